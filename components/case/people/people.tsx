"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import { useCopy } from "#components/widgets/voice.ts";
import type { Person } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DETAIL, PEOPLE } from "#lib/copy/case-detail.ts";
import { groupPerson, isClient, PERSON_GROUPS } from "#lib/domain/people.ts";
import { roleLabel } from "#lib/domain/role-label.ts";
import { Folded } from "../points/folded.tsx";
import styles from "./people.module.css";

type Props = { readonly caseItem: Case; readonly people: readonly Person[] };

/** Stickers that stand there before "more": an officer of a large file is in every exhibit. */
const MAX_CHIPS = 10;

/** Whom the record names, who of them has a paper of their own, and where each stands; nothing when nobody was found. */
export function People({ caseItem, people }: Props) {
  const labels = useCopy(PEOPLE);
  if (people.length === 0) return null;
  const grouped = people.map((person) => ({ person, group: groupPerson(person, caseItem.clientName) }));
  const withoutPaper = grouped.filter(({ person, group }) => lacksPaper(person, group)).length;
  return (
    <section className="sheet" aria-labelledby="people">
      <div className="sec-head">
        <h2 id="people">{labels.title}</h2>
        <span className="small muted">{PEOPLE.count(people.length, withoutPaper)}</span>
      </div>
      {PERSON_GROUPS.map((group) => {
        const members = grouped.filter((one) => one.group === group).map(({ person }) => person);
        return members.length === 0 ? null : (
          <div key={group} className={styles.group}>
            <h3>{PEOPLE.groups[group]}</h3>
            <Folded items={members.toSorted(byExhibits)} limit={8}>
              {(shown) => (
                <ul className={styles.people}>
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
      <p className="tiny muted">{PEOPLE.basis}</p>
    </section>
  );
}

/** Only of a witness a statement is expected: not of the accused, the court, counsel, or an expert who reports. */
function lacksPaper({ ownPapers }: Person, group: (typeof PERSON_GROUPS)[number]): boolean {
  return (group === "witness" || group === "complainant") && ownPapers.length === 0;
}

/** Whoever is in most exhibits first; else in the order of the record. */
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
    <li>
      <p className={styles.who} dir="auto">
        <span className="strong">{isUnnamed ? roleLabel(role) : name}</span>
        {saidRole !== "" && <span className="small muted">{saidRole}</span>}
      </p>
      <div className={styles.where}>
        <Places label={PEOPLE.own} caseId={caseItem.id} places={own} />
        <Places label={PEOPLE.named} caseId={caseItem.id} places={others} />
      </div>
      {isLacking && (
        <p className={`small ${styles.lack}`}>
          <span className="ex miss" aria-hidden="true">
            {CASE_DETAIL.missingExhibit}
          </span>
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
    <p>
      <span className="small muted">{label}</span>
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
