import { ExhibitSticker } from "#components/ui/exhibit-sticker.tsx";
import type { Finding } from "#lib/contracts/findings.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { isToCheck } from "#lib/domain/findings.ts";

type Props = { readonly gap: Finding; readonly className?: string };

/** The sticker of an exhibit that is not there, or that counsel has to look for. */
export function GapSticker({ gap, className }: Props) {
  return (
    <ExhibitSticker isMissing className={className} aria-hidden="true">
      {isToCheck(gap) ? CASE_DETAIL.checkExhibit : CASE_DETAIL.missingExhibit}
    </ExhibitSticker>
  );
}
