import { describe, expect, it } from "vitest";
import { makeDocuments } from "../testing/make-documents.ts";
import { readSpeakerLegend } from "./speaker-legend.ts";

const legendOf = (...pages: string[]) =>
  Object.fromEntries(readSpeakerLegend(makeDocuments([["transcript.txt", ...pages]])[0]?.pages ?? []));

describe("the legend of a transcript", () => {
  it("gives the names to the initials", () => {
    expect(legendOf("Present: Sgt. Paul Orr (PO); Tess Gilroy (TG)\nMLK = Mary Lou Kern")).toEqual({
      PO: "Sgt. Paul Orr",
      TG: "Tess Gilroy",
      MLK: "Mary Lou Kern",
    });
  });

  it("gives the names of a key to letters of any kind", () => {
    expect(
      legendOf("Key:  T = Dep. Orr    G: Tess G.   C = Caller   DISP = dispatch\n(A = Hale  M = Sgt. Kern)  p. 1"),
    ).toEqual({
      T: "Dep. Orr",
      G: "Tess",
      A: "Hale",
      M: "Sgt. Kern",
    });
  });

  it("gives the name of whose statement it is to its initials", () => {
    expect(legendOf("RECORDED STATEMENT\nStatement of:   Tess Ann Gilroy\nTaken by: Sgt. Paul Orr (PO)")).toEqual({
      PO: "Sgt. Paul Orr",
      TG: "Tess Ann Gilroy",
      TAG: "Tess Ann Gilroy",
    });
    expect(legendOf("TG: Statement of mine? I gave it with Paul Orr there.")).toEqual({});
  });

  it("gives the name before a single letter at the head of a page", () => {
    expect(legendOf("TESS GILROY (G)   by OFC Paul Orr (O)")).toEqual({ G: "TESS GILROY", O: "OFC Paul Orr" });
    expect(legendOf(`${"\n".repeat(20)}With them was Tess Gilroy (F) and Paul Mott (M)`)).toEqual({});
  });

  it("takes no speech for a key", () => {
    expect(legendOf("G: Whereabouts?     P: Side gate. Blue lid.\nLS: I'm good.\nR: Kern.")).toEqual({});
  });

  it("takes no other letters in brackets for initials", () => {
    expect(legendOf("Residence Life (RA) and Agg Assault (FV), Orr Lane (US)")).toEqual({});
  });

  it("leaves out what stands for two people", () => {
    expect(legendOf("Tess Gilroy (TG)", "Tom Grant (TG)")).toEqual({});
  });
});
