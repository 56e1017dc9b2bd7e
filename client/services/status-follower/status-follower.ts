import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { ProfileView } from '@hearthline/journey/triggers.ts';
import { delayMs, holdSeconds, MAX_WAIT_S, rereadOf, TRIES, triesWithin } from '@hearthline/journey/polling.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { statusKind } from '@hearthline/journey/statuses.ts';
import { settle } from '@hearthline/journey/triggers.ts';
import { asksMachine, whereNext, type Next } from '@hearthline/journey/where-next.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import type { Application } from '../application.ts';

/** What a read of the status asks: `after` and `wait` (seconds) make it a long poll. */
export type Ask = { readonly after?: number; readonly wait?: number };
/** A status, and the application at the same version; without one where the version is still `after`. */
export type StatusAndApplication = StatusAnswer & { readonly application?: Omit<Application, 'status'> | undefined };

/** The effects that following an application needs. */
export type World = {
  readonly readStatus: (ask: Ask, signal: AbortSignal) => Promise<StatusAndApplication>;
  /** Null when it could not be read. */
  readonly readProfile: () => Promise<ProfileView | null>;
  /** Whether a refused read has led to another page, where the person proves something first. */
  readonly detour: (error: ApiError) => boolean;
  /** The application or the profile could not be read: the dashboard follows. */
  readonly missing: () => void;
  readonly currentPath: () => string;
  readonly go: (path: string) => Promise<void>;
  readonly isVisible: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls back on every hide and show, and when the connection is lost or back; returns the unsubscribe function. */
  readonly onChange: (changed: () => void) => () => void;
  readonly now: () => number;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** The latest state. `next` null: not known yet. */
export type SeenStatus = {
  readonly status: StatusAnswer | null;
  readonly application: Application | null;
  readonly next: Next | null;
  /** The server cannot be reached: what is shown may be out of date. */
  readonly isCutOff: boolean;
  /** When a step was last stored, on the clock of `now`; null when none was sent yet. */
  readonly savedAt: number | null;
};

export type Follower = {
  readonly seen: () => SeenStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends a step's answers by `call` and waits for the change beside it, so that the next screen is known with its reply: one round trip.
   * Re-reads until the status has changed, or the budget of AMB-48 is used up. Resolves when the next screen is decided, rejects as `call` does.
   */
  readonly submit: <Reply>(call: () => Promise<Reply>) => Promise<Reply>;
  /** As after a submit that was made elsewhere: re-reads until the status has changed. */
  readonly done: () => Promise<void>;
  /** Leads from a screen whose step is over, as the status it has seen says: there is no change to wait for. */
  readonly leave: () => Promise<void>;
  /** Re-reads once now ("Try again"). */
  readonly again: () => Promise<void>;
  /** Keeps waiting for a change at a status that is the borrower's to answer, while a page says that staff or a third party act; returns what ends it. */
  readonly watch: () => () => void;
  readonly stop: () => void;
};

/** Milliseconds for which the change may arrive behind the reply of the submit that made it, before it is asked for. */
const BEHIND_MS = 250;
/** Milliseconds from one change beside a submit until the next is waited for: most submits make one, and its reply is close. */
const BESIDE_MS = 50;
/** Failed reads in a row after which the page says that it is cut off: one may be chance. */
export const CUT_OFF_AFTER = 2;

/** The version after a change, from the reply of the operation that made it; undefined where it names none. */
function versionIn(reply: unknown): number | undefined {
  const { version } = (reply ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

/**
 * Follows one application: reads its status in the visible tab only, asks journey/where-next, and navigates. Polls with back-off while
 * automatic work runs, long-polls on holds, stops on screens (AMB-49, AMB-117). A lost connection is said, and found again by itself.
 */
export function follow(world: World): Follower {
  let seen: SeenStatus = { status: null, application: null, next: null, isCutOff: false, savedAt: null };
  let profile: ProfileView | null | undefined;
  /** Milliseconds that ended reads waited since the status last changed; time in a hidden tab does not count. */
  let waitedMs = 0;
  let submittedAt: StatusAnswer | null = null;
  let submittedWith: SeenStatus['application'] = null;
  let isLeaving = false;
  /** Submits under way: what is read meanwhile is decided on with their replies. */
  let submits = 0;
  /** Pages that wait for staff or a third party. */
  let watches = 0;
  let round = new AbortController();
  let isStopped = false;
  const listeners = new Set<() => void>();
  let settled: (() => void)[] = [];

  const show = (change: Partial<SeenStatus>): void => {
    seen = { ...seen, ...change };
    listeners.forEach((listener) => listener());
  };
  const retries = (): number => triesWithin(waitedMs);

  async function decide(): Promise<Next> {
    const { status, application } = seen;
    if (!status) return { kind: 'wait', delayMs: delayMs(0) };
    const machineState = application && profile ? settle({ application, profile, status }) : null;
    const known = profile ? application : null;
    const submitted = { submittedAt, submittedWith };
    const next = whereNext({
      status,
      application: known,
      machineState,
      currentPath: world.currentPath(),
      retries: retries(),
      isLeaving,
      ...submitted,
    });
    if (next.kind !== 'wait') [submittedAt, isLeaving] = [null, false];
    if (next.kind === 'go') await world.go(next.path);
    show({ next });
    if (next.kind !== 'wait') {
      settled.forEach((resolve) => resolve());
      settled = [];
    }
    return next;
  }

  async function read(ask: Ask, signal: AbortSignal): Promise<void> {
    const from = world.now();
    const first = profile === undefined ? world.readProfile() : null;
    const [{ application: fresh, ...status }, own] = await Promise.all([world.readStatus(ask, signal), first]);
    if (signal.aborted) return;
    const isSame = status.version === seen.status?.version;
    if (first) profile = own;
    // only the fallback machine reads the profile, which a step may have changed
    else if (!isSame && asksMachine(status)) profile = await world.readProfile();
    if (signal.aborted) return;
    const application = fresh ? { ...fresh, status } : seen.application;
    if (!application || !profile) world.missing();
    if (status.status !== seen.status?.status) waitedMs = 0;
    else waitedMs += world.now() - from;
    // shown with the decision that follows: the screen that is left need not be rendered with what the next one shows
    seen = { ...seen, status, application, isCutOff: false };
    // a server that cannot hold the request open must not be polled in a tight loop
    const early = delayMs(retries()) - (world.now() - from);
    if (isSame && ask.wait !== undefined && early > 0) {
      await world.pause(early, signal);
      waitedMs += early;
    }
  }

  /** How the next read is made, or null to wait for a call. */
  function nextRead(next: Next): Ask | null {
    if (!seen.status) return {};
    const held = (wait: number): Ask => ({ after: seen.status?.version ?? 0, wait });
    const isRunning = statusKind(seen.status.status) === 'waiting';
    if (next.kind === 'wait') return held(holdSeconds(waitedMs, isRunning ? TRIES.waiting : TRIES.submitted));
    const how = rereadOf(seen.status.status, retries());
    return how === 'long-poll' || how === 'poll' || watches > 0 ? held(MAX_WAIT_S) : null;
  }

  async function run(signal: AbortSignal, first: Ask): Promise<void> {
    let failures = 0;
    for (let ask: Ask | null = first; ask !== null && !signal.aborted;) {
      try {
        await read(ask, signal);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        const status = error instanceof ApiError ? error.status : -1;
        if (status === -1) throw error;
        // signed out: the session has navigated already
        if (status === 401) return;
        if (error instanceof ApiError && world.detour(error)) return;
        if (status >= 400 && status < 500 && status !== 429) {
          world.missing();
          return world.go(outside.dashboard());
        }
        failures += 1;
        if (failures >= CUT_OFF_AFTER || !world.isOnline()) show({ isCutOff: true });
        await world.pause(delayMs(failures - 1), signal);
        continue;
      }
      if (signal.aborted) return;
      // beside a submit nothing is decided: its reply is about to arrive, or its next request
      if (submits > 0) await world.pause(BESIDE_MS, signal);
      ask = submits > 0 ? { after: seen.status?.version ?? 0, wait: MAX_WAIT_S } : nextRead(await decide());
    }
  }

  function begin(ask: Ask = {}): void {
    round.abort();
    if (isStopped || !world.isVisible()) return;
    const mine = new AbortController();
    round = mine;
    void run(mine.signal, ask).catch((error: unknown) => {
      if (!mine.signal.aborted) throw error;
    });
  }

  const untilSettled = (look: () => void): Promise<void> =>
    new Promise((resolve) => {
      settled.push(resolve);
      look();
    });

  /** Decides with what was read beside a submit; asks when the change does not arrive behind its reply. */
  async function settleSubmit(version: number): Promise<void> {
    const beside = round;
    const hasChange = (): boolean => (seen.status?.version ?? -1) >= version;
    if (!hasChange()) await world.pause(BEHIND_MS, beside.signal).catch(() => undefined);
    // hidden, stopped or begun anew meanwhile: that read decides
    if (beside.signal.aborted) return;
    if (!hasChange()) {
      begin();
      return;
    }
    if (nextRead(await decide()) === null) beside.abort();
  }

  /** Back to how the status is followed where nothing was submitted. */
  function withoutSubmit(before: StatusAnswer | null): void {
    if (seen.isCutOff || !seen.next || seen.status?.version !== before?.version) begin();
    else {
      const ask = nextRead(seen.next);
      if (ask === null) round.abort();
      else begin(ask);
    }
  }

  async function submit<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    const { status: before, application } = seen;
    submits += 1;
    let reply: Reply;
    try {
      const sent = call();
      if (before) begin({ after: before.version, wait: MAX_WAIT_S });
      reply = await sent;
    } catch (error) {
      submits -= 1;
      if (submits === 0) withoutSubmit(before);
      throw error;
    }
    submits -= 1;
    [submittedAt, submittedWith] = [before, application];
    waitedMs = 0;
    seen = { ...seen, savedAt: world.now() };
    await untilSettled(() => void settleSubmit(versionIn(reply) ?? (before?.version ?? -1) + 1));
    return reply;
  }

  // a terminal status is re-read when the tab is shown again; a poll that was aborted on hide, or lost with the connection, begins anew
  const unsubscribe = world.onChange(() => {
    if (!world.isVisible()) {
      round.abort();
      return;
    }
    if (world.isOnline()) begin();
    else show({ isCutOff: true });
  });
  begin();

  return {
    seen: () => seen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit,
    done() {
      [submittedAt, submittedWith] = [seen.status, seen.application];
      waitedMs = 0;
      return untilSettled(() => begin());
    },
    leave() {
      isLeaving = true;
      return untilSettled(() => begin());
    },
    again: () => untilSettled(() => begin()),
    watch() {
      watches += 1;
      // a read under way goes on with a held one
      if (watches === 1 && submits === 0 && seen.status && seen.next) begin({ after: seen.status.version, wait: MAX_WAIT_S });
      return () => {
        watches -= 1;
      };
    },
    stop() {
      isStopped = true;
      round.abort();
      unsubscribe();
      settled.forEach((resolve) => resolve());
    },
  };
}
