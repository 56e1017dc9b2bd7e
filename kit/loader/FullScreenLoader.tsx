import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import classes from './FullScreenLoader.module.css';

export interface FullScreenLoaderProps {
  /** Shown one after another; the last one stays. */
  messages: readonly string[];
  msPerMessage: number;
  /** The lender's mark. */
  logo?: ReactNode | undefined;
  /** A line under it: how long, and that the page may stay open. */
  note?: ReactNode | undefined;
}

/** Covers the page while work runs, and takes its focus. Says each message once; the line grows with them and never claims to be done. */
export function FullScreenLoader({ messages, msPerMessage, logo, note }: FullScreenLoaderProps) {
  const [at, setAt] = useState(0);
  const message = useRef<HTMLParagraphElement>(null);
  const last = messages.length - 1;
  useEffect(() => {
    if (at >= last) return undefined;
    const timer = setTimeout(() => setAt(at + 1), msPerMessage);
    return () => clearTimeout(timer);
  }, [at, last, msPerMessage]);

  // The page below cannot be reached: focus reads the first message, the region speaks those that follow.
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
