import { useEffect, useState } from 'react';
import { ANNOUNCEMENTS } from '../copy.ts';

/** Milliseconds a sentence stays in the page: read when it is added, then removed, so that it is not found later (B §9.3). */
const REMOVED_AFTER_MS = 300;

type Announcement = { readonly id: number; readonly sentence: string };

const listeners = new Set<(announcement: Announcement) => void>();
/** Said while one region was gone and the next not yet there, as when the page is put together anew. */
const waiting: Announcement[] = [];
let wasMounted = false;
let last = 0;

/** Calls back with every announcement; returns what ends it. */
export function onAnnouncement(listener: (announcement: Announcement) => void): () => void {
  listeners.add(listener);
  wasMounted = true;
  for (const announcement of waiting.splice(0)) listener(announcement);
  return () => void listeners.delete(listener);
}

/**
 * Announces a sentence to screen readers without showing it; between two Announcers it waits for the next. Throws where none was ever mounted: the
 * sentence would be lost in silence (B §9.3).
 */
export function announce(sentence: string): void {
  if (!wasMounted) throw new Error('announce: no Announcer is mounted');
  last += 1;
  const announcement = { id: last, sentence };
  if (listeners.size === 0) waiting.push(announcement);
  listeners.forEach((listener) => listener(announcement));
}

/**
 * The app's one live region for sentences that belong to no part of the page. Sentences are appended, never replaced, so that none is lost.
 */
export function Announcer() {
  const [shown, setShown] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    return onAnnouncement((next) => {
      setShown((all) => [...all, next]);
      setTimeout(() => setShown((all) => all.filter(({ id }) => id !== next.id)), REMOVED_AFTER_MS);
    });
  }, []);
  return (
    <div className="sr" role="log" aria-label={ANNOUNCEMENTS}>
      {shown.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  );
}
