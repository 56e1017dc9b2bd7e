import { delayMs, MAX_WAIT_S } from '@hearthline/journey/polling.ts';
import { signer as paths, signerScreenOf } from '@hearthline/journey/paths.ts';
import { signerPlace } from '@hearthline/journey/signer-place.ts';
import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import type { SignerProfile } from '../signer.ts';
import { CUT_OFF_AFTER, type Ask, type World } from './status-follower.ts';

/** The effects that following a signer needs. */
export type SignerWorld = Pick<World, 'currentPath' | 'go' | 'isVisible' | 'isOnline' | 'onChange' | 'now' | 'pause'> & {
  /** The part of the signed-in person: in the named application, or in their newest. */
  readonly readSigner: (uuid: string | undefined, signal: AbortSignal) => Promise<SignerProfile>;
  readonly readStatus: (uuid: string, ask: Ask, signal: AbortSignal) => Promise<StatusAnswer>;
};

/** The latest state; null: not known yet. */
export type SeenSigner = {
  readonly signer: SignerProfile | null;
  readonly status: StatusAnswer | null;
  readonly isCutOff: boolean;
  readonly savedAt: number | null;
};

export type SignerFollower = {
  readonly seen: () => SeenSigner;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends a step and reads anew. Resolves when the next screen is decided, rejects as `call` does. */
  readonly submit: <Reply>(call: () => Promise<Reply>) => Promise<Reply>;
  /** Reads once now. */
  readonly again: () => Promise<void>;
  readonly stop: () => void;
};

/** Nothing changes any more for this signer. */
const isOver = ({ next, status }: SignerProfile): boolean => next === 'CANCELLED' || status === 'COMPLETE';

/**
 * Follows another signer: reads their part of the application and where it stands, in the visible tab only, and leads to the screen of their next
 * step (journey/signer-place). Waits for changes with held reads at every step, because the borrower may change who signs while a signer reads.
 */
export function followSigner(world: SignerWorld): SignerFollower {
  let seen: SeenSigner = { signer: null, status: null, isCutOff: false, savedAt: null };
  let round = new AbortController();
  let isStopped = false;
  let settled: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const show = (change: Partial<SeenSigner>): void => {
    seen = { ...seen, ...change };
    listeners.forEach((listener) => listener());
  };
  const settle = (): void => {
    const waiting = settled;
    settled = [];
    waiting.forEach((resolve) => resolve());
  };

  async function decide(signer: SignerProfile, status: StatusAnswer): Promise<void> {
    const target = signerPlace(signer.next, signerScreenOf(world.currentPath()), seen.signer?.next);
    if (target !== null) await world.go(paths.screen(target));
    show({ signer, status, isCutOff: false });
    settle();
  }

  async function read(isHeld: boolean, signal: AbortSignal): Promise<void> {
    const from = world.now();
    let signer = seen.signer ?? (await world.readSigner(undefined, signal));
    const uuid = signer.applicationUuid;
    const status = await world.readStatus(uuid, isHeld && seen.status ? { after: seen.status.version, wait: MAX_WAIT_S } : {}, signal);
    const isSame = status.version === seen.status?.version;
    if (signer.version < status.version || !isHeld) signer = await world.readSigner(uuid, signal);
    if (signal.aborted) return;
    await decide(signer, status);
    // a server that cannot hold the request open must not be polled in a tight loop
    const early = delayMs(1) - (world.now() - from);
    if (isHeld && isSame && early > 0) await world.pause(early, signal);
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    for (let isHeld = false; !signal.aborted;) {
      try {
        await read(isHeld, signal);
        failures = 0;
        isHeld = true;
      } catch (error) {
        if (signal.aborted) return;
        const status = error instanceof ApiError ? error.status : -1;
        if (status === -1) throw error;
        // signed out: the session has navigated already
        if (status === 401) return;
        if (status >= 400 && status < 500 && status !== 429) {
          settle();
          return world.go(paths.error());
        }
        failures += 1;
        if (failures >= CUT_OFF_AFTER || !world.isOnline()) {
          show({ isCutOff: true });
          settle();
        }
        isHeld = false;
        await world.pause(delayMs(failures), signal);
      }
      if (seen.signer && isOver(seen.signer)) return;
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
  const again = (): Promise<void> =>
    new Promise((resolve) => {
      settled.push(resolve);
      begin();
    });
  const unsubscribe = world.onChange(() => {
    if (!world.isVisible()) round.abort();
    else if (world.isOnline()) begin();
    else show({ isCutOff: true });
  });
  begin();

  return {
    seen: () => seen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async submit(call) {
      const reply = await call();
      seen = { ...seen, savedAt: world.now() };
      await again();
      return reply;
    },
    again,
    stop() {
      isStopped = true;
      round.abort();
      unsubscribe();
      settle();
    },
  };
}
