/** The lenders as the product of a run serves them, and who borrows from each. */
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { lenderSet } from '@hearthline/orgs/lender-set.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { PERSONAS } from '@hearthline/sandbox/personas.ts';

/** The key of a sample person who lives where the lender lends, of an age at which it lends to them; null where there is none. */
function neighborOf({ newYorkSite, heloc, licensedStates }: Lender): string | null {
  if (newYorkSite) return 'york';
  if (heloc.ageRestricted) return 'retire';
  const here = PERSONAS.find(
    ({ reaches, property, extra }) =>
      reaches.status === 'OFFER_SELECTION' &&
      Object.keys(extra).length === 0 &&
      (licensedStates as readonly string[]).includes(property.state),
  );
  return here?.key ?? null;
}
export const borrowerOf = (lender: Lender): string => neighborOf(lender) ?? 'happy';

/** A lender without a sample person in its states lends in Arizona too, with a trustee of its own there: everything else of it is as in its file. */
function nearSomeone(lender: Lender): Lender {
  if (neighborOf(lender) !== null) return lender;
  const { name, address, licensedStates, trustees } = lender;
  return {
    ...lender,
    licensedStates: [...licensedStates, 'AZ'],
    trustees: [...trustees, { states: ['AZ'], name: `Trustee of ${name}`, address }],
  };
}
export const SERVED = lenderSet(FILE_LENDERS.all.map(nearSomeone));
