/**
 * Figures that several callers read from the facts, each defined once. Dollars. null means "not known yet": the caller decides what
 * follows.
 */
import { roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import type { Facts } from './facts.ts';
import type { Lien } from './facts/parts.ts';

/** The automated value (AVM), where its confidence was high enough; null without one. */
export const modelValue = (f: Facts): number | null => (f.noValueFound ? null : (f.valuation?.value ?? null));

/**
 * The home value of the first underwriting: the automated one (AVM), or without it the borrower's own estimate. Never a later valuation:
 * the first offers were made before there was one.
 */
export const prequalificationValue = (f: Facts): number | null => (f.noValueFound ? f.estimate : modelValue(f));

/**
 * The home value everywhere else: the accepted valuation where one was ordered (the value the lender relies on: Reg C's property value, 12
 * CFR 1003.4(a)(28); the maximum insurable, 42 USC 4012a(b)(1)), else the value of prequalification.
 */
export const homeValue = (f: Facts): number | null => f.verification.valuation.agreed ?? prequalificationValue(f);

/** Whether the money goes to the borrower's account at the exchange: of a crypto-backed line, unless the exchange opened none or sent it back. */
export const isPaidToExchange = ({ created, verification: { wallet } }: Facts): boolean =>
  created?.isCrypto === true && (wallet === null || wallet.ended === null);

/** The borrower's open account at the exchange; null before it is opened, and where a bank account is paid. */
export function openWallet(f: Facts): { readonly exchange: string; readonly address: string } | null {
  const { wallet } = f.verification;
  return isPaidToExchange(f) && wallet && 'address' in wallet ? wallet : null;
}

/** Liens open on the home before the full title search, as the borrower confirmed them, else as recorded; null until the title snapshot is in. */
export const knownLiens = (f: Facts): readonly Lien[] | null => f.liens ?? f.title?.liens.filter((l) => !l.recordedReleased) ?? null;

/** Liens open on the home: the known ones, and those that the full title search found besides; null until the title snapshot is in. */
export function openLiens(f: Facts): readonly Lien[] | null {
  const known = knownLiens(f);
  const found = f.verification.title?.found?.filter((l) => !l.recordedReleased && !known?.some(({ id }) => id === l.id)) ?? [];
  return known && [...known, ...found];
}

/** Liens that the first draw pays off. */
export const liensToPayOff = (f: Facts): readonly Lien[] => (openLiens(f) ?? []).filter(({ id }) => chosenPayoffs(f).includes(id));

/** The creditor's line of credit that the draw pays off has to be closed with it: otherwise it could be drawn again, ahead of ours. */
export const linesToClose = (f: Facts): readonly Lien[] => liensToPayOff(f).filter(({ kind }) => kind === 'HELOC');

/** Liens that stay ahead of ours: open on the home, and not paid off by the first draw. An older log has one for all that the search found. */
export function liensAhead(f: Facts): number {
  const { title } = f.verification;
  const staying = (openLiens(f) ?? []).filter((lien) => !chosenPayoffs(f).includes(lien.id)).length;
  return staying + (title && title.found === undefined && title.newLiens > 0 ? 1 : 0);
}

/**
 * The position of our lien, for every document and register. Throws RangeError behind two others: underwriting offers nothing there.
 */
export function lienPosition(f: Facts): 1 | 2 {
  const ahead = liensAhead(f);
  if (ahead > 1) throw new RangeError(`${ahead} liens are ahead`);
  return ahead === 0 ? 1 : 2;
}

/** Balance owed on the home before our line: the sum over the open liens. */
export const openLienBalance = (f: Facts): number => roundHalfEven(sum((openLiens(f) ?? []).map((l) => l.currentBalance)));

/**
 * Equity loans and lines open on a Texas homestead: a home equity line, and any loan behind the first mortgage. Only one such loan may be secured
 * by the home at a time, so each is paid off and closed with the first draw (Tex. Const. art. XVI s.50(a)(6)(K)).
 */
export const texasEquityLiens = (f: Facts): readonly Lien[] =>
  f.created && isTexasHomestead(f.created.state, f.created.occupancy)
    ? (openLiens(f) ?? []).filter(({ kind, position }) => kind === 'HELOC' || (kind === 'MORTGAGE' && position > 1))
    : [];

/**
 * Ids of debts and liens whose payoff the offers depend on: the borrower agreed to it with the assets, or with a counteroffer, or the law of Texas
 * asks for it.
 */
export const agreedPayoffs = (f: Facts): readonly string[] => [
  ...new Set([
    ...(f.assets?.payoffs ?? []),
    ...(f.requalify?.accepted ? f.requalify.payoffs : []),
    ...texasEquityLiens(f).map(({ id }) => id),
  ]),
];

/** Ids of the debts and liens that the chosen offer pays off: the agreed ones, and those the borrower added. */
export const chosenPayoffs = (f: Facts): readonly string[] => f.selection?.payoffs ?? [];

/** Whether the letter of each debt is in; after the signing a debt may end without one. */
export const lettersIn = (f: Facts): boolean =>
  chosenPayoffs(f).every((id) => Boolean(f.verification.payoffs[id]) || f.closing.payoffs[id] === 'FAILED');

/** The payoff amount of a debt: by the creditor's letter where there is one, else the balance given (of the credit report or the record). */
export const payoffAmount = (f: Facts, id: string, balance: number): number => f.verification.payoffs[id]?.amount ?? balance;

/** The offers now open for selection: those made from verified facts once there are any. */
export const offerSetOf = (f: Facts): string | null =>
  f.verification.terms?.decision === 'SELECT' ? f.verification.terms.offerSetId : (f.underwriting?.offerSetId ?? null);

/** Gross income as the borrower stated it, dollars a year. */
export const statedAnnualIncome = (f: Facts): number => (f.created?.incomePrimary ?? 0) + (f.created?.incomeOther ?? 0);
