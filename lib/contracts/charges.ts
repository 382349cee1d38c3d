import { z } from "zod";
import { EVIDENCE_SIDES, MAX_ELEMENT, MAX_ELEMENTS } from "../domain/charge-elements.ts";
import { Citation } from "./findings.ts";
import { Id, IdParams } from "./common.ts";
import { defineCall } from "./define-call.ts";

/** Words that a person chose for or against an element. */
const Evidence = Citation.extend({ side: z.enum(EVIDENCE_SIDES) });
export type Evidence = z.infer<typeof Evidence>;

const ChargeElement = z.object({
  id: Id,
  text: z.string(),
  /** By document, page and place. */
  evidence: z.array(Evidence),
  /**
   * Findings of the latest completed analysis that the rules place here; nothing is taken over until a person does. The side is
   * null where the documents of the finding differ: each of its quotes may be on another one.
   */
  suggested: z.array(z.object({ findingId: Id, side: z.enum(EVIDENCE_SIDES).nullable() })),
});
export type ChargeElement = z.infer<typeof ChargeElement>;

const Charge = z.object({ id: Id, name: z.string(), elements: z.array(ChargeElement) });
export type Charge = z.infer<typeof Charge>;

/** The charges of a case with their elements, in the order in which they were added. */
const Charges = z.array(Charge);

const Name = z
  .string("Please enter the charge")
  .trim()
  .min(1, "Please enter the charge")
  .max(300, "Please keep the charge under 300 characters");
const ElementText = z
  .string()
  .trim()
  .min(1, "Please enter the element")
  .max(MAX_ELEMENT, "Please keep an element under 1,000 characters");

export const listCharges = defineCall({
  method: "GET",
  path: "/api/case/{id}/charges",
  access: "user",
  params: IdParams,
  response: Charges,
});

export const addCharge = defineCall({
  method: "POST",
  path: "/api/case/{id}/charges",
  access: "user",
  status: 201,
  params: IdParams,
  body: z.object({ name: Name, elements: z.array(ElementText).min(1).max(MAX_ELEMENTS) }),
  response: Charges,
});

const ChargeParams = z.object({ id: Id, chargeId: Id });

/**
 * Renames a charge and changes its elements. Elements that are named nowhere stay, so that what a colleague added meanwhile is
 * not lost. 409 for an element that is gone.
 */
export const updateCharge = defineCall({
  method: "PUT",
  path: "/api/case/{id}/charges/{chargeId}",
  access: "user",
  params: ChargeParams,
  body: z.object({
    name: Name,
    /** In their order; one without an id is new. */
    elements: z.array(z.object({ id: Id.nullable(), text: ElementText })).max(MAX_ELEMENTS),
    /** They go with their evidence. */
    removed: z.array(Id).max(MAX_ELEMENTS),
  }),
  response: Charges,
});

export const deleteCharge = defineCall({
  method: "DELETE",
  path: "/api/case/{id}/charges/{chargeId}",
  access: "user",
  params: ChargeParams,
});

/** Places the words of a citation for or against an element; when they are on the other side, they change it. */
export const addEvidence = defineCall({
  method: "PUT",
  path: "/api/case/{id}/elements/{elementId}/citations/{citationId}",
  access: "user",
  params: z.object({ id: Id, elementId: Id, citationId: Id }),
  body: z.object({ side: z.enum(EVIDENCE_SIDES) }),
  response: Charges,
});

/** Places the sentence around words of a page for or against an element. 404 for words that are not on the page. */
export const addPassage = defineCall({
  method: "PUT",
  path: "/api/case/{id}/elements/{elementId}/documents/{documentId}/pages/{pageNumber}",
  access: "user",
  params: z.object({
    ...{ id: Id, elementId: Id, documentId: Id },
    pageNumber: z.coerce.number().int().min(1).max(1_000_000),
  }),
  /** Offsets into the page's text, UTF-16 units. */
  body: z.object({ start: z.int().min(0), end: z.int().min(1), side: z.enum(EVIDENCE_SIDES) }),
  response: Charges,
});

export const deleteEvidence = defineCall({
  method: "DELETE",
  path: "/api/case/{id}/elements/{elementId}/evidence/{evidenceId}",
  access: "user",
  params: z.object({ id: Id, elementId: Id, evidenceId: Id }),
});
