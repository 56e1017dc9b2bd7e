import type { Facts } from '@hearthline/journey/facts.ts';
import type { VALUATION_PRODUCTS } from '@hearthline/journey/facts/application.ts';
import type { Debt } from '@hearthline/journey/facts/parts.ts';

/** Who values the home, and the usual number of days until the value is there (lending §1.4.2). */
export const VALUER: Readonly<Record<(typeof VALUATION_PRODUCTS)[number], { readonly by: string; readonly days: number }>> = {
  BPO: { by: 'A real estate broker', days: 3 },
  RESI_EVAL: { by: 'A valuation company', days: 2 },
  ONSITE: { by: 'A licensed appraiser', days: 8 },
};

/** Copy for each insurance gap (rules/regulation/insurance.ts). */
export const INSURANCE_GAP_COPY: Readonly<Record<string, string>> & { readonly OTHER: string } = {
  COVER_TOO_LOW: 'The cover of your home is too low.',
  NOT_IN_FORCE: 'The policy has not begun yet.',
  EXPIRES_SOON: 'The policy ends too soon after your line is paid out.',
  FLOOD_POLICY_MISSING: 'A flood policy is missing.',
  FLOOD_COVER_TOO_LOW: 'The flood cover is too low.',
  FLOOD_POLICY_EXPIRES_SOON: 'The flood policy ends too soon after your line is paid out.',
  OTHER: 'The policy does not cover what the line asks for.',
};

const CREDITORS: Readonly<Record<Debt['kind'], string>> = {
  MORTGAGE: 'the lender of your mortgage',
  HELOC: 'the lender of your home equity line',
  AUTO: 'the lender of your car loan',
  STUDENT: 'the lender of your student loan',
  CARD: 'your credit card company',
  INSTALLMENT: 'the lender of your loan',
  OTHER: 'your creditor',
};

/** Describes a creditor by the kind of debt: facts hold no creditor names. */
export function creditorNameOf({ full, credit }: Facts, debtId: string): string {
  const debt = [...(full.hardCredit?.debts ?? []), ...(credit?.debts ?? [])].find((d) => d.id === debtId);
  return CREDITORS[debt?.kind ?? 'OTHER'];
}

/** A time in the home's time zone, such as "Tuesday, November 24, 10:00 AM". @param at ISO instant. */
export const formatTimeAtHome = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    .format(new Date(at))
    .replace(' at ', ', ');
