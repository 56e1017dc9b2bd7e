import type { Reply } from '@hearthline/web/api/operation.ts';
import { addDays, dateInZone, startOfDay } from '@hearthline/rules/dates.ts';
import type { Payee } from '@hearthline/rules/enums.ts';
import type { TimelineItem } from '@hearthline/kit/timeline/Timeline.tsx';
import { formatDate, formatDay } from '../../services/dates.ts';
import { CLOSING, oddDays, PAYEE_COPY } from '../../parts/closing/copy.ts';
import { COURSE } from './copy.ts';

export type Closing = Reply<'closing-get'>;
export type Rescission = NonNullable<Closing['rescission']>;

const short = (date: string | null): string => (date === null ? '' : formatDate(date, 'short'));

/** The plan is read again at the latest after this, milliseconds: the clock of the sandbox may have been moved. */
const REPLAN_MS = 600_000;

/** Milliseconds to the next reading of the plan: when the day of the home changes, or after ten minutes. @param timeZone of the home */
export function replanAfter(at: Date, timeZone: string | undefined): number {
  if (timeZone === undefined) return REPLAN_MS;
  const midnight = Date.parse(startOfDay(addDays(dateInZone(at, timeZone), 1), timeZone));
  return Math.min(REPLAN_MS, midnight - at.getTime() + 1000);
}

/** An event, and whether it is over. */
type Event = Omit<TimelineItem, 'state'> & { readonly isDone: boolean };

/** The account that the money goes to. */
export function accountName({ payment: { account } }: Closing): string | null {
  if (account === null) return null;
  return account.isExchange ? CLOSING.exchange(account.bank) : CLOSING.account(account.bank, account.mask);
}

/** Who gets the money. */
export const payeeOf = ({ payment: { account } }: Closing): Payee => (account?.isExchange ? 'EXCHANGE' : 'BANK');

/** How the payments are made. */
export function paysBy({ autopay }: Closing): string {
  if (autopay?.payType !== 'AUTOPAY') return CLOSING.byHand;
  return autopay.mask === null ? CLOSING.autopayOn : CLOSING.autopay(autopay.mask);
}

function recordingEvent({ recording: { state, county, instrument, instrumentNo, on } }: Closing): Event {
  const deed = COURSE.deeds[instrument];
  const isDone = state === 'RECORDED';
  const at = COURSE.county(county);
  return {
    isDone,
    when: short(on),
    title: isDone ? COURSE.recorded(deed) : COURSE.record(deed),
    note: state === 'REJECTED' ? COURSE.rejected : isDone && instrumentNo !== null ? COURSE.entered(at, instrumentNo) : at,
  };
}

function paymentEvent(closing: Closing): Event {
  const { amount, state, sentOn, arrivesOn } = closing.payment;
  const isSent = state === 'SENT' || state === 'SETTLED';
  if (amount === 0) return { isDone: state === 'SETTLED', when: short(sentOn), title: COURSE.nothingToSend };
  const account = accountName(closing);
  return {
    isDone: state === 'SETTLED',
    when: short(sentOn),
    title: isSent ? COURSE.sent(amount) : COURSE.send(amount),
    note: [account, arrivesOn === null ? null : PAYEE_COPY[payeeOf(closing)].shows(short(arrivesOn))]
      .filter((part) => part !== null)
      .join('. '),
  };
}

/**
 * Every event from the signing to the first payment, with its day; the first that is not over is the current one.
 * @param phone of the lender
 */
export function courseOf(closing: Closing, phone: string): TimelineItem[] {
  const { signedOn, rescindable, rescission, checks, approval, payoffs, payment, firstPayment } = closing;
  if (signedOn === null)
    return [
      { state: 'done', when: '', title: COURSE.signed },
      { state: 'now', when: COURSE.soon, title: COURSE.othersSign },
    ];
  const events: Event[] = [
    { isDone: true, when: short(signedOn), title: COURSE.signed, note: COURSE.signedNote },
    ...(rescindable
      ? [
          {
            isDone: rescission?.over === true,
            when: rescission === null ? '' : COURSE.cancelWhen(short(rescission.endsOn)),
            title: COURSE.cancel,
            note: rescission?.over === true ? COURSE.cancelOver(phone) : COURSE.cancelNote,
          },
        ]
      : []),
    recordingEvent(closing),
    {
      isDone: checks === 'PASSED' && approval.state === 'GIVEN',
      when: short(payment.sentOn),
      title: COURSE.checks,
      note: COURSE.checksNote,
    },
    ...(payoffs.length === 0
      ? []
      : [
          {
            isDone: payoffs.every(({ state }) => state === 'PAID' || state === 'FAILED'),
            when: short(payoffs.find(({ on }) => on !== null)?.on ?? payment.sentOn),
            title: COURSE.payoffs(payoffs.length),
          },
        ]),
    paymentEvent(closing),
    ...(firstPayment === null
      ? []
      : [
          {
            isDone: false,
            when: formatDay(firstPayment.on),
            title: COURSE.first(firstPayment.amount),
            note: [...oddDays(closing), paysBy(closing)].join(' '),
          },
        ]),
  ];
  const current = events.findIndex(({ isDone }) => !isDone);
  return events.map(({ isDone, ...event }, at) => ({ ...event, state: isDone ? 'done' : at === current ? 'now' : 'todo' }));
}
