import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { ProfileView } from '@hearthline/journey/triggers.ts';
import { delayMs, holdSeconds, MAX_WAIT_S, rereadOf, retriesAfter } from '@hearthline/journey/polling.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { statusKind } from '@hearthline/journey/statuses.ts';
import { settle } from '@hearthline/journey/triggers.ts';
import { whereNext, type Next } from '@hearthline/journey/where-next.ts';
import { ApiError } from '../api/api-error.ts';
import type { Application } from '../application.ts';

export type ApplicationAndProfile = { readonly application: Application | null; readonly profile: ProfileView | null };

/** The effects that following an application needs. */
export type World = {
  /** GET status; `after` and `wait` (seconds) make it a long poll. */
  readonly readStatus: (ask: { after?: number; wait?: number }, signal: AbortSignal) => Promise<StatusAnswer>;
  /** The application and the profile; null for one that could not be read. */
  readonly readApplication: () => Promise<ApplicationAndProfile>;
  readonly currentPath: () => string;
  readonly go: (path: string) => Promise<void>;
  readonly isVisible: () => boolean;
  /** Calls back on every hide and show; returns the unsubscribe function. */
  readonly onVisibility: (changed: () => void) => () => void;
  readonly now: () => number;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** The latest state. `next` null: not known yet. */
export type Seen = { readonly status: StatusAnswer | null; readonly details: ApplicationAndProfile | null; readonly next: Next | null };

export type Follower = {
  readonly seen: () => Seen;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * After a submit: re-reads until the status has changed, or the budget of AMB-48 is used up. Resolves when the next screen is decided.
   */
  readonly done: () => Promise<void>;
  /** Re-reads once now ("Try again"). */
  readonly again: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * Follows one application: reads its status in the visible tab only, asks journey/where-next, and navigates. Polls with back-off while
 * automatic work runs, long-polls on holds, stops on screens (AMB-49, AMB-117).
 */
export function follow(world: World): Follower {
  let seen: Seen = { status: null, details: null, next: null };
  let retries = 0;
  let submittedAt: StatusAnswer | null = null;
  let applicationVersion = -1;
  let round = new AbortController();
  let isStopped = false;
  const listeners = new Set<() => void>();
  let settled: (() => void)[] = [];

  const show = (change: Partial<Seen>): void => {
    seen = { ...seen, ...change };
    listeners.forEach((listener) => listener());
  };

  async function decide(): Promise<Next> {
    const { status, details } = seen;
    if (!status || !details) return { kind: 'wait', delayMs: delayMs(retries) };
    const { application, profile } = details;
    const machineState = application && profile ? settle({ application, profile, status }) : null;
    const next = whereNext({ status, application, machineState, currentPath: world.currentPath(), retries, submittedAt });
    if (next.kind !== 'wait') submittedAt = null;
    if (next.kind === 'go') await world.go(next.path);
    show({ next });
    if (next.kind !== 'wait') {
      settled.forEach((resolve) => resolve());
      settled = [];
    }
    return next;
  }

  async function read(ask: { after?: number; wait?: number }, signal: AbortSignal): Promise<void> {
    const from = world.now();
    const status = await world.readStatus(ask, signal);
    const isSame = status.version === seen.status?.version;
    const moved = status.status !== seen.status?.status;
    // while automatic work runs only its end matters: the application is read again when a screen must be chosen
    const isRunning = statusKind(status.status) === 'waiting' && status.decision !== 'DECLINE';
    const isFresh = seen.details !== null && (isRunning || applicationVersion === status.version);
    const details = isFresh ? seen.details : await world.readApplication();
    if (!isFresh) applicationVersion = status.version;
    if (signal.aborted) return;
    if (seen.status !== null) retries = moved ? 0 : retriesAfter(retries, world.now() - from);
    show({ status, details });
    // a server that cannot hold the request open must not be polled in a tight loop
    const early = delayMs(Math.max(0, retries - 1)) - (world.now() - from);
    if (isSame && ask.wait !== undefined && early > 0) await world.pause(early, signal);
  }

  /** How the next read is made, or null to wait for a call. */
  function nextRead(next: Next): { after?: number; wait?: number } | null {
    if (!seen.status) return {};
    const held = (wait: number) => ({ after: seen.status?.version ?? 0, wait });
    if (next.kind === 'wait') return held(holdSeconds(retries));
    const how = rereadOf(seen.status.status, retries);
    return how === 'long-poll' || how === 'poll' ? held(MAX_WAIT_S) : null;
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    for (let ask: { after?: number; wait?: number } | null = {}; ask !== null && !signal.aborted;) {
      try {
        await read(ask, signal);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        const status = error instanceof ApiError ? error.status : -1;
        if (status === -1) throw error;
        // signed out: the session has navigated already
        if (status === 401) return;
        if (status >= 400 && status < 500 && status !== 429) return world.go(outside.dashboard());
        await world.pause(delayMs(failures), signal);
        failures += 1;
        continue;
      }
      if (signal.aborted) return;
      ask = nextRead(await decide());
    }
  }

  function begin(): void {
    round.abort();
    if (isStopped || !world.isVisible()) return;
    const mine = new AbortController();
    round = mine;
    void run(mine.signal).catch((error: unknown) => {
      if (!mine.signal.aborted) throw error;
    });
  }

  const untilSettled = (): Promise<void> =>
    new Promise((resolve) => {
      settled.push(resolve);
      begin();
    });

  // a terminal status is re-read when the tab is shown again; a poll that was aborted on hide resumes
  const unsubscribe = world.onVisibility(() => {
    if (world.isVisible()) begin();
    else round.abort();
  });
  begin();

  return {
    seen: () => seen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    done() {
      submittedAt = seen.status;
      retries = 0;
      return untilSettled();
    },
    again: untilSettled,
    stop() {
      isStopped = true;
      round.abort();
      unsubscribe();
      settled.forEach((resolve) => resolve());
    },
  };
}
