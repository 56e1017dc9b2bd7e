/** What triggers each message to the borrower: a row per fact and per status (lending §1.5). The copy is in copy.ts. */
import { type Application, type Connection, statusesBefore } from '@hearthline/database/stores/application/application.ts';
import { openRequests } from '@hearthline/database/stores/application/conditions.ts';
import { closesAt, laterReminderDue } from '@hearthline/database/stores/application/work.ts';
import { correctionById } from '@hearthline/database/stores/application/corrections.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { ACCOUNT_KEYS } from '@hearthline/journey/facts/verification.ts';
import type { Fact, FactOf, FactType } from '@hearthline/journey/facts/fact.ts';
import { ALREADY_ANNOUNCED, doneOf, nextSentence, todoOf } from '@hearthline/journey/status-copy/sentences.ts';
import { missingItems } from '@hearthline/journey/missing.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { openWallet } from '@hearthline/journey/selectors.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { timeInZone } from '@hearthline/rules/time-zone.ts';
import { addDays } from '@hearthline/rules/dates.ts';
import { mainOffer } from '@hearthline/rules/offers/instead.ts';
import { openCounteroffer } from '@hearthline/journey/application/counteroffer.ts';
import { regBDeadlineOf } from '@hearthline/rules/regulation/reg-b.ts';
import { DUE_DAY, firstPaymentDate } from '@hearthline/rules/regulation/first-payment.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import { CORRECTION_COPY, creditorNameOf, INSURANCE_GAP_COPY, VALUER, type Message } from './copy.ts';
import { queueMessage } from './outbox.ts';
import { type AboutCondition, conditionMessage, namedCardOf } from './condition-message.ts';
import { endOverMessages } from './over.ts';
import { rescissionMessage } from './rescission.ts';
import { isNotaryThere } from './signer-invitations.ts';

/** An application that just changed. `before` and `after` are the same application. */
export type Changed = { readonly before: Application; readonly after: Application; readonly at: Date; readonly client: PoolClient };
type OptionalMessage = Message | null | Promise<Message | null>;

/** Reminders from this day on say when the application closes. */
const LATE_REMINDER = 14;

const today = ({ after, at }: Changed) => dayAtProperty(after.facts, at);
const signerNamed = async ({ client, after }: Changed, id: string): Promise<string | null> => {
  const signer = (await signersOf(client, after.uuid)).find((s) => s.id === id);
  return signer ? `${signer.first} ${signer.last}` : null;
};

/** Facts that send a message whenever they are recorded. */
export const ON_FACT: { readonly [T in FactType]?: (fact: FactOf<T>, changed: Changed) => OptionalMessage } = {
  conditionAdded: async (fact, changed) => toldToBorrower(fact, changed),
  conditionCleared: async (fact, changed) => toldToBorrower(fact, changed),
  conditionWaived: async (fact, changed) => toldToBorrower(fact, changed),
  documentRejected: async (fact, changed) => toldToBorrower(fact, changed),
  reminderDue: async ({ day }, changed) => {
    const step = todoOf(changed.after.status);
    if (step === undefined || (await laterReminderDue(changed.client, changed.after.uuid, changed.at))) return null;
    const closes = day < LATE_REMINDER ? null : await closesAt(changed.client, changed.after.uuid);
    return { kind: 'REMINDER', data: { day, step, closesOn: closes && dayAtProperty(changed.after.facts, closes) } };
  },
  incompletenessNoticeQueued: async ({ closesOn }, { after, client }) => {
    const conditions = (await conditionCards(client, after)).map(({ title }) => title);
    const steps = missingItems(after.facts, after.status).map(({ what }) => what);
    return { kind: 'INCOMPLETE', data: { respondBy: closesOn, missing: [...steps, ...conditions] } };
  },
  adverseNoticeQueued: ({ dueBy }, { after: { facts } }) =>
    facts.cancelled ? { kind: 'CANCELLED', data: { by: 'LENDER', noticeBy: dueBy } } : { kind: 'DECLINED', data: { noticeBy: dueBy } },
  correctionDecided: async ({ correctionId, accepted }, { client, after }) => {
    const kind = after.facts.corrections.find(({ id }) => id === correctionId)?.kind;
    if (kind === undefined) return null;
    const what = CORRECTION_COPY[kind];
    if (accepted) return { kind: 'CORRECTION_ACCEPTED', data: { what, next: nextSentence(after.status) } };
    return { kind: 'CORRECTION_REFUSED', data: { what, reason: (await correctionById(client, correctionId))?.reason ?? '' } };
  },
  // A refusal is told with its notice.
  cancelled: ({ reason, reasons }) =>
    reasons ? null : { kind: 'CANCELLED', data: { by: reason === 'WITHDRAWN' ? 'BORROWER' : 'LENDER', noticeBy: null } },
  valuationProgressed: ({ product, stage }, changed) =>
    stage === 'ORDERED'
      ? { kind: 'VALUATION_ORDERED', data: { by: VALUER[product].by, expected: addDays(today(changed), VALUER[product].days) } }
      : null,
  appraisalRefunded: ({ amount }) => ({ kind: 'APPRAISAL_REFUNDED', data: { amount } }),
  floodDetermined: ({ sfha }) => (sfha ? { kind: 'FLOOD_NOTICE', data: {} } : null),
  waitingPeriodStarted: ({ earliestClosing, why }, { after }) =>
    after.facts.closing.waiting?.over === true
      ? null
      : { kind: why === 'VALUATION' ? 'COPY_WAIT' : 'TEXAS_WAIT', data: { closing: earliestClosing } },
  signerSigned: async ({ signerId }, changed) => {
    const signer = await signerNamed(changed, signerId);
    return signer === null
      ? null
      : { kind: 'SIGNER_DONE', data: { signer, left: changed.after.facts.verification.signers.filter((s) => !s.signed).length } };
  },
  signerRefused: async ({ signerId }, changed) => {
    const signer = await signerNamed(changed, signerId);
    return signer === null ? null : { kind: 'SIGNER_REFUSED', data: { signer } };
  },
  notarySessionFailed: () => ({ kind: 'NOTARY_MISSED', data: {} }),
  manualNotaryConfirmed: ({ at }, { after }) => ({
    kind: 'NOTARY_TIME',
    data: { when: timeInZone(at, timeZoneAtProperty(after.facts), 'long'), place: 'in person' },
  }),
  notaryOpened: () => ({ kind: 'NOTARY_READY', data: {} }),
  manualNotaryUnconfirmed: () => ({ kind: 'NOTARY_UNCONFIRMED', data: {} }),
  manualNotaryMissed: () => ({ kind: 'NOTARY_MISSED', data: {} }),
  insuranceReviewed: ({ accepted, gaps }) =>
    accepted
      ? null
      : { kind: 'INSURANCE_REJECTED', data: { reason: gaps.map((gap) => INSURANCE_GAP_COPY[gap] ?? INSURANCE_GAP_COPY.OTHER).join(' ') } },
  rescissionNoticed: (fact, { after, at }) => rescissionMessage(fact, after, at),
  documentsMade: (fact, { after, at }) => rescissionMessage(fact, after, at),
  rescissionEnded: (fact, { after, at }) => rescissionMessage(fact, after, at),
  nonRescissionConfirmed: (fact, { after, at }) => rescissionMessage(fact, after, at),
  rescissionMailArrived: (fact, { after, at }) => rescissionMessage(fact, after, at),
  rescinded: (fact, { after, at }) => rescissionMessage(fact, after, at),
  rescissionUnwound: (fact, { after, at }) => rescissionMessage(fact, after, at),
  // Also one that is refused: the person whose money it is hears of each.
  accountGiven: ({ role, mask, verification, waitsUntil }, { before, after, at }) => {
    const zone = timeZoneAtProperty(after.facts);
    return {
      kind: 'ACCOUNT_GIVEN',
      data: {
        role,
        mask,
        before: before.facts.verification[ACCOUNT_KEYS[role]]?.mask ?? null,
        isRefused: verification === 'FAILED_VERIFICATION',
        when: timeInZone(at, zone, 'long'),
        until: waitsUntil === undefined || verification === 'FAILED_VERIFICATION' ? null : timeInZone(waitsUntil, zone, 'long'),
      },
    };
  },
  accountReviewed: ({ role, verification }, { before, after }) => {
    const was = before.facts.verification[ACCOUNT_KEYS[role]];
    const mask = after.facts.verification[ACCOUNT_KEYS[role]]?.mask;
    // told on the page where the amounts of the deposits were typed
    return verification === 'FAILED_VERIFICATION' && was?.deposits === undefined && mask !== undefined
      ? { kind: 'ACCOUNT_REFUSED', data: { mask } }
      : null;
  },
  depositsArrived: ({ role }, { after }) => {
    const { mask } = after.facts.verification[ACCOUNT_KEYS[role]] ?? {};
    return mask === undefined ? null : { kind: 'DEPOSITS_ARRIVED', data: { mask } };
  },
  walletRefused: () => ({ kind: 'WALLET_REFUSED', data: {} }),
  payoffDropped: ({ debtId }, { after }) => ({ kind: 'PAYOFF_DROPPED', data: { creditor: creditorNameOf(after.facts, debtId) } }),
  payoffProgressed: ({ debtId, stage }, { after }) =>
    stage === 'SENT' ? { kind: 'PAYOFF_SENT', data: { creditor: creditorNameOf(after.facts, debtId) } } : null,
  disbursementProgressed: ({ stage, amount }, changed) => {
    const wallet = openWallet(changed.before.facts);
    const of = wallet && { wallet: wallet.address };
    // A returned payment clears the account, so the account is read from the facts before it.
    const mask = (changed.after.facts.verification.disbursement ?? changed.before.facts.verification.disbursement)?.mask ?? null;
    if (stage === 'RETURNED') return { kind: 'PAYMENT_RETURNED', data: { mask, ...of } };
    return stage === 'SETTLED'
      ? {
          kind: 'FUNDED',
          data: {
            amount,
            mask,
            ...of,
            firstPayment: changed.after.facts.closing.dates?.firstPayment ?? firstPaymentDate(today(changed), DUE_DAY),
          },
        }
      : null;
  },
};

/** Offers are announced only when the borrower may have left the page: after staff review, or when the last offers expired. */
const hadLeft = ({ after: { facts } }: Changed) => facts.hadTask || facts.offersExpired > 0;

const counteroffer = (changed: Changed): Message => {
  const { decided, underwriting } = changed.after.facts;
  return {
    kind: 'COUNTEROFFER',
    data: {
      until: regBDeadlineOf('COUNTEROFFER', decided?.counteroffer ? decided.on : today(changed)).dueOn,
      offer: mainOffer(underwriting?.instead ?? [], null),
    },
  };
};

/** Statuses that send a message when they are reached: the borrower has to know even with the page closed. */
export const ON_REACHING: Partial<Record<ChecklistStatus, (changed: Changed) => Message | null>> = {
  CREDIT_NO_MATCH_SSN: () => ({ kind: 'CREDIT_FILE_NOT_FOUND', data: {} }),
  FACTA_REVIEW: ({ after: { facts } }) => ({
    kind: 'IDENTITY_CALL',
    data: { hasAlert: ((facts.verification.hardCredit ?? facts.credit)?.alerts.length ?? 0) > 0 },
  }),
  OFFER_SELECTION: (changed) =>
    openCounteroffer(changed.after.facts) ? counteroffer(changed) : hadLeft(changed) ? { kind: 'OFFERS_READY', data: {} } : null,
  REQUALIFY: counteroffer,
  REVISED_OFFER_SELECTION: ({ after: { facts } }) => ({
    kind: 'REVISED_OFFERS',
    data: { offer: mainOffer(facts.verification.terms?.instead ?? [], facts.selection?.term ?? null) },
  }),
  NOTE_SIGNING: () => ({ kind: 'SIGNING_READY', data: {} }),
  // Outside the hours of notaries it waits until one is there (notaryOpened).
  DEED_SIGNING: ({ after: { facts }, at }) => (isNotaryThere(facts, at) ? { kind: 'NOTARY_READY', data: {} } : null),
};

/** What a signer is asked for is told to them alone (messages/signer-invitations.ts). */
async function toldToBorrower(fact: AboutCondition, { client, after }: Changed): Promise<Message | null> {
  const told = await conditionMessage(fact, client, after, '');
  return told?.signerId === null ? told.message : null;
}

/** What a member of the staff asks of the borrower in one act. */
const askedTogether = (facts: readonly Fact[]): FactOf<'conditionAdded'>[] =>
  facts.filter(
    (fact): fact is FactOf<'conditionAdded'> =>
      fact.type === 'conditionAdded' && fact.openedBy !== undefined && !fact.internal && fact.signerId === undefined,
  );
/** Whether another message of the same act tells of a condition: its letter, or the message of the first one. */
function isTold(fact: FactOf<'conditionAdded'>, facts: readonly Fact[]): boolean {
  const asked = askedTogether(facts);
  return asked.includes(fact) && (facts.some(({ type }) => type === 'incompletenessNoticeQueued') || asked[0] !== fact);
}

/** One message for all that is asked in one act; null for a single thing. */
async function toldTogether(fact: FactOf<'conditionAdded'>, facts: readonly Fact[], { client, after }: Changed): Promise<Message | null> {
  const ids = askedTogether(facts).map(({ conditionId }) => conditionId);
  if (ids.length < 2 || !ids.includes(fact.conditionId)) return null;
  const cards = (await openRequests(client, after.uuid)).filter(({ uuid }) => ids.includes(uuid)).map((row) => namedCardOf(after, row));
  return {
    kind: 'CONDITION_ADDED',
    data: {
      title: `${cards.length} things we need from you`,
      description: cards.map(({ title, description }) => `${title}: ${description}`).join(' '),
    },
  };
}

/** Cards of the open conditions, oldest first. */
export async function conditionCards(on: Connection, application: Application) {
  return (await openRequests(on, application.uuid)).map((row) => namedCardOf(application, row));
}

/** Milliseconds that a waiting page keeps polling (fourteen tries). A wait that ends later is announced by a message. */
const WATCHED = 62_000;
/** A wait this long is announced when it ends, even when another one begins. */
const LONG = 3_600_000;

const isBorrowers = (status: ChecklistStatus): boolean => todoOf(status) !== undefined;

/** The message that a wait ended; null when the borrower was watching, or another message says so. */
async function waitEnded({ client, before, after, at }: Changed): Promise<Message | null> {
  const done = doneOf(before.status);
  const turn = isBorrowers(after.status);
  if (done === null || (!turn && (doneOf(after.status) === null || doneOf(after.status) === done))) return null;
  const waits: { readonly words: string; since: Date }[] = [];
  for (const { status, at: since } of await statusesBefore(client, after.uuid, before.version)) {
    const words = doneOf(status);
    const last = waits.at(-1);
    if (words === null || (!turn && words !== done)) break;
    if (last?.words === words) last.since = since;
    else waits.push({ words, since });
  }
  const lengths = waits.map(({ words, since }, i) => ({ words, ms: (waits[i - 1]?.since ?? at).getTime() - since.getTime() }));
  const total = lengths.reduce((sum, { ms }) => sum + ms, 0);
  if (total <= (turn ? WATCHED : LONG)) return null;
  const longest = lengths.toSorted((a, b) => b.ms - a.ms)[0]?.words ?? done;
  return { kind: 'STEP_DONE', data: { done: longest, next: nextSentence(after.status) } };
}

/**
 * Writes the borrower's messages in the same transaction, once per trigger: the message in their account, and the email and text for it. Recipients
 * are the account's email, and the phone with consent to texts.
 */
export async function notify(
  ctx: Context,
  client: PoolClient,
  before: Application,
  after: Application,
  facts: readonly Fact[],
  at: Date,
): Promise<void> {
  const changed: Changed = { before, after, at, client };
  await endOverMessages(client, before, after, at);
  for (const [i, fact] of facts.entries()) {
    if (fact.type === 'conditionAdded' && isTold(fact, facts)) continue;
    const trigger = ON_FACT[fact.type] as ((fact: Fact, changed: Changed) => Message | null | Promise<Message | null>) | undefined;
    const together = fact.type === 'conditionAdded' ? await toldTogether(fact, facts, changed) : null;
    const message = together ?? (await trigger?.(fact, changed));
    if (message) await queueMessage(ctx, changed, message, before.version + i + 1);
  }
  if (before.status === after.status) return;
  const own = ON_REACHING[after.status];
  const message = own ? own(changed) : ALREADY_ANNOUNCED.includes(before.status) ? null : await waitEnded(changed);
  if (message) await queueMessage(ctx, changed, message, after.version);
}
