import { useEffect, useState } from 'react';

/** Milliseconds a sentence stays in the page: long enough for a screen reader that is busy, then gone, so that nobody reads it later. */
const STAYS_MS = 2000;

type Announcement = { readonly id: number; readonly sentence: string };

const listeners = new Set<(announcement: Announcement) => void>();
let last = 0;

/** Speaks a sentence to screen readers without showing it. Silent until an Announcer stands in the page. */
export function announce(sentence: string): void {
  last += 1;
  const announcement = { id: last, sentence };
  listeners.forEach((listener) => listener(announcement));
}

/** The app's one region for sentences that belong to no part of the page. Each is added, never replaced, so that none is lost. */
export function Announcer() {
  const [shown, setShown] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    const add = (next: Announcement) => {
      setShown((all) => [...all, next]);
      setTimeout(() => setShown((all) => all.filter(({ id }) => id !== next.id)), STAYS_MS);
    };
    listeners.add(add);
    return () => void listeners.delete(add);
  }, []);
  return (
    <div className="sr" role="log" aria-label="Announcements">
      {shown.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  );
}
