/** Until when a message to the borrower asks for something: a funded line offers no notary, and a step that is done is not new. */
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { endNotifications } from '@hearthline/database/stores/lender/outbox.ts';
import { isClosed } from '@hearthline/journey/checklist.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { ACCOUNT_KEYS, ACCOUNT_ROLES, type AccountRole } from '@hearthline/journey/facts/verification.ts';
import { isPaidToExchange } from '@hearthline/journey/selectors.ts';
import { payType } from '@hearthline/journey/steps/verification.ts';
import { BORROWER_PARTY, isRightOpen, nobodyCanceled } from '@hearthline/journey/steps/rescission.ts';
import { askedOfPeople } from '@hearthline/journey/steps/conditions.ts';
import { missingItems } from '@hearthline/journey/missing.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { NotificationKind } from './copy.ts';

/** `moved`: the status is another than before. */
type IsAsked = (application: Application, moved: boolean) => boolean;
const at =
  (...statuses: readonly ChecklistStatus[]): IsAsked =>
  ({ status }) =>
    statuses.includes(status);
const place = (status: ChecklistStatus): number => CHECKLIST_STATUSES.indexOf(status);
/** While the application is at an earlier step; an end comes after all of them. */
const until =
  (step: ChecklistStatus): IsAsked =>
  ({ status }) =>
    place(status) < place(step);
const whileOpen: IsAsked = ({ facts }) => !isClosed(facts);
/** While the application stays at the status at which it was told. */
const untilNextStatus: IsAsked = (_, moved) => !moved;
const requestsOpen: IsAsked = ({ facts }) => !isClosed(facts) && askedOfPeople(facts).some(({ signerId }) => (signerId ?? null) === null);
/** While the facts ask for it, whatever status a correction or a review has put before its step meanwhile. */
const dueWhile =
  (isDue: (facts: Facts) => boolean): IsAsked =>
  ({ facts }) =>
    !isClosed(facts) && isDue(facts);
const isRefused = ({ verification }: Facts, role: AccountRole): boolean =>
  verification[ACCOUNT_KEYS[role]]?.verification === 'FAILED_VERIFICATION';
/** Nothing is there that the money could be sent to. */
const hasNoPayee = (f: Facts): boolean => !isPaidToExchange(f) && (f.verification.disbursement === null || isRefused(f, 'DISBURSEMENT'));

/**
 * Whether what each message asks for is still to be done. A message without a row asks for nothing that ends: a document to read, an account that was
 * given.
 */
export const ASKED_WHILE: { readonly [K in NotificationKind]?: IsAsked } = {
  OFFERS_READY: until('COLLECT_ADDITIONAL_INFO'),
  STEP_DONE: untilNextStatus,
  CREDIT_FILE_NOT_FOUND: at('CREDIT_NO_MATCH_SSN'),
  IDENTITY_CALL: at('FACTA_REVIEW'),
  CONDITION_ADDED: requestsOpen,
  CONDITION_REJECTED: requestsOpen,
  CONDITION_CLEARED: untilNextStatus,
  COUNTEROFFER: at('REQUALIFY'),
  REVISED_OFFERS: at('REVISED_OFFER_SELECTION'),
  FLOOD_NOTICE: until('GEN_RESCISSION'),
  SIGNING_READY: until('CO_DEED_REQ'),
  SIGNER_DONE: until('TRUST_AND_INSURANCE'),
  NOTARY_READY: until('TRUST_AND_INSURANCE'),
  NOTARY_TIME: until('TRUST_AND_INSURANCE'),
  NOTARY_UNCONFIRMED: until('TRUST_AND_INSURANCE'),
  NOTARY_MISSED: until('TRUST_AND_INSURANCE'),
  ACCOUNT_REFUSED: dueWhile((f) => isRefused(f, 'DISBURSEMENT') || (payType(f) === 'AUTOPAY' && isRefused(f, 'AUTOPAY'))),
  DEPOSITS_ARRIVED: dueWhile((f) => ACCOUNT_ROLES.some((role) => f.verification[ACCOUNT_KEYS[role]]?.deposits?.arrived === true)),
  PAYMENT_RETURNED: dueWhile((f) => f.closing.disbursement?.stage === 'RETURNED' && hasNoPayee(f)),
  WALLET_REFUSED: dueWhile(hasNoPayee),
  INSURANCE_REJECTED: dueWhile((f) => f.closing.insurance.accepted === false),
  RESCISSION_ENDED: until('COMPLETE'),
  RESCISSION_STARTED: dueWhile((f) => isRightOpen(f)),
  NON_RESCISSION_ASKED: dueWhile(
    (f) => f.closing.rescission?.over === true && !nobodyCanceled(f) && !f.closing.rescission.confirmedBy.includes(BORROWER_PARTY),
  ),
  PAYOFF_DROPPED: whileOpen,
  CORRECTION_ACCEPTED: whileOpen,
  CORRECTION_REFUSED: whileOpen,
  INCOMPLETE: (application, moved) => requestsOpen(application, moved) || missingItems(application.facts, application.status).length > 0,
  REMINDER: untilNextStatus,
};

/**
 * Ends the messages whose call is over, in the transaction of the facts that moved the status or did what they ask for: they count as read and lose
 * their link. At an unexpected stop nothing ends, because the step it interrupts is taken up again.
 */
export async function endOverMessages(client: Connection, before: Application, after: Application, endedAt: Date): Promise<void> {
  const moved = before.status !== after.status;
  if (before.version === 0 || after.status === 'UNKNOWN') return;
  const over = Object.entries(ASKED_WHILE).flatMap(([kind, isAsked]) =>
    isAsked(after, moved) || !(moved || isAsked(before, false)) ? [] : [kind],
  );
  if (over.length > 0) await endNotifications(client, after.uuid, over, endedAt);
}
