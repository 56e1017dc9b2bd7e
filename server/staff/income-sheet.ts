/** The worksheet of an income that staff verify: each source with its document, its figures and the steps of the calculation. */
import type { StaffActionMembers } from '@hearthline/contract/desk/staff-actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { SourceResult } from '@hearthline/rules/income/steps.ts';
import { sourceIncome, totalIncome } from '@hearthline/rules/income/worksheet.ts';

type Sources = StaffActionMembers['sources'];
/** As it is kept. */
export type IncomeSheet = {
  readonly total: number;
  readonly sources: readonly (Sources[number] & Pick<SourceResult, 'monthly' | 'steps' | 'flags'>)[];
  readonly by: string;
};

/**
 * The worksheet of these sources. Throws invalid_request, each problem at its field: a file that is not an accepted one of this application, a figure that
 * cannot be counted, and a total that is no income.
 */
export function incomeSheet({ facts }: { readonly facts: Facts }, sources: Sources, today: IsoDate): Omit<IncomeSheet, 'by'> {
  const accepted = new Set(facts.documents.flatMap(({ id, state }) => (state === 'ACCEPTED' ? [id] : [])));
  const results = sources.map((source) => sourceIncome(source, today));
  const total = totalIncome(results);
  const errors = results.flatMap(({ problems }, at) => [
    ...(accepted.has(sources[at]?.documentUuid ?? '')
      ? []
      : [{ field: `sources.${at}.documentUuid`, message: 'Choose a file of this application that was accepted' }]),
    ...problems.map(({ figure, message }) => ({ field: `sources.${at}.figures.${figure}`, message })),
  ]);
  if (sources.length === 0)
    errors.push({ field: 'sources', message: 'Enter what a document shows: the stated income alone is not verified' });
  else if (errors.length === 0 && total <= 0) errors.push({ field: 'sources', message: 'Nothing is left that counts as income' });
  if (errors.length > 0) throw new Problem('invalid_request', { message: 'The income cannot be verified by these figures', errors });
  return { total, sources: sources.map((source, at) => ({ ...source, ...shownOf(results[at]) })) };
}

const shownOf = (result: SourceResult | undefined): Pick<SourceResult, 'monthly' | 'steps' | 'flags'> => ({
  monthly: result?.monthly ?? 0,
  steps: result?.steps ?? [],
  flags: result?.flags ?? [],
});
