/**
 * How a page keeps up with something that changes on the server: one pure function from a state and an event to the next state and what is to be
 * done. `follow.ts` does it. Polls with back-off while automatic work runs, waits for changes with held reads, in the visible tab only; a lost
 * connection is said, and found again by itself (AMB-49, AMB-117).
 */
import { delayMs, MAX_WAIT_S, triesWithin } from '@hearthline/journey/polling.ts';
import type { Next } from '@hearthline/journey/where-next.ts';

/** What a read asks: `after` and `wait` (seconds) make it a long poll. */
export type Ask = { readonly after?: number; readonly wait?: number };
/** What is read. `status` null: not known yet. */
export type Known = { readonly status: { readonly version: number; readonly status?: string } | null };
/** The latest state, as pages see it. */
export type Seen<K> = K & {
  /** Null: not known yet. */
  readonly next: Next | null;
  /** The server cannot be reached: what is shown may be out of date. */
  readonly isCutOff: boolean;
  /** When a step was last stored, on the clock of `now`; null when none was sent yet. */
  readonly savedAt: number | null;
};

/**
 * `idle`: nothing runs, because nothing changes here by itself or the tab is hidden. `early`, `beside`, `failed`: a pause after an answer that came
 * too early, beside a submit, and after a failed read. `leading`: on the way to another page.
 */
type Phase = 'idle' | 'reading' | 'early' | 'beside' | 'failed' | 'leading' | 'stopped';

export type State<K extends Known> = {
  readonly phase: Phase;
  readonly seen: Seen<K>;
  /** What the last decision was made on. */
  readonly decided: Seen<K> | null;
  /** Milliseconds that ended reads waited since the status last changed; time in a hidden tab does not count. */
  readonly waitedMs: number;
  /** Failed reads in a row. */
  readonly failures: number;
  /** Submits under way: what is read meanwhile is decided on with their replies. */
  readonly submits: number;
  /** Pages that wait for staff or a third party. */
  readonly watches: number;
  /** What was seen when the step was sent whose change is still waited for. */
  readonly submitted: Seen<K> | null;
  readonly isLeaving: boolean;
};

/** What differs between those who follow. */
export type Rules<K extends Known> = {
  readonly decide: (state: State<K>, path: string) => Next;
  /** How the next read is made, or null to wait for a call. A `wait` always has one. */
  readonly nextAsk: (state: State<K>, next: Next) => Ask | null;
  /** Callers who wait for a decision are let go when the server cannot be reached. */
  readonly letsGoWhenCutOff?: boolean;
};

/** The page at the moment of an event. */
export type Moment = { readonly path: string; readonly isVisible: boolean; readonly isOnline: boolean };
/** How a read failed: the session or another page leads on, there is nothing to follow, or the server cannot be reached. */
export type Failure = 'led' | 'refused' | 'unreachable';

export type Event<K extends Known> =
  | { readonly is: 'begun' | 'submitting' | 'done' | 'leaving' | 'watched' | 'unwatched' | 'stopped' }
  /** The tab was hidden or shown, the connection lost or found. */
  | { readonly is: 'changed' }
  | { readonly is: 'read'; readonly ask: Ask; readonly known: K; readonly tookMs: number }
  | { readonly is: 'failed'; readonly how: Failure }
  | { readonly is: 'paused'; readonly ms: number }
  | { readonly is: 'arrived'; readonly next: Next }
  /** The reply of a submit, with the version it made; `before` is what was seen when it was sent. */
  | { readonly is: 'replied'; readonly before: Seen<K>; readonly version: number; readonly now: number }
  | { readonly is: 'rejected'; readonly before: Seen<K> }
  /** The moment in which a change may arrive behind the reply that names it has passed. */
  | { readonly is: 'overdue'; readonly version: number };

export type Effect =
  /** These two take the place of what runs, and `halt` ends it. */
  | { readonly run: 'read'; readonly ask: Ask }
  | { readonly run: 'pause'; readonly ms: number }
  | { readonly run: 'halt' }
  | { readonly run: 'expect'; readonly version: number; readonly ms: number }
  | { readonly run: 'go'; readonly next: Extract<Next, { kind: 'go' }> }
  /** To the page for those who have nothing to follow. */
  | { readonly run: 'exit' }
  /** Tells pages of what is seen, and callers that the next screen is decided. */
  | { readonly run: 'show' | 'settle' };

export type Step<K extends Known> = readonly [State<K>, readonly Effect[]];

/** Milliseconds for which the change may arrive behind the reply of the submit that made it, before it is asked for. */
const BEHIND_MS = 250;
/** Milliseconds from one change beside a submit until the next is waited for: most submits make one, and its reply is close. */
const BESIDE_MS = 50;
/** Failed reads in a row after which the page says that it is cut off: one may be chance. */
const CUT_OFF_AFTER = 2;

const SHOW: Effect = { run: 'show' };
const SETTLE: Effect = { run: 'settle' };
const HALT: Effect = { run: 'halt' };

/** A read that the server answers when there is a change, or when it may hold it no longer. */
export const held = ({ seen: { status } }: State<Known>, wait = MAX_WAIT_S): Ask => ({ after: status?.version ?? 0, wait });

export const initial = <K extends Known>(known: K): State<K> => ({
  phase: 'idle',
  seen: { ...known, next: null, isCutOff: false, savedAt: null },
  decided: null,
  waitedMs: 0,
  failures: 0,
  submits: 0,
  watches: 0,
  submitted: null,
  isLeaving: false,
});

/** The step of those who follow by these rules. */
export function stepOf<K extends Known>(rules: Rules<K>) {
  const rest = (state: State<K>): Step<K> => [{ ...state, phase: 'idle' }, [HALT]];
  const read = (state: State<K>, { isVisible }: Moment, ask: Ask = {}): Step<K> =>
    isVisible ? [{ ...state, phase: 'reading' }, [{ run: 'read', ask }]] : rest(state);
  const begin = (state: State<K>, moment: Moment, ask?: Ask): Step<K> => read({ ...state, failures: 0 }, moment, ask);
  const pause = (state: State<K>, phase: Phase, ms: number): Step<K> => [{ ...state, phase }, [{ run: 'pause', ms }]];
  const also = (effects: readonly Effect[], [state, more]: Step<K>): Step<K> => [state, [...effects, ...more]];

  const goOn = (state: State<K>, moment: Moment, next: Next): Step<K> => {
    const ask = rules.nextAsk(state, next);
    return ask ? read(state, moment, ask) : rest(state);
  };
  const shown = (state: State<K>, next: Next): State<K> => ({ ...state, seen: { ...state.seen, next } });

  function decide(before: State<K>, moment: Moment): Step<K> {
    const next = rules.decide(before, moment.path);
    if (next.kind === 'wait') return also([SHOW], goOn(shown(before, next), moment, next));
    const state = { ...before, decided: before.seen, submitted: null, isLeaving: false };
    if (next.kind === 'go') return [{ ...state, phase: 'leading' }, [HALT, { run: 'go', next }]];
    return also([SHOW, SETTLE], goOn(shown(state, next), moment, next));
  }

  // beside a submit nothing is decided: its reply is about to arrive, or its next request
  const consider = (state: State<K>, moment: Moment): Step<K> =>
    state.submits > 0 ? pause(state, 'beside', BESIDE_MS) : decide(state, moment);

  function answered(before: State<K>, moment: Moment, { ask, known, tookMs }: Extract<Event<K>, { is: 'read' }>): Step<K> {
    const was = before.seen.status;
    const waitedMs = known.status?.status === was?.status ? before.waitedMs + tookMs : 0;
    // shown with the decision that follows: the screen that is left need not be rendered with what the next one shows
    const state = { ...before, waitedMs, failures: 0, seen: { ...before.seen, ...known, isCutOff: false } };
    // a server that cannot hold the request open must not be polled in a tight loop
    const early = delayMs(triesWithin(waitedMs)) - tookMs;
    const isSame = known.status?.version === was?.version;
    return isSame && ask.wait !== undefined && early > 0 ? pause(state, 'early', early) : consider(state, moment);
  }

  function failed(before: State<K>, { isOnline }: Moment, how: Failure): Step<K> {
    if (how === 'led') return rest(before);
    if (how === 'refused') return also([SETTLE, { run: 'exit' }], rest(before));
    const failures = before.failures + 1;
    const ms = delayMs(before.failures);
    if (failures < CUT_OFF_AFTER && isOnline) return pause({ ...before, failures }, 'failed', ms);
    const state = { ...before, failures, seen: { ...before.seen, isCutOff: true } };
    return also(rules.letsGoWhenCutOff === true ? [SHOW, SETTLE] : [SHOW], pause(state, 'failed', ms));
  }

  function paused(state: State<K>, moment: Moment, ms: number): Step<K> {
    if (state.phase === 'early') return consider({ ...state, waitedMs: state.waitedMs + ms }, moment);
    if (state.phase === 'failed') return read(state, moment);
    return state.submits > 0 ? read(state, moment, held(state)) : decide(state, moment);
  }

  /** Whether what was read contains the change that a submit made. */
  const contains = ({ seen: { status } }: State<K>, version: number): boolean => (status?.version ?? -1) >= version;

  function replied(before: State<K>, moment: Moment, { before: submitted, version, now }: Extract<Event<K>, { is: 'replied' }>): Step<K> {
    const seen = { ...before.seen, savedAt: now };
    const state = { ...before, submits: before.submits - 1, submitted, waitedMs: 0, seen };
    // in a hidden tab the read decides that is made when it is shown
    if (!moment.isVisible) return rest(state);
    return contains(state, version) ? decide(state, moment) : [state, [{ run: 'expect', version, ms: BEHIND_MS }]];
  }

  /** Back to how the status is followed where nothing was submitted. */
  function rejected(before: State<K>, moment: Moment, was: Seen<K>): Step<K> {
    const state = { ...before, submits: before.submits - 1 };
    const { seen } = state;
    if (state.submits > 0) return [state, []];
    if (seen.isCutOff || !seen.next || seen.status?.version !== was.status?.version) return begin(state, moment);
    return goOn({ ...state, failures: 0 }, moment, seen.next);
  }

  return (state: State<K>, event: Event<K>, moment: Moment): Step<K> => {
    if (state.phase === 'stopped') return [state, []];
    const { seen } = state;
    switch (event.is) {
      case 'begun':
        return begin(state, moment);
      // a terminal status is read again when the tab is shown again; a read that was ended on hide, or lost with the connection, begins anew
      case 'changed':
        if (!moment.isVisible || moment.isOnline) return begin(state, moment);
        return [{ ...state, seen: { ...seen, isCutOff: true } }, [SHOW]];
      case 'read':
        return answered(state, moment, event);
      case 'failed':
        return failed(state, moment, event.how);
      case 'paused':
        return paused(state, moment, event.ms);
      case 'arrived': {
        const there = shown(state, event.next);
        // begun anew on the way: that read decides what follows
        return also([SHOW, SETTLE], state.phase === 'leading' ? goOn(there, moment, event.next) : [there, []]);
      }
      case 'submitting': {
        const submitting = { ...state, submits: state.submits + 1 };
        return seen.status ? begin(submitting, moment, held(state)) : [submitting, []];
      }
      case 'replied':
        return replied(state, moment, event);
      case 'rejected':
        return rejected(state, moment, event.before);
      case 'overdue':
        return contains(state, event.version) ? [state, []] : begin(state, moment);
      case 'done':
        return begin({ ...state, submitted: seen, waitedMs: 0 }, moment);
      case 'leaving':
        return begin({ ...state, isLeaving: true }, moment);
      case 'watched': {
        const watched = { ...state, watches: state.watches + 1 };
        // a read under way goes on with a held one
        return state.watches === 0 && state.submits === 0 && seen.status && seen.next ? begin(watched, moment, held(state)) : [watched, []];
      }
      case 'unwatched':
        return [{ ...state, watches: state.watches - 1 }, []];
      case 'stopped':
        return [{ ...state, phase: 'stopped' }, [HALT, SETTLE]];
    }
  };
}
