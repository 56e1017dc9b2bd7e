import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { ProfileView } from '@hearthline/journey/triggers.ts';
import { holdSeconds, rereadOf, TRIES, triesWithin } from '@hearthline/journey/polling.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { statusKind } from '@hearthline/journey/statuses.ts';
import { settle } from '@hearthline/journey/triggers.ts';
import { asksMachine, whereNext } from '@hearthline/journey/where-next.ts';
import type { ApiError } from '@hearthline/web/api/api-error.ts';
import { failureOf, follow as followBy, type Follower, type Page } from '@hearthline/web/live/follow.ts';
import { type Ask, held, type Rules } from '@hearthline/web/live/following.ts';
import type { Application } from '../application.ts';

/** A status, and the application at the same version; without one where the version is still `after`. */
export type StatusAndApplication = StatusAnswer & { readonly application?: Omit<Application, 'status'> | undefined };

/** What is known of an application; a profile that is undefined was not read yet. */
export type KnownApplication = {
  readonly status: StatusAnswer | null;
  readonly application: Application | null;
  readonly profile?: ProfileView | null;
};

/** The effects that following an application needs. */
export type World = Page & {
  readonly readStatus: (ask: Ask, signal: AbortSignal) => Promise<StatusAndApplication>;
  /** Null when it could not be read. */
  readonly readProfile: () => Promise<ProfileView | null>;
  /** Whether a refused read has led to another page, where the person proves something first. */
  readonly detour: (error: ApiError) => boolean;
  /** The application or the profile could not be read: the dashboard follows. */
  readonly missing: () => void;
};

/** Where a borrower goes, as journey/where-next says, and how the status is read again: polled, held, or not at all on a screen. */
export const borrowerRules: Rules<KnownApplication> = {
  decide({ seen: { status, application, profile }, submitted, isLeaving, waitedMs }, currentPath) {
    if (!status) return { kind: 'stay' };
    const isKnown = application !== null && profile != null;
    return whereNext({
      status,
      application: isKnown ? application : null,
      machineState: isKnown ? settle({ application, profile, status }) : null,
      currentPath,
      retries: triesWithin(waitedMs),
      isLeaving,
      submittedAt: submitted?.status ?? null,
      submittedWith: submitted?.application ?? null,
    });
  },
  nextAsk(state, next) {
    const { seen, waitedMs, watches } = state;
    if (!seen.status) return {};
    const { status } = seen.status;
    if (next.kind === 'wait') return held(state, holdSeconds(waitedMs, statusKind(status) === 'waiting' ? TRIES.waiting : TRIES.submitted));
    const how = rereadOf(status, triesWithin(waitedMs));
    return how === 'long-poll' || how === 'poll' || watches > 0 ? held(state) : null;
  },
};

/** Follows one application. */
export function follow(world: World): Follower<KnownApplication> {
  return followBy<KnownApplication>(world, borrowerRules, {
    nothing: { status: null, application: null },
    async read(ask, known, signal) {
      const isFirst = known.profile === undefined;
      const [{ application: fresh, ...status }, own] = await Promise.all([
        world.readStatus(ask, signal),
        isFirst ? world.readProfile() : known.profile,
      ]);
      // only the fallback machine reads the profile, which a step may have changed
      const isOld = !isFirst && status.version !== known.status?.version && asksMachine(status) && !signal.aborted;
      const profile = isOld ? await world.readProfile() : own;
      const application = fresh ? { ...fresh, status } : known.application;
      if (!signal.aborted && (!application || !profile)) world.missing();
      return { status, application, profile };
    },
    failure: (error) => (error.status !== 401 && world.detour(error) ? 'led' : failureOf(error)),
    exit() {
      world.missing();
      return world.go(outside.dashboard());
    },
  });
}
