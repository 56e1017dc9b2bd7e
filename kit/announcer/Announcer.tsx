import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

const CLEARED_AFTER_MS = 300;
const AnnouncerContext = createContext<((message: string) => void) | null>(null);

/** Speaks a message to screen readers without showing it. Throws outside an Announcer. */
export function useAnnounce(): (message: string) => void {
  const announce = useContext(AnnouncerContext);
  if (!announce) throw new Error('useAnnounce needs an Announcer around it');
  return announce;
}

/** One live region for the app. A message is cleared after 300 ms, so that the same one can be spoken again. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = useCallback((next: string) => {
    clearTimeout(timer.current);
    setMessage(next);
    timer.current = setTimeout(() => setMessage(''), CLEARED_AFTER_MS);
  }, []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <p className="sr" role="status">
        {message}
      </p>
    </AnnouncerContext>
  );
}
