import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Follower } from './follow.ts';
import type { Seen } from './following.ts';

/** Follows while mounted. A new `start` follows anew: it has to be kept (`useCallback`), and so has `nothing`, what is seen before. */
export function useFollower<K>(start: () => Follower<K>, nothing: Seen<K>): { seen: Seen<K>; follower: Follower<K> | null } {
  const [follower, setFollower] = useState<Follower<K> | null>(null);
  useEffect(() => {
    const started = start();
    setFollower(started);
    return () => started.stop();
  }, [start]);
  const seen = useSyncExternalStore(follower?.subscribe ?? (() => () => undefined), follower?.seen ?? (() => nothing));
  return { seen, follower };
}
