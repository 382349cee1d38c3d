import { More } from "#components/widgets/more.tsx";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { formulaLabel, VERDICT } from "#lib/copy/case/verdict.ts";
import { ODDS } from "#lib/copy/odds.ts";
import { formatMoney } from "#lib/format/money.ts";

type Props = { readonly caseItem: Case; readonly fee: Analysis["fee"] };

/** The expected fee, and the formula it comes from. */
export function CaseValue({ caseItem, fee }: Props) {
  const amount = fee?.amount ?? caseItem.estimatedValue;
  return (
    <>
      <p className="text-label leading-tight tracking-normal text-ink-2">{VERDICT.estimatedValue}</p>
      <p className="font-display text-18 leading-[1.3] font-bold">
        {amount === null ? ODDS.none : formatMoney(amount)}
      </p>
      {fee !== null && (
        <More label={VERDICT.hours(fee.hours, formatMoney(fee.hourlyRate))} spoken={VERDICT.formula}>
          <p>{formulaLabel({ ...fee, hourlyRate: formatMoney(fee.hourlyRate), amount: formatMoney(fee.amount) })}</p>
          <p className="mt-1 text-ink-2">{VERDICT.estimatedValueMeaning}</p>
        </More>
      )}
    </>
  );
}
