import { instantAfter, FINISH, requestedOutcome, type OrderStep, type Order } from '../world/vendor/orders.ts';
import { digestOf } from '../world/vendor/vendor.ts';
import { meetingEnd, MAX_KBA_FAILURES, WISHES, type MeetingEnd } from './scenarios.ts';

export interface OrderRequest {
  readonly transaction_name: string;
  readonly signers: readonly {
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
    /** Where the signer's page returns. */
    readonly redirect_url?: string;
  }[];
  /** The vendor's own host. */
  readonly base: string;
}
/** Points of its page, from the upper left corner. */
export interface Designation {
  readonly type: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Document {
  readonly id: string;
  readonly name: string;
  readonly requirement: string;
  readonly sha256: string;
  /** What the notary fills in, and where. */
  readonly designations: readonly Designation[];
}

export const ADD = 'ADD';
export const ACTIVATE = 'ACTIVATE';
/** A signer attends without a page: the meeting takes its usual course. */
export const JOIN = 'JOIN';
/** A signer comes to, and leaves, the pages of the meeting. */
export const ENTER = 'ENTER';
export const LEAVE = 'LEAVE';
export const RECALL = 'RECALL';

/** Seconds from the waiting room until a notary joins, the questions are answered, and everything is signed and sealed. */
const ASSIGNED = 60;
const QUESTIONED = 120;
const SIGNED = 780;
const VIDEO = 1_500;
const EXPIRY_DAYS = 30;
/** Seconds after which a meeting is over whose signer closed the page. */
const DESERTED = 3_600;
/** Seconds after which a notary is free again. */
const FREE_AGAIN = 600;

/** The notary of every meeting. */
export const NOTARY = {
  name: 'Rowan Sealwright',
  commission: 'VA 7712045',
  commission_expires: '2029-09-30',
  state: 'Virginia',
  county: 'Fairfax',
} as const;
/** Who watches the signing with the notary, where a state wants witnesses. */
export const WITNESSES = ['Wren Attestor', 'Ira Beholden'] as const;

interface Meeting {
  readonly email: string;
  readonly joined: number;
  /** When a notary is there, and when the questions are answered. */
  readonly assigned: number;
  readonly questioned: number;
  readonly end: MeetingEnd;
  readonly over: number;
  /** When its video is ready, if it is completed. */
  readonly filmed: number;
  /** How often this signer has failed the questions, this meeting included. */
  readonly failures: number;
}

/** All meetings so far. Signers may join alone or together; joining twice makes two meetings, unless the first is still in progress. */
export function meetingsOf(order: Order<OrderRequest>): readonly Meeting[] {
  const requested = WISHES.find((end) => end === requestedOutcome(order)?.toLowerCase());
  const finish = order.history.find(({ name }) => name === FINISH);
  const meetings: Meeting[] = [];
  const lastOf = (email: string) => meetings.findLast((meeting) => meeting.email === email);
  const mayJoin = (email: string, joined: number): boolean => {
    const last = lastOf(email);
    return last === undefined || (last.over <= joined && last.end !== 'completed');
  };
  const failuresAfter = (email: string, end: MeetingEnd) => (lastOf(email)?.failures ?? 0) + (end === 'kba_failed' ? 1 : 0);
  const attend = (email: string, at: string) => {
    const signer = order.body.signers.find((one) => one.email === email);
    const joined = Date.parse(at);
    if (!mayJoin(email, joined)) return;
    const end = requested ?? meetingEnd(signer?.last_name ?? '');
    const questioned = instantAfter(order, joined, QUESTIONED);
    meetings.push({
      email,
      joined,
      assigned: instantAfter(order, joined, ASSIGNED),
      questioned,
      end,
      over: end === 'kba_failed' || end === 'id_failed' ? questioned : instantAfter(order, joined, SIGNED),
      filmed: instantAfter(order, joined, VIDEO),
      failures: failuresAfter(email, end),
    });
  };
  const enter = (email: string, at: string) => {
    const joined = Date.parse(at);
    if (!mayJoin(email, joined)) return;
    const over = instantAfter(order, joined, DESERTED);
    const isFinished = finish !== undefined && Date.parse(finish.at) > joined;
    const end = requested ?? (isFinished ? 'completed' : 'meeting_failed');
    meetings.push({
      email,
      joined,
      assigned: joined,
      questioned: joined,
      end,
      over,
      filmed: over,
      failures: failuresAfter(email, end),
    });
  };
  const leave = (email: string, at: string, end: MeetingEnd) => {
    const index = meetings.findLastIndex((meeting) => meeting.email === email);
    const open = meetings[index];
    const over = Date.parse(at);
    if (open === undefined || open.over <= over) return;
    meetings[index] = {
      ...open,
      end,
      over,
      filmed: over + (VIDEO - SIGNED) * 1000,
      failures: open.failures + (end === 'kba_failed' ? 1 : 0),
    };
  };
  for (const { name, at, data } of order.history) {
    const { email = '', end = 'meeting_failed' } = (data ?? {}) as { readonly email?: string; readonly end?: MeetingEnd };
    if (name === JOIN) attend(email, at);
    if (name === ENTER) enter(email, at);
    if (name === LEAVE) leave(email, at, end);
  }
  // Finished by the sandbox: signers who had not come are present, and the meeting ends as requested.
  if (finish !== undefined) for (const { email } of order.body.signers) attend(email, finish.at);
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
  const { email: about, joined, assigned, questioned, end, over, filmed, failures } = meeting;
  const step = (at: number, status: string, event: string): OrderStep => ({ at, status, event, about });
  const begin = [step(joined, 'in_meeting', 'meeting.requested'), step(assigned, 'in_meeting', 'notary.assigned')];
  if (end === 'kba_failed') {
    const locked = failures >= MAX_KBA_FAILURES;
    return [...begin, { ...step(over, locked ? 'kba_failed' : 'sent', 'signer.kba_failed'), ...(locked && { last: true as const }) }];
  }
  if (end === 'id_failed') return [...begin, { ...step(over, 'id_failed', 'held_for_review'), last: true }];
  const met = [...begin, step(questioned, 'in_meeting', 'signer.kba_passed'), step(questioned, 'in_meeting', 'meeting.created')];
  // The signer may join again.
  if (end === 'meeting_failed') return [...met, step(over, end, 'meeting.failed')];
  if (end === 'notary_not_available') {
    const free = over + FREE_AGAIN * 1000;
    const isBack = meetingsOf(order).some((other) => other.joined >= over && other.joined < free);
    return [...begin, step(over, end, 'notary.not_available'), ...(isBack ? [] : [step(free, 'sent', 'notary.available')])];
  }
  if (end !== 'completed') return [...met, { ...step(over, end, end), last: true }];
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
    return [...met, { ...step(over, 'completed', 'completed'), last: true }, step(filmed, 'completed', 'meeting.video.processed')];
  return [...met, step(over, 'partially_completed', 'partially_completed')];
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
export function meetingOf(order: Order<OrderRequest>, now: Date, witnessed: number) {
  const met = meetingsOf(order).findLast(({ assigned }) => assigned <= now.getTime());
  if (met === undefined) return null;
  return {
    id: `me_${digestOf([order.id, met.joined])}`,
    notary: NOTARY,
    witnesses: WITNESSES.slice(0, witnessed),
    started: new Date(met.assigned).toISOString(),
    ended: met.over <= now.getTime() ? new Date(met.over).toISOString() : null,
  };
}
