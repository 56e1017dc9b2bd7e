import { after, FINISH, requestedOutcome, type OrderStep, type Order } from '../world/vendor/orders.ts';
import { digestOf } from '../world/vendor/vendor.ts';
import { meetingEnd, MAX_KBA_FAILURES, WISHES, type MeetingEnd } from './scenarios.ts';

export interface OrderRequest {
  readonly transaction_name: string;
  readonly signers: readonly { readonly email: string; readonly first_name: string; readonly last_name: string }[];
  /** Base URL of the signers' pages. */
  readonly base: string;
}
export interface Document {
  readonly id: string;
  readonly name: string;
  readonly requirement: string;
  readonly sha256: string;
}

export const ADD = 'ADD';
export const ACTIVATE = 'ACTIVATE';
export const JOIN = 'JOIN';
export const RECALL = 'RECALL';

/** Seconds from the waiting room until a notary joins, the questions are answered, and everything is signed and sealed. */
const ASSIGNED = 60;
const QUESTIONED = 120;
const SIGNED = 780;
const VIDEO = 1_500;
const EXPIRY_DAYS = 30;

interface Meeting {
  readonly email: string;
  readonly joined: number;
  readonly end: MeetingEnd;
  readonly over: number;
  /** How often this signer has failed the questions, this meeting included. */
  readonly failures: number;
}

/** All meetings so far. Signers may join alone or together; joining twice makes two meetings, unless the first is still in progress. */
export function meetingsOf(order: Order<OrderRequest>): readonly Meeting[] {
  const requested = WISHES.find((end) => end === requestedOutcome(order)?.toLowerCase());
  const finish = order.history.find(({ name }) => name === FINISH);
  const meetings: Meeting[] = [];
  const hold = (email: string, at: string) => {
    const signer = order.body.signers.find((one) => one.email === email);
    const before = meetings.filter((meeting) => meeting.email === email);
    const last = before.at(-1);
    const joined = Date.parse(at);
    if (last !== undefined && (last.over > joined || last.end === 'completed')) return;
    const end = requested ?? meetingEnd(signer?.last_name ?? '');
    const failures = (last?.failures ?? 0) + (end === 'kba_failed' ? 1 : 0);
    meetings.push({
      email,
      joined,
      end,
      failures,
      over: after(order, joined, end === 'kba_failed' || end === 'id_failed' ? QUESTIONED : SIGNED),
    });
  };
  for (const { name, at, data } of order.history) if (name === JOIN) hold((data as { readonly email: string }).email, at);
  // Finished by the sandbox: signers who had not come are present, and the meeting ends as requested.
  if (finish !== undefined) for (const { email } of order.body.signers) hold(email, finish.at);
  return meetings;
}

export function timelineOf(order: Order<OrderRequest>): readonly OrderStep[] {
  const created = Date.parse(order.created);
  const activated = order.history.find(({ name }) => name === ACTIVATE);
  const draft: OrderStep = { at: created, status: 'draft', event: 'created' };
  if (activated === undefined) return [draft];
  const sent: OrderStep = { at: Date.parse(activated.at), status: 'sent', event: 'sent_to_signer' };
  const recall = order.history.find(({ name }) => name === RECALL);
  const steps = meetingsOf(order).flatMap((meeting) => stepsOf(order, meeting));
  const sequence = [draft, sent, ...steps].toSorted((a, b) => a.at - b.at);
  const end = sequence.findIndex(({ last }) => last === true);
  const taken = end < 0 ? sequence : sequence.filter((step, index) => index <= end || step.event === 'meeting.video.processed');
  if (recall !== undefined) {
    const at = Date.parse(recall.at);
    return [...taken.filter((step) => step.at <= at), { at, status: 'recalled', event: 'recalled', last: true }];
  }
  if (end >= 0) return taken;
  return [...taken, { at: created + EXPIRY_DAYS * 86_400_000, status: 'expired', event: 'expired', last: true }];
}

function stepsOf(order: Order<OrderRequest>, meeting: Meeting): OrderStep[] {
  const { email: about, joined, end, over, failures } = meeting;
  const step = (seconds: number, status: string, event: string): OrderStep => ({ at: after(order, joined, seconds), status, event, about });
  const begin = [step(0, 'in_meeting', 'meeting.requested'), step(ASSIGNED, 'in_meeting', 'notary.assigned')];
  if (end === 'kba_failed') {
    const locked = failures >= MAX_KBA_FAILURES;
    return [...begin, { ...step(QUESTIONED, locked ? 'kba_failed' : 'sent', 'signer.kba_failed'), ...(locked && { last: true as const }) }];
  }
  if (end === 'id_failed') return [...begin, { ...step(QUESTIONED, 'id_failed', 'held_for_review'), last: true }];
  const met = [...begin, step(QUESTIONED, 'in_meeting', 'signer.kba_passed'), step(QUESTIONED, 'in_meeting', 'meeting.created')];
  if (end === 'meeting_failed') return [...met, step(SIGNED, 'meeting_failed', 'meeting.failed')];
  if (end !== 'completed') return [...met, { ...step(SIGNED, end, end), last: true }];
  const done = new Set(
    meetingsOf(order)
      .filter((other) => other.end === 'completed' && (other.over < over || other.email === about))
      .map((other) => other.email),
  );
  const together = meetingsOf(order)
    .filter((other) => other.end === 'completed' && other.over === over)
    .map((other) => other.email);
  const all = order.body.signers.every(({ email }) => done.has(email) || together.includes(email));
  // Signers who sign at the same moment complete the transaction once, with the last of them.
  if (all && together.at(-1) === about)
    return [...met, { ...step(SIGNED, 'completed', 'completed'), last: true }, step(VIDEO, 'completed', 'meeting.video.processed')];
  return [...met, step(SIGNED, 'partially_completed', 'partially_completed')];
}

export function signerStatus(order: Order<OrderRequest>, email: string, now: Date) {
  const mine = meetingsOf(order).filter((meeting) => meeting.email === email && meeting.joined <= now.getTime());
  const last = mine.at(-1);
  const over = mine.filter((meeting) => meeting.over <= now.getTime());
  const failures = over.at(-1)?.failures ?? 0;
  if (last === undefined) return { status: 'sent', kba_failures: 0 };
  return { status: last.over > now.getTime() ? 'in_meeting' : last.end, kba_failures: failures };
}

/** The last meeting that a notary joined. */
export function meetingOf(order: Order<OrderRequest>, now: Date) {
  const met = meetingsOf(order).findLast(({ joined }) => after(order, joined, ASSIGNED) <= now.getTime());
  if (met === undefined) return null;
  return {
    id: `me_${digestOf([order.id, met.joined])}`,
    notary: { name: 'Rowan Sealwright', commission: 'VA 7712045' },
    started: new Date(after(order, met.joined, ASSIGNED)).toISOString(),
    ended: met.over <= now.getTime() ? new Date(met.over).toISOString() : null,
  };
}
