/** The accounts of an application as staff compare them before one is paid: the applicant's name, what the bank answered, the score, the result. */
import type { Payee } from '@hearthline/contract/desk/actions.ts';
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { comparedAccounts } from '@hearthline/database/stores/person/parties.ts';
import { nameOfIdentity } from '@hearthline/database/stores/person/profiles.ts';
import { capitalized, inWords } from '@hearthline/journey/fact-sentences/row.ts';
import { ACCOUNT_KEYS, ACCOUNT_ROLES } from '@hearthline/journey/facts/verification.ts';
import { CONTROL_ONLY, mismatches, NAME_CHANGED, payeeWaitsUntil } from '@hearthline/journey/steps/payee.ts';
import type { Context } from '../config/context.ts';

/** What a vendor's code says about an account, to staff. */
const FINDINGS: Readonly<Record<string, string>> = {
  NAME_MISMATCH: 'The bank shows another owner',
  NAME_UNSURE: 'The bank’s name is only partly alike',
  [NAME_CHANGED]: 'The borrower’s name was changed after the bank compared it',
  [CONTROL_ONLY]: 'Two small deposits were told: the borrower reads this account. Nothing says whose it is.',
  NO_ACCOUNT: 'The bank has no account with this number',
  ACCOUNT_CLOSED: 'The account is closed',
  NOT_FOR_TRANSFERS: 'The account takes no transfers',
  INVALID_ROUTING_NUMBER: 'No bank has this routing number',
  TOO_MANY_TRIES: 'The amounts of the deposits were wrong three times',
  DEPOSITS_RETURNED: 'The bank sent the small deposits back',
  DISOWNED: 'The borrower said, called on the phone of record, that they did not give it',
  REFUSED_BY_STAFF: 'Staff refused it',
};

/** The account that receives the money and the one payments are drawn from; the applicant's own name is never given as the bank's. */
export async function payeesOf(
  { pool }: Pick<Context, 'pool'>,
  { facts, identityUuid }: Application,
  on: Connection = pool,
): Promise<Payee[]> {
  const given = ACCOUNT_ROLES.flatMap((role) => facts.verification[ACCOUNT_KEYS[role]] ?? []);
  const known = await comparedAccounts(
    on,
    given.map(({ accountId }) => accountId),
  );
  const now = given.length === 0 ? '' : await nameOfIdentity(on, identityUuid);
  const differing = mismatches(facts);
  return ACCOUNT_ROLES.flatMap((role) => {
    const account = facts.verification[ACCOUNT_KEYS[role]];
    if (!account) return [];
    const { holder = 'Erased', bank = null, nameAtBank = null, nameScore = null, checkedBy = null } = known.get(account.accountId) ?? {};
    return [
      {
        role: role === 'AUTOPAY' ? 'Automatic payments' : 'Receives the money',
        bank,
        applicant: holder,
        nameNow: holder === now || !known.has(account.accountId) ? null : now,
        nameAtBank,
        nameScore,
        checkedBy,
        mask: account.mask,
        state: capitalized(inWords(account.verification)),
        isInReview: account.verification === 'PENDING_REVIEW',
        finding: account.reason === undefined ? null : (FINDINGS[account.reason] ?? capitalized(inWords(account.reason))),
        isMismatch: differing.includes(account),
        waitsUntil: role === 'DISBURSEMENT' ? payeeWaitsUntil(facts) : null,
      },
    ];
  });
}
