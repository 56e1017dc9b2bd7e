import { helocStatus } from '@hearthline/web/operations/service-krang-heloc.ts';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import type { Page } from '@hearthline/web/live/follow.ts';
import { page } from '@hearthline/web/live/page.ts';
import { useFollower } from '@hearthline/web/live/use-follower.ts';
import { api } from './services/api/api.ts';
import { leadToDetour } from './services/session/detour.ts';
import { setHomeZone } from './services/dates.ts';
import { ownProfile } from './services/session/lookups.ts';
import { events } from './services/telemetry/events.ts';
import { chosenApplication, readSigner } from './services/signer.ts';
import { followSigner, type KnownSigner, type SignerWorld } from './services/status-follower/signer-follower.ts';
import { follow, type KnownApplication, type World } from './services/status-follower/status-follower.ts';

/** Answers null when a read is refused for good (the application was not found); a dropped connection still throws. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401) return null;
    throw error;
  }
}

/** What following needs of the page. */
const pageOf = (router: AnyRouter): Page => ({
  ...page,
  currentPath: () => window.location.pathname + window.location.search,
  go: (path) => router.navigate({ href: path, replace: true }),
});

function worldOf(uuid: string, router: AnyRouter): World {
  return {
    async readStatus(query, signal) {
      const data = await api(helocStatus, {
        path: { uuid },
        query: { ...query, with: 'application' },
        signal,
      });
      if (data.application) setHomeZone(data.application.timeZone);
      return data;
    },
    readProfile: () => orNull(ownProfile()),
    detour: (error) => leadToDetour(error, (path) => void router.navigate({ href: path, replace: true })),
    missing: () => void events.error('MissingFileError'),
    ...pageOf(router),
  };
}

function signerWorldOf(router: AnyRouter): SignerWorld {
  return {
    ...pageOf(router),
    readSigner: (uuid, signal) => readSigner(uuid ?? chosenApplication(), signal),
    async readStatus(uuid, query, signal) {
      return await api(helocStatus, {
        path: { uuid },
        query,
        signal,
      });
    },
  };
}

const NOTHING = { status: null, application: null, next: null, isCutOff: false, savedAt: null };

/**
 * Follows one application while mounted. Only it navigates from status to status; navigation inside a step (next question, confirm, back)
 * is the step's own, and `checks/navigation.test.ts` lists those.
 */
export function useFollow(uuid: string) {
  const router = useRouter();
  const start = useCallback(() => follow(worldOf(uuid, router)), [uuid, router]);
  return useFollower<KnownApplication>(start, NOTHING);
}

const NO_SIGNER = { signer: null, status: null, next: null, isCutOff: false, savedAt: null };

/** Follows the signed-in signer while mounted. Only it navigates from step to step of a signer. */
export function useFollowSigner() {
  const router = useRouter();
  const start = useCallback(() => followSigner(signerWorldOf(router)), [router]);
  return useFollower<KnownSigner>(start, NO_SIGNER);
}
