import { equityClosingsOnHome } from '@hearthline/database/stores/application/application.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Debt, Lien } from '@hearthline/journey/facts/parts.ts';
import { openLiens } from '@hearthline/journey/selectors.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { texasYearBars } from '@hearthline/rules/regulation/texas.ts';
import type { Context } from '../../config/context.ts';

/** The days on which equity loans on the home closed, as snapshot and full title search show them: open, or released since. */
const onRecord = (f: Facts): string[] =>
  [...(f.title?.liens ?? []), ...(f.verification.title?.found ?? [])]
    .filter(({ kind, position }) => kind === 'HELOC' || (kind === 'MORTGAGE' && position > 1))
    .flatMap(({ originationDate }) => (originationDate === null ? [] : [originationDate]));

/**
 * Why Texas forbids another equity line on this homestead: one closed within the year before the first day on which this one could close, with us
 * or with another lender, paid off or not (Tex. Const. art. XVI s.50(a)(6)(M)(iii)). Our own lines of the same people count before they are on record.
 */
export async function barsOfTexas(ctx: Context, application: Application): Promise<ReasonCode[]> {
  const { facts: f } = application;
  if (!isTexas(f)) return [];
  const now = ctx.clock.now(application.uuid);
  const own = (await equityClosingsOnHome(ctx.pool, application)).map((at) => dayAtProperty(f, at ?? now));
  return texasYearBars([...onRecord(f), ...own], dayAtProperty(f, now)) ? ['EQUITY_LOAN_WITHIN_YEAR'] : [];
}

/**
 * Equity lines whose place is not known: on the credit report and not on record, or on record and left out of the liens that the borrower confirmed.
 */
export function unplacedLines(f: Facts): { readonly debts: readonly Debt[]; readonly liens: readonly Lien[] } {
  if (!isTexas(f)) return { debts: [], liens: [] };
  const known = openLiens(f) ?? [];
  return {
    debts: (f.credit?.debts ?? []).filter(({ kind, id }) => kind === 'HELOC' && !known.some(({ debtId }) => debtId === id)),
    liens: (f.title?.liens ?? []).filter(
      ({ kind, id, recordedReleased }) => kind === 'HELOC' && !recordedReleased && !known.some((lien) => lien.id === id),
    ),
  };
}

/** Whether staff find out first which home an equity line is secured by, before anything is offered. */
export function texasUnclear(f: Facts): boolean {
  const { debts, liens } = unplacedLines(f);
  return debts.length > 0 || liens.length > 0;
}
