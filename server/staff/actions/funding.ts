/** The accounts that are paid, the last checks, the approval of the funding, and the hold on it. */
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { insertPayoutCall } from '@hearthline/database/stores/application/payee-checks.ts';
import { lastHold, openProposals } from '@hearthline/database/stores/lender/proposals.ts';
import { phoneOfRecord } from '@hearthline/database/stores/person/profiles.ts';
import { lenderIsBound } from '@hearthline/journey/application/endings.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { ACCOUNT_KEYS, ACCOUNT_ROLES, type AccountRole } from '@hearthline/journey/facts/verification.ts';
import { liensToPayOff } from '@hearthline/journey/selectors.ts';
import { approvalRefused } from '@hearthline/journey/steps/funding.ts';
import { mismatches, payeeWaitsUntil } from '@hearthline/journey/steps/payee.ts';
import { isDisbursed, mayRelease } from '@hearthline/journey/steps/rescission.ts';
import { isTooLateToSend } from '@hearthline/journey/steps/texas.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { v7 } from 'uuid';
import { RefusedFact } from '../../engine/allowed.ts';
import { requireSheetRead } from '../../steps/closing/funding-sheet.ts';
import { paidByHand } from '../../steps/closing/paid-by-hand.ts';
import { releaseNeeded } from './authority.ts';
import { type Moment, ofWatchList, optional, required, type Row, type Rows } from './row.ts';

type InReview = { readonly role: AccountRole; readonly accountId: string; readonly reason?: string | undefined };
/** The accounts that wait for staff. */
const accountsInReview = ({ facts: { verification } }: Pick<Application, 'facts'>): InReview[] =>
  ACCOUNT_ROLES.flatMap((role) => {
    const account = verification[ACCOUNT_KEYS[role]];
    return account?.verification === 'PENDING_REVIEW' ? [{ role, accountId: account.accountId, reason: account.reason }] : [];
  });
const hasAccountInReview = (application: Application): boolean => accountsInReview(application).length > 0;
const accountsRead = (application: Application) => accountsInReview(application).map(({ accountId, reason = null }) => [accountId, reason]);

/** Throws invalid_request at the fields that are missing: an account that is another person's by the bank is not accepted without both. */
function requireProof({ note, evidence }: Parameters<Row<'review-account'>['facts']>[1]): void {
  const errors = [
    ...(note?.trim() ? [] : [{ field: 'note', message: 'Say why this account may be paid although the bank’s answer differs' }]),
    ...(evidence?.trim() ? [] : [{ field: 'evidence', message: 'Say what proves that the account is theirs' }]),
  ];
  if (errors.length > 0) throw new Problem('invalid_request', { message: 'A mismatch needs a reason and evidence', errors });
}

/** Days after which a changed telephone number counts as the phone of record. */
const PHONE_SETTLES_AFTER = 30;

/**
 * A call to the phone of record about a changed account. The borrower gave it: its wait ends. They did not: it is refused, and the funding held where that
 * is possible. Throws conflict where there is no number, or one that was changed so lately that it may be the caller's own.
 */
const recordPayoutCall: Row<'record-payout-call'>['facts'] = async (application, { client, now, as, callResult, answeredBy }) => {
  const { uuid, identityUuid, facts } = application;
  const account = facts.verification.disbursement;
  if (!callResult || !account) return [];
  const phone = await phoneOfRecord(client, identityUuid);
  if (!phone) throw new Problem('conflict', { message: 'There is no telephone number on record. The waiting time has to run out.' });
  if (
    callResult === 'CONFIRMED' &&
    phone.changedAt !== null &&
    now.getTime() - phone.changedAt.getTime() < PHONE_SETTLES_AFTER * 86_400_000
  )
    throw new Problem('conflict', {
      message: `The number on record was changed less than ${PHONE_SETTLES_AFTER} days ago, so a call to it proves nothing. The waiting time has to run out.`,
    });
  const callId = v7();
  const { accountId } = account;
  const { name: person, role } = as ?? { name: 'sandbox', role: 'sandbox' };
  await insertPayoutCall(client, uuid, {
    id: callId,
    accountId,
    number: phone.number,
    answeredBy: answeredBy ?? null,
    result: callResult,
    staffUuid: as?.uuid ?? null,
    person,
    role,
    at: now,
  });
  const called: Fact = { type: 'payoutCalled', accountId, callId, result: callResult };
  if (callResult !== 'DISOWNED') return [called];
  return [
    called,
    { type: 'accountReviewed', role: 'DISBURSEMENT', accountId, verification: 'FAILED_VERIFICATION', reason: 'DISOWNED' },
    ...(lenderIsBound(facts) && facts.closing.heldFor === null
      ? [{ type: 'fundingHeld', reason: 'The borrower did not give the account for the money' } as const]
      : []),
  ];
};

const isLate = (f: Facts, now: Date): boolean => isTooLateToSend(f, dayAtProperty(f, now));
/** The refusal where the first draw of a Texas homestead can no longer leave in time before its first payment. */
const tooLate = (f: Facts): Problem =>
  new Problem('conflict', {
    message: `The first payment is due on ${f.closing.dates?.firstPayment}, and in Texas it cannot be later. The money can no longer be sent before it: agree with the borrower in writing, or end the application.`,
  });
const whyNotApproved = ({ facts, status }: Application, { by, now }: Moment) =>
  approvalRefused(facts, status, by, dayAtProperty(facts, now));

export const FUNDING = {
  'review-account': {
    title: 'Accept the bank account',
    does: 'The account counts as verified.',
    roles: ['processor', 'compliance'],
    ends: ['ACCOUNT_REVIEW', 'FUNDABLE'],
    fits: hasAccountInReview,
    needsVersion: true,
    fields: {
      note: ({ facts }) => (mismatches(facts).length > 0 ? required() : optional()),
      evidence: ({ facts }) => (mismatches(facts).length > 0 ? required() : null),
    },
    shows: 'PAYEES',
    twoPeople: ['PAYEE_MISMATCH'],
    basis: accountsRead,
    facts: (application, request) => {
      if (request.as && mismatches(application.facts).length > 0) requireProof(request);
      return accountsInReview(application).map(({ role, accountId }) => ({
        type: 'accountReviewed',
        role,
        accountId,
        verification: 'VERIFIED',
      }));
    },
  },
  'refuse-account': {
    title: 'Refuse the bank account',
    does: 'Nothing is paid to it. The borrower is asked for another account, and told by email.',
    isHarsh: true,
    roles: ['processor', 'compliance'],
    ends: ['ACCOUNT_REVIEW'],
    fits: hasAccountInReview,
    needsVersion: true,
    fields: { note: required() },
    basis: accountsRead,
    facts: (application) =>
      accountsInReview(application).map(({ role, accountId }) => ({
        type: 'accountReviewed',
        role,
        accountId,
        verification: 'FAILED_VERIFICATION',
        reason: 'REFUSED_BY_STAFF',
      })),
  },
  'record-payout-call': {
    title: 'Record a call about the changed account',
    does: 'Where the borrower gave the account, its waiting time ends. Where they did not, it is refused.',
    roles: ['processor', 'funder', 'compliance'],
    ends: ['PAYOUT_CALL'],
    fits: ({ facts }) => payeeWaitsUntil(facts) !== null,
    fields: { callResult: required(), answeredBy: required() },
    facts: recordPayoutCall,
  },
  'clear-final-checks': {
    title: 'Clear the last checks',
    does: 'The line can be funded.',
    roles: ['funder', 'compliance'],
    ends: ['FUNDABLE'],
    fits: ({ status, facts: { closing } }) => status === 'FUNDABLE' && closing.finalChecks?.clear === false && !closing.finalChecks.cleared,
    fields: { differs: ofWatchList, note: required() },
    twoPeople: ['WATCH_LIST'],
    shows: 'WATCH_LIST',
    basis: ({ facts: { closing, steps } }) => [steps['final-checks'].attempt, closing.finalChecks?.reasons ?? []],
    facts: (_, { differs }) => [{ type: 'finalChecksCleared', ...(differs && { differs: [...differs] }) }],
  },
  // Each approval is by a different person.
  'approve-funding': {
    title: 'Approve the funding',
    does: 'This is what is paid.',
    roles: ['funder'],
    ends: ['FUNDING_DECISION'],
    fits: (application, moment) => whyNotApproved(application, moment) === null,
    refusal: (application, moment) => {
      const why = whyNotApproved(application, moment);
      return why === 'TOO_LATE_TO_SEND' ? tooLate(application.facts) : why && new RefusedFact(application, why);
    },
    fields: { netTyped: required() },
    shows: 'FUNDING_SHEET',
    twoPeople: ['LARGE_LINE'],
    needs: ({ facts }) => releaseNeeded(facts),
    facts: async (application, { ctx, client, as, by, sheetRead, netTyped }) => {
      if (!as) return [{ type: 'fundingApproved', by, name: 'The sandbox' }];
      const { net, id } = await requireSheetRead(ctx, application, { sheetRead, netTyped }, client);
      return [{ type: 'fundingApproved', by, name: as.name, amount: net, sheet: id }];
    },
  },
  'record-payoff': {
    title: 'Record a payoff by hand',
    does: 'The lien counts as paid, and the rest of the money can leave.',
    roles: ['funder'],
    fits: ({ facts }) => facts.steps['debt-payoff'].failed?.code === 'LIEN_NOT_PAID',
    fields: { instrumentNo: required('Number of the check or transfer') },
    twoPeople: ['MONEY_BACK'],
    basis: ({ facts }) => [
      facts.steps['debt-payoff'].attempt,
      liensToPayOff(facts).map(({ id }) => [id, facts.closing.payoffs[id] ?? null]),
    ],
    facts: paidByHand,
  },
  // From the signing on, for instance when an owner has called that a notice is in the mail.
  'hold-funding': {
    title: 'Hold the funding',
    does: 'No money leaves until the hold is released.',
    roles: ['closer', 'funder', 'compliance'],
    fits: ({ facts }) => lenderIsBound(facts) && !isDisbursed(facts),
    fields: { note: required() },
    facts: (_, { note }) => [{ type: 'fundingHeld', reason: note ?? 'HELD' }],
  },
  'release-hold': {
    title: 'Release the hold',
    does: 'The line continues by itself, and money may leave.',
    roles: ['funder', 'compliance'],
    ends: ['RECORDING', 'RESCISSION'],
    fits: ({ facts }, { now }) => mayRelease(facts) && !isLate(facts, now),
    refusal: ({ facts }, { now }) => (mayRelease(facts) && isLate(facts, now) ? tooLate(facts) : null),
    fields: { note: required() },
    twoPeople: ['HOLD_RELEASED'],
    needs: ({ facts }) => releaseNeeded(facts),
    // Which hold, and every letter that waits meanwhile: it holds the funding too, whatever it was held for before.
    basis: async ({ uuid, orgCode, facts }, client) => [
      facts.closing.heldFor,
      await lastHold(client, uuid),
      (await openProposals(client, orgCode, uuid)).flatMap(({ id, action }) => (action === 'record-rescission' ? [id] : [])),
    ],
    facts: () => [{ type: 'fundingReleased' }],
  },
} as const satisfies Rows<
  | 'review-account'
  | 'refuse-account'
  | 'record-payout-call'
  | 'clear-final-checks'
  | 'approve-funding'
  | 'record-payoff'
  | 'hold-funding'
  | 'release-hold'
>;
