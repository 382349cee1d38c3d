"use client";

import { useState } from "react";
import { ExhibitSticker } from "#components/ui/exhibit-sticker.tsx";
import { Button } from "#components/ui/button.tsx";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import { useCopy } from "#components/widgets/voice.ts";
import type { Person } from "#lib/contracts/findings.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { PEOPLE } from "#lib/copy/case/people.ts";
import { groupPerson, isClient, PERSON_GROUPS } from "#lib/domain/people.ts";
import { roleLabel } from "#lib/domain/firm/role-label.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { Folded } from "../points/folded.tsx";

type Props = { readonly caseItem: Case; readonly people: readonly Person[] };

/** Stickers that stand there before "more": an officer of a large file is in every exhibit. */
const MAX_CHIPS = 10;

/** The people the record names, which of them have their own paper, and where each is named; nothing when nobody was found. */
export function People({ caseItem, people }: Props) {
  const labels = useCopy(PEOPLE);
  if (people.length === 0) return null;
  const grouped = people.map((person) => ({ person, group: groupPerson(person, caseItem.clientName) }));
  const withoutPaper = grouped.filter(({ person, group }) => lacksPaper(person, group)).length;
  const count = PEOPLE.count(people.length, withoutPaper);
  return (
    <CaseSection id="people" folds="always" title={labels.title} summary={count} note={count}>
      {PERSON_GROUPS.map((group) => {
        const members = grouped.filter((one) => one.group === group).map(({ person }) => person);
        return members.length === 0 ? null : (
          <div key={group} className="not-first:mt-3">
            <h3 className="mb-0.5 text-15">{PEOPLE.groups[group]}</h3>
            <Folded items={members.toSorted(byExhibits)} limit={8}>
              {(shown) => (
                <ul className="mb-2 list-none wrap-anywhere">
                  {shown.map((person) => (
                    <PersonRow
                      key={`${person.name} ${person.role}`}
                      person={person}
                      caseItem={caseItem}
                      isLacking={lacksPaper(person, group)}
                    />
                  ))}
                </ul>
              )}
            </Folded>
          </div>
        );
      })}
      <p className="text-12 text-ink-2">{PEOPLE.basis}</p>
    </CaseSection>
  );
}

/** Only of a witness a statement is expected: not of the accused, the court, counsel, or an expert who reports. */
function lacksPaper({ ownPapers }: Person, group: (typeof PERSON_GROUPS)[number]): boolean {
  return (group === "witness" || group === "complainant") && ownPapers.length === 0;
}

/** The people in most exhibits first; otherwise in the order of the record. */
function byExhibits(one: Person, other: Person): number {
  return other.places.length - one.places.length;
}

type RowProps = { readonly person: Person; readonly caseItem: Case; readonly isLacking: boolean };

function PersonRow({ person, caseItem, isLacking }: RowProps) {
  const { name, role, standing, places, ownPapers } = person;
  const isUnnamed = name === role;
  const own = places.filter(({ documentId }) => ownPapers.includes(documentId));
  const others = places.filter(({ documentId }) => !ownPapers.includes(documentId));
  const saidRole = isUnnamed
    ? PEOPLE.unnamed
    : isClient(name, caseItem.clientName)
      ? PEOPLE.client
      : standing === "judge" || standing === "attorney" || standing === "accused"
        ? PEOPLE[standing]
        : roleLabel(role);
  return (
    <li className="grid gap-1 border-t border-hair py-2 print:break-inside-avoid print:grid-cols-[26%_minmax(0,1fr)_30%] print:py-1">
      <p className="flex flex-wrap items-baseline gap-x-2.5" dir="auto">
        <span className="font-semibold">{isUnnamed ? roleLabel(role) : name}</span>
        {saidRole !== "" && <span className="text-13 text-ink-2">{saidRole}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Places label={PEOPLE.own} caseId={caseItem.id} places={own} />
        <Places label={PEOPLE.named} caseId={caseItem.id} places={others} />
      </div>
      {isLacking && (
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-13">
          <ExhibitSticker isMissing aria-hidden="true">
            {CASE_DETAIL.missingExhibit}
          </ExhibitSticker>
          {PEOPLE.noPaper}
        </p>
      )}
    </li>
  );
}

type PlacesProps = { readonly label: string; readonly caseId: string; readonly places: Person["places"] };

function Places({ label, caseId, places }: PlacesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  if (places.length === 0) return null;
  const shown = isOpen || isPrinting || places.length <= MAX_CHIPS + 1 ? places : places.slice(0, MAX_CHIPS);
  const left = places.length - shown.length;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <span className="text-13 text-ink-2">{label}</span>
      {shown.map((citation) => (
        <CitationChip key={citation.documentId} caseId={caseId} citation={citation} />
      ))}
      {left > 0 && (
        <Button variant="quiet" size="s" onClick={() => setIsOpen(true)}>
          {PEOPLE.more(left)}
        </Button>
      )}
    </p>
  );
}
