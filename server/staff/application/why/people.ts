/** Why people wait: identity documents, other signers, accounts of another owner, changes of identity data. */
import { applicantOf, personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import { identityChangesOf } from '@hearthline/database/stores/lender/identity-changes.ts';
import { payoutCallsOf } from '@hearthline/database/stores/application/payee-checks.ts';
import { capitalized, SIGNER_ROLE_NAMES } from '@hearthline/journey/fact-sentences/row.ts';
import { payeeWaitsUntil } from '@hearthline/journey/steps/payee.ts';
import { MAX_SIGNER_TRIES, needsPerson, owes } from '@hearthline/journey/steps/signers.ts';
import { MAX_IDENTITY_TRIES } from '@hearthline/journey/steps/verification.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import type { IdentityResult } from '@hearthline/providers/identity-documents/port.ts';
import { payeesOf } from '../../payees.ts';
import { type Figure, figure, type Reason, type ReasonsOf, type Sources } from './reason.ts';
import { ALERTS, HITS, IDENTITY, IDENTITY_CHECKS, IDENTITY_DATA_IN_WORDS, wordsIn } from './vocabulary.ts';

/** What the vendor read and checked, beside the person's own name. */
function pictures(found: IdentityResult | null, name: string, when: Sources['when']): readonly Figure[] {
  const failed = (Object.keys(IDENTITY_CHECKS) as (keyof typeof IDENTITY_CHECKS)[]).filter((check) => found?.checks[check] === false);
  return [
    ...figure('Name on the document', found?.extracted && `${found.extracted.first} ${found.extracted.last}`),
    ...figure('Name in the application', name),
    ...figure('Checks not passed', failed.map((check) => IDENTITY_CHECKS[check]).join(', ')),
    ...figure('Document expires', found?.expiry && when(found.expiry)),
  ];
}

export const borrowersIdentity: ReasonsOf = async ({ facts, answer, people, ctx, application, when }) => {
  const { identity } = facts.verification;
  if (identity.verification !== 'PENDING_REVIEW') return [];
  const [found, { first, last }] = await Promise.all([answer<IdentityResult>('identity'), applicantOf(ctx, application)]);
  return [
    {
      text: `Identity document of ${people.person('borrower')}: ${wordsIn(IDENTITY, identity.reason ?? 'UNCLEAR')}.`,
      section: 'comparisons',
      figures: [...pictures(found, `${first} ${last}`, when), ...figure('Tries', `${identity.tries} of ${MAX_IDENTITY_TRIES}`)],
    },
  ];
};

/** Signers whom only a person can let go on: by their pictures, or by their credit file. */
export const signersHeld: ReasonsOf = async ({ facts, answer, people, ctx, when }) => {
  const held = facts.verification.signers.filter(needsPerson);
  const reasons = await Promise.all(
    held.map(async (signer): Promise<Reason[]> => {
      const { id, role, identified, finding, identity, credit } = signer;
      const name = `${people.person(id)} (${SIGNER_ROLE_NAMES[role]})`;
      const [found, report, person] = await Promise.all([
        answer<IdentityResult>(`signer-identity:${id}`),
        answer<CreditReport>(`signer-credit:${id}`),
        personOfSigner(ctx, id),
      ]);
      const byIdentity: Reason[] =
        identified !== false || identity.tries < MAX_SIGNER_TRIES
          ? []
          : [
              {
                text: `Identity document of ${name}: ${wordsIn(IDENTITY, finding ?? 'UNCLEAR')}.`,
                section: 'comparisons',
                figures: [
                  ...pictures(found, person ? `${person.first} ${person.last}` : people.person(id), when),
                  ...figure('Tries', `${identity.tries} of ${MAX_SIGNER_TRIES}`),
                ],
              },
            ];
      const alerts = (credit?.alerts ?? []).map((alert) => wordsIn(ALERTS, alert));
      const byCredit: Reason[] =
        !owes(signer) || credit === null || (alerts.length === 0 && (credit.hit === 'HIT' || credit.hit === 'THIN'))
          ? []
          : [
              {
                text: `Credit file of ${name}: ${[wordsIn(HITS, credit.hit), ...alerts].join(', ')}.`,
                section: 'credit',
                figures: [...figure('Score', credit.score ?? 'None'), ...figure('Bureau', report?.bureau)],
              },
            ];
      return [...byIdentity, ...byCredit];
    }),
  );
  return reasons.flat();
};

/** Accounts whose owner may be another person. */
export const accountsInReview: ReasonsOf = async ({ ctx, application }) =>
  (await payeesOf(ctx, application))
    .filter(({ isInReview }) => isInReview)
    .map(({ role, bank, mask, applicant, nameNow, nameAtBank, nameScore, finding }) => ({
      text: `Account ending in ${mask}${bank === null ? '' : ` at ${bank}`} (${role.toLowerCase()}): ${finding?.replace(/\.$/, '') ?? 'the bank has not confirmed its owner'}.`,
      section: 'parties',
      figures: [
        ...figure('Name compared', applicant),
        ...figure('Name now', nameNow),
        ...figure('Name at the bank', nameAtBank ?? 'Not told'),
        ...figure('Likeness', nameScore === null ? null : `${nameScore} of 100`),
      ],
    }));

const CALLS = { CONFIRMED: 'Confirmed', DISOWNED: 'Disowned', NO_ANSWER: 'Nobody answered' } as const;
/** The account that receives the money was changed, and rests until the borrower was called. */
export const changedAccount: ReasonsOf = async ({ facts, ctx, application, when }) => {
  const until = payeeWaitsUntil(facts);
  const account = facts.verification.disbursement;
  if (until === null || account === null) return [];
  const calls = (await payoutCallsOf(ctx.pool, application.uuid)).filter(({ accountId }) => accountId === account.accountId);
  return [
    {
      text: `The account that receives the money was changed to one ending in ${account.mask}: nothing is sent to it before ${when(until)}, or before the borrower was called.`,
      section: 'parties',
      figures: [
        ...figure('Rests until', when(until)),
        ...figure('Calls so far', calls.length === 0 ? 'None' : calls.map(({ result }) => CALLS[result]).join(', ')),
      ],
    },
  ];
};

/** Changes of identity data that their owner stopped, and nobody has looked into. */
export const stoppedChanges: ReasonsOf = async ({ facts, people, ctx, application, when }: Sources) => {
  const rows = await identityChangesOf(ctx.pool, application.uuid);
  return facts.identityChanges
    .filter(({ state }) => state === 'STOPPED')
    .map(({ id, party, what }) => {
      const row = rows.find((one) => one.id === id);
      return {
        text: `${people.person(party)} stopped a correction of the ${IDENTITY_DATA_IN_WORDS[what]}: another person may have asked for it.`,
        section: 'parties',
        since: row?.ended_at?.toISOString(),
        figures: [
          ...figure('What', capitalized(IDENTITY_DATA_IN_WORDS[what])),
          ...figure('Asked by', row?.asked_by),
          ...figure('Asked', row && when(row.asked_at.toISOString())),
          ...figure('Reason given', row?.reason),
        ],
      };
    });
};
