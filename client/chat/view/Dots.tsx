import { DOTS_MS } from '@hearthline/rules/chat/limits.ts';
import { type JSX, useEffect, useState } from 'react';
import { THREAD } from '../copy.ts';
import classes from './Messages.module.css';

const DOTS = [0, 1, 2] as const;

/** Three dots, one after another at each step: an answer is being typed. They stand still where motion is reduced. */
export function Dots(): JSX.Element {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setAt((before) => (before + 1) % DOTS.length), DOTS_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={classes.dots} role="img" aria-label={THREAD.typing}>
      {DOTS.map((dot) => (
        <i key={dot} className={dot === at ? classes.lit : undefined} />
      ))}
    </span>
  );
}
