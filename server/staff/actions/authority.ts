/** What an action takes of the authority of those who perform it, and whether theirs is enough (decision record 171). */
import { type Authority, USUAL_AUTHORITY } from '@hearthline/contract/desk/authority.ts';
import { type StaffMember, standingMembers } from '@hearthline/database/stores/lender/staff-members.ts';
import { ratiosOf } from '@hearthline/journey/application/reason-figures.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { homeValue } from '@hearthline/journey/selectors.ts';
import { TWO_PERSON_LINE } from '@hearthline/journey/steps/funding.ts';
import { formatDollars } from '@hearthline/rules/money.ts';
import type { PoolClient } from 'pg';

/** What is decided: a line in dollars, a CLTV in percent, an exception to credit limits, a funding in dollars. */
export type Needed = {
  readonly line?: number;
  readonly cltv?: number;
  readonly exception?: boolean;
  readonly release?: number;
};
export type Limits = { readonly authority?: Authority | null };
const limitsOf = ({ authority }: Limits): Authority => authority ?? USUAL_AUTHORITY;

type Part = { readonly isAbove: (needed: Needed, mine: Authority) => boolean; readonly says: (mine: Authority) => string };
const above = (needed: number | undefined, mine: number | null): boolean =>
  needed !== undefined && mine !== null && Math.round(needed * 100) > Math.round(mine * 100);
const percent = (value: number): string => `${Number(value.toFixed(2))}%`;
const PARTS: readonly Part[] = [
  { isAbove: ({ line }, mine) => above(line, mine.line), says: ({ line }) => `above your authority of ${formatDollars(line ?? 0)}` },
  { isAbove: ({ cltv }, mine) => above(cltv, mine.cltv), says: ({ cltv }) => `above your authority of a CLTV of ${percent(cltv ?? 0)}` },
  {
    isAbove: ({ exception = false }, mine) => exception && !mine.exceptions,
    says: () => 'an exception to credit limits, for which you have no authority',
  },
  {
    isAbove: ({ release }, mine) => above(release, mine.release),
    says: ({ release }) =>
      release === 0 ? 'a funding, which you do not release alone' : `above your authority of ${formatDollars(release)}`,
  },
];

/** Why it is above what a person decides alone, as it follows "This is"; null where their authority covers it. */
export function aboveAuthority(person: Limits, needed: Needed | null): string | null {
  const mine = limitsOf(person);
  const over = needed === null ? [] : PARTS.filter(({ isAbove }) => isAbove(needed, mine));
  return over.length === 0 ? null : over.map(({ says }) => says(mine)).join(', and ');
}

/** A colleague as they stand in this transaction, locked: authority that is lowered meanwhile comes before it, or waits for its end. */
export async function standing(client: PoolClient, { uuid, role }: Pick<StaffMember, 'uuid' | 'role'>): Promise<Limits> {
  const [member] = await standingMembers(client, [uuid]);
  return member?.role === role ? member : NOBODY;
}
const NOBODY: Limits = { authority: { line: 0, cltv: 0, exceptions: false, release: 0 } };

/** The line that an application has, or the largest that it may get. */
const lineOf = (f: Facts): number => f.selection?.lineAmount ?? f.verification.terms?.maxLine ?? f.underwriting?.maxLine ?? 0;

/** What a decision of credit lets the borrower have. @param value of the home, where it is this that is decided */
export function creditNeeded(f: Facts, value = homeValue(f)): Needed {
  const line = lineOf(f);
  const { percent: now } = ratiosOf(f).cltv;
  const before = homeValue(f);
  if (now === null || !before || !value) return { line };
  // before a line is chosen, the liens alone are counted
  const owed = (now / 100) * before + (f.selection === null ? line : 0);
  return { line, cltv: (owed / value) * 100 };
}

/** What a funding releases; above the line that takes two people in any case, one of them has the whole authority. */
export const releaseNeeded = (f: Facts): Needed => ({ release: Math.min(f.selection?.lineAmount ?? 0, TWO_PERSON_LINE) });
