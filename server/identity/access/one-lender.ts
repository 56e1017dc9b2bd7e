import { Problem } from '@hearthline/contract/problem.ts';
import { hasOtherLender } from '@hearthline/database/stores/person/people-search.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import type { StaffCaller } from '../request-parts.ts';

/**
 * Whether staff of a lender may touch an account: no lender's may, of a person who has an application, open or ended, at another lender, because the
 * account opens both (decision record 121). Every act of staff on an identity asks this. Throws owner_only; the sentence does not say that there is
 * another lender, which this one has no right to know.
 */
export async function requireOneLender(
  on: Queryable,
  identityUuid: string,
  { organization }: Pick<StaffCaller, 'organization'>,
): Promise<void> {
  if (await hasOtherLender(on, identityUuid, organization))
    throw new Problem('owner_only', {
      message:
        'Only the owner of this account can change this. Ask them to do it themselves: under Settings, or with “Forgot your password?” on the page to log in.',
    });
}
