import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { type JSX, useEffect, useState } from 'react';
import { toasts } from '../../services/toasts.ts';
import { PROCESSING } from './copy.ts';
import classes from './ProcessingModal.module.css';

/** Milliseconds: delay before it shows, how long it stays at most, how often its message changes. */
const SHOWN_AFTER = 3000;
const TIME_OUT = 30_000;
const STEP = 1000;
const PER_MESSAGE = 10_000;

/** A submit that takes long: a progress bar and what is being done. After 30 s it closes and says so. */
export function ProcessingModal(): JSX.Element | null {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((before) => before + STEP), STEP);
    return () => clearInterval(timer);
  }, []);
  const isOver = elapsed >= SHOWN_AFTER + TIME_OUT;
  useEffect(() => {
    if (isOver) toasts.show(PROCESSING.late);
  }, [isOver]);
  if (elapsed < SHOWN_AFTER || isOver) return null;
  const shown = elapsed - SHOWN_AFTER;
  const message = PROCESSING.messages[Math.min(Math.floor(shown / PER_MESSAGE), PROCESSING.messages.length - 1)];
  return (
    <Dialog open title={PROCESSING.title}>
      <p role="status">{message}</p>
      <progress className={classes.bar} max={TIME_OUT} value={shown} aria-label={PROCESSING.title} />
    </Dialog>
  );
}
