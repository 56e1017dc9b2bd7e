/**
 * Questions on one's own application, answered in the sentences of its dashboard and pages, with the same figures and days. There is no second wording
 * of a status.
 */
import type { ClosingReply } from '@hearthline/contract/application/closing.ts';
import type { ApplicationReply } from '@hearthline/contract/application/read.ts';
import { applicationSummary } from '@hearthline/journey/status-copy/application-summary.ts';
import { application as paths } from '@hearthline/journey/application-paths.ts';
import { BASE, outside } from '@hearthline/journey/paths.ts';
import { pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
import { ENDS } from '@hearthline/journey/status-copy/ends.ts';
import { duration, MONEY, QUESTIONS, TURN } from '@hearthline/journey/status-copy/questions.ts';
import { SIGNER_STATES } from '@hearthline/journey/status-copy/signer-states.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus, isChecklistStatus } from '@hearthline/journey/statuses.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import { isRescindable } from '@hearthline/rules/regulation/rescission.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import type { Intent } from './phrases.ts';

/** What the bot knows of the application of the person it talks with: what their own pages show. */
export type Own = {
  readonly application: ApplicationReply;
  /** What is requested and has to be done, as its cards read. */
  readonly requests: readonly { readonly title: string; readonly description: string }[];
  readonly signers: readonly { readonly name: string; readonly state: keyof typeof SIGNER_STATES }[];
  /** Dollars a month of the chosen offer. */
  readonly monthlyPayment: number | null;
  /** Once everyone has signed. */
  readonly closing: Pick<ClosingReply, 'payment' | 'firstPayment' | 'rescission'> | null;
};

export type OwnAnswer = { readonly words: readonly string[]; readonly screen: string };

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
const day = (date: string): string => DAY.format(new Date(`${date}T12:00:00Z`));
const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Sentences that no page has: they join the figures of one. */
const WORDS = {
  turn: (who: string) => `${TURN.who}: ${who}.`,
  long: (words: string) => `${TURN.long}: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
  money: (words: string) => `${MONEY.title}: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
  arrives: (date: string) => `Your bank shows it by ${date}.`,
  sent: (amount: string, date: string) => `We send ${amount} on ${date}.`,
  wasSent: (amount: string, date: string) => `We sent ${amount} on ${date}.`,
  monthly: (amount: string, rate: string, years: number) =>
    `With the offer you chose, ${amount} a month, at ${rate} APR over ${years} years.`,
  first: (amount: string, date: string) => `Your first payment is ${amount}, on ${date}.`,
  line: (amount: string, rate: string, years: number) => `You chose a line of ${amount} at ${rate} APR over ${years} years.`,
  draw: (amount: string) => `The first draw is ${amount}.`,
  lastDay: (date: string) => `The last day to cancel is ${date}.`,
  dashboardCancel: 'Choose “Cancel my application” on your dashboard.',
  person: (name: string, state: string) => `${name}: ${state}.`,
} as const;

const codeOf = ({ application: { status } }: Own): ChecklistStatus => (isChecklistStatus(status.status) ? status.status : 'UNKNOWN');
const isFrom = (own: Own, status: ChecklistStatus): boolean =>
  CHECKLIST_STATUSES.indexOf(codeOf(own)) >= CHECKLIST_STATUSES.indexOf(status);

function where(own: Own): string[] {
  const { application } = own;
  if (application.end !== null && application.end.kind !== 'COMPLETE') {
    const { title, why, next } = ENDS[application.end.kind];
    return [`${title}. ${why}`, ...next];
  }
  const { now, you, step, done, steps, outlook } = applicationSummary(application);
  const { waiting } = application.status;
  const page = pageCopyOf(application.status.status);
  if (outlook.kind === 'ended') return [now];
  return [
    `${now} ${QUESTIONS.whereText(step, done, steps.length)}`,
    you === null
      ? [WORDS.turn(waiting === null ? TURN.us : page.who), waiting === null ? '' : WORDS.long(duration(waiting.typicalSeconds))]
          .join(' ')
          .trim()
      : WORDS.turn(TURN.you),
  ];
}

/** What waits for the borrower: their step, then what was requested. */
function todo(own: Own): string[] {
  if (!own.application.active) return where(own);
  const { you } = applicationSummary(own.application);
  const items = [
    ...(you === null ? [] : [`${you.title}. ${you.note}.`]),
    ...own.requests.map(({ title, description }) => `${title}. ${description}`),
  ];
  return items.length === 0 ? [QUESTIONS.wantsNone] : items;
}

const requested = ({ requests }: Own): string[] =>
  requests.length === 0
    ? [QUESTIONS.wantsNone]
    : [...requests.map(({ title, description }) => `${title}. ${description}`), QUESTIONS.uploadText];

function declined(own: Own): string[] {
  const { adverseAction, documents, status } = own.application;
  if (status.status !== 'DECLINED') return where(own);
  const isSent = documents.some(({ type }) => type === 'ADVERSE_ACTION_NOTICE');
  const due = adverseAction === null ? QUESTIONS.declinedWithin : QUESTIONS.declinedBy(day(adverseAction.noticeDueBy));
  return [isSent ? QUESTIONS.declinedSent : due, QUESTIONS.declinedWrong];
}

function money(own: Own): string[] {
  const { application, closing } = own;
  const { outlook } = applicationSummary(application);
  const { occupancyType, state } = application.property;
  if (outlook.kind === 'once') return [MONEY.once[outlook.settled]];
  const payment = closing?.payment;
  const sentOn = payment?.sentOn ?? null;
  const isSent = payment?.state === 'SENT' || payment?.state === 'SETTLED';
  const arrives = payment?.arrivesOn == null ? [] : [WORDS.arrives(day(payment.arrivesOn))];
  if (payment && sentOn !== null && isSent) return [WORDS.wasSent(formatMoney(payment.amount), day(sentOn)), ...arrives];
  if (outlook.kind === 'ended') return where(own);
  const isSigned = outlook.toSign === null;
  const on = isSigned ? sentOn : application.moneyOn;
  return [
    ...(on === null
      ? [QUESTIONS.closeText(outlook.days)]
      : [`${WORDS.money(MONEY.by(day(on)))} ${MONEY.note[isSigned ? 'signed' : 'ahead']}`]),
    isRescindable(occupancyType) ? QUESTIONS.closeHome : QUESTIONS.closeOther,
    ...(isTexasHomestead(state as StateCode, occupancyType) ? [QUESTIONS.closeTexas] : []),
  ];
}

/** The chosen terms; null before an offer is chosen. */
function terms({ application: { amount, rate, term } }: Own): { amount: number; rate: number; term: number } | null {
  return amount === null || rate === null || term === null || term === 0 ? null : { amount, rate, term };
}

function pay(own: Own): string[] | null {
  const chosen = terms(own);
  if (chosen === null || own.monthlyPayment === null) return null;
  const first = own.closing?.firstPayment;
  return [
    WORDS.monthly(formatMoney(own.monthlyPayment), percent(chosen.rate), chosen.term),
    ...(first ? [WORDS.first(formatMoney(first.amount), day(first.on))] : []),
  ];
}

function rate(own: Own): string[] | null {
  const chosen = terms(own);
  const { uwCalculatedDrawAmount: draw, status } = own.application;
  if (chosen === null) return status.status === 'OFFER_SELECTION' ? todo(own) : null;
  return [
    WORDS.line(formatMoney(chosen.amount), percent(chosen.rate), chosen.term),
    ...(draw === null ? [] : [WORDS.draw(formatMoney(draw))]),
  ];
}

function cancel(own: Own): string[] | null {
  const { application, closing } = own;
  if (!application.active) return application.end === null || application.end.kind === 'COMPLETE' ? null : where(own);
  if (!isFrom(own, 'RESCISSION')) return [`${WORDS.dashboardCancel} ${QUESTIONS.cancelText}`];
  const rescission = closing?.rescission;
  if (!rescission || rescission.over || codeOf(own) !== 'RESCISSION') return null;
  return [pageCopyOf('RESCISSION').youNote ?? '', WORDS.lastDay(day(rescission.endsOn))];
}

const coOwner = ({ signers }: Own): string[] | null =>
  signers.length === 0 ? null : signers.map(({ name, state }) => WORDS.person(name, SIGNER_STATES[state].toLowerCase()));

/** The answer from one's own application; null where it has nothing to say that the article does not. */
export function ownAnswer(intent: Intent, own: Own): OwnAnswer | null {
  const { uuid, active } = own.application;
  const page = active ? `${BASE}/${uuid}` : outside.dashboard();
  const of = (words: readonly string[] | null, screen: string = page): OwnAnswer | null => words && { words, screen };
  const asks = own.requests.length > 0;
  switch (intent) {
    case 'where-am-i':
      return of(where(own));
    case 'what-next':
    case 'what-is-missing':
      return of(todo(own), asks && applicationSummary(own.application).you === null ? paths(uuid).conditions() : page);
    case 'what-is-requested':
      return of(requested(own), asks ? paths(uuid).conditions() : page);
    case 'why-declined':
      return of(declined(own), `${BASE}/${uuid}`);
    case 'when-money':
      return of(money(own));
    case 'what-do-i-pay':
      return of(pay(own));
    case 'my-rate':
      return of(rate(own));
    case 'how-to-cancel':
      return of(cancel(own), isFrom(own, 'RESCISSION') ? page : outside.dashboard());
    case 'co-owner-state':
      return of(coOwner(own), paths(uuid).signingAdditional());
    case 'who-sees-my-data':
    case 'my-documents':
      return null;
  }
}
