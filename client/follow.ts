import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from './services/api/api-error.ts';
import { api } from './services/api/api.ts';
import { queryClient } from './services/api/queries.ts';
import { pause } from './services/retry.ts';
import { applicationQuery, type Application } from './services/application.ts';
import { ownProfile } from './services/session/lookups.ts';
import { events } from './services/telemetry/events.ts';
import { follow, type File, type Follower, type Seen, type World } from './services/status-follower/status-follower.ts';

/** What a screen of one application gets: the file, its latest status, and the word "done". */
export type Followed = {
  readonly uuid: string;
  readonly application: Application;
  readonly status: StatusAnswer;
  /** Say it after something was sent: the status is re-read and the router moved. Resolves when it is settled where to be. */
  readonly done: () => Promise<void>;
  /** Re-reads the status now ("Try again"). */
  readonly again: () => Promise<void>;
};

export const FollowedContext = createContext<Followed | null>(null);

/** The application a screen is about. Screens never navigate: they say `done` (house.md §2). */
export function useFollowed(): Followed {
  const followed = useContext(FollowedContext);
  if (!followed) throw new Error('useFollowed is for screens of one application');
  return followed;
}

/** A call that may fail for good (the file is not there) without failing because the line dropped. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401) return null;
    throw error;
  }
}

async function readFile(uuid: string): Promise<File> {
  const [application, profile] = await Promise.all([
    orNull(queryClient.fetchQuery({ ...applicationQuery(uuid), staleTime: 0 })),
    orNull(ownProfile()),
  ]);
  // told, and the follower leads to the dashboard (A §8)
  if (!application || !profile) void events.error('MissingFileError');
  return { application, profile };
}

function worldOf(uuid: string, router: AnyRouter): World {
  return {
    async readStatus(query, signal) {
      const { data } = await api.GET('/service-krang-heloc/borrower/secure/api/v1/{uuid}/status', {
        params: { path: { uuid }, query },
        signal,
      });
      if (!data) throw new ApiError('The status is empty', { status: 0 });
      return data;
    },
    readFile: () => readFile(uuid),
    currentPath: () => window.location.pathname + window.location.search,
    go: (path) => router.navigate({ href: path, replace: true }),
    isVisible: () => document.visibilityState === 'visible',
    onVisibility(changed) {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    now: () => performance.now(),
    pause,
  };
}

const NOTHING: Seen = { status: null, file: null, next: null };

/** Follows one application while mounted: the only thing that moves the router from its statuses. */
export function useFollow(uuid: string): { seen: Seen; follower: Follower | null } {
  const router = useRouter();
  const [follower, setFollower] = useState<Follower | null>(null);
  useEffect(() => {
    const started = follow(worldOf(uuid, router));
    setFollower(started);
    return () => started.stop();
  }, [uuid, router]);
  const seen = useSyncExternalStore(follower?.subscribe ?? (() => () => undefined), follower?.seen ?? (() => NOTHING));
  return { seen, follower };
}
