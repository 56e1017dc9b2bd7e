import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import classes from './FullScreenLoader.module.css';

export interface FullScreenLoaderProps {
  /** Shown one after another; the last one stays. */
  messages: readonly string[];
  msPerMessage: number;
  /** The lender's logo. */
  logo?: ReactNode | undefined;
  /** A line under the message: how long it takes, and that the page may stay open. */
  note?: ReactNode | undefined;
}

/**
 * Covers the page while work runs, and takes focus. Announces each message once; the progress line grows with the messages and never
 * reaches its end.
 */
export function FullScreenLoader({ messages, msPerMessage, logo, note }: FullScreenLoaderProps) {
  const [at, setAt] = useState(0);
  const message = useRef<HTMLParagraphElement>(null);
  const last = messages.length - 1;
  useEffect(() => {
    if (at >= last) return undefined;
    const timer = setTimeout(() => setAt(at + 1), msPerMessage);
    return () => clearTimeout(timer);
  }, [at, last, msPerMessage]);

  // The page below is inert: focus reads the first message, the live region announces the later ones.
  useEffect(() => message.current?.focus(), []);

  return (
    <div className={classes.loader}>
      {logo != null && <div className={classes.logo}>{logo}</div>}
      <p ref={message} className={classes.message} role="status" tabIndex={-1}>
        {messages[Math.min(at, last)]}
      </p>
      <div className={classes.line} aria-hidden="true" style={{ '--at': at + 1, '--of': messages.length + 1 } as CSSProperties}>
        <i />
      </div>
      {note != null && <p className={classes.note}>{note}</p>}
    </div>
  );
}
