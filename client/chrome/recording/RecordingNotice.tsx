import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useEffect, useSyncExternalStore } from 'react';
import { recording } from '../../services/telemetry/recording.ts';
import { RECORDING } from './copy.ts';
import classes from './RecordingNotice.module.css';

/** Asks whether the visit may be recorded, and says so while it is, with a way to stop. Nothing is recorded before the visitor agrees. */
export function RecordingNotice(): JSX.Element | null {
  const state = useSyncExternalStore(recording.subscribe, recording.state);
  useEffect(() => void recording.offer(), []);
  if (state === 'off') return null;
  if (state === 'asking')
    return (
      <section className={classes.notice} aria-label={RECORDING.region}>
        <div className={classes.words}>
          <h2>{RECORDING.title}</h2>
          <p>{RECORDING.text}</p>
          <p className="muted">{RECORDING.more}</p>
        </div>
        <Button compact variant="outline" onClick={recording.decline}>
          {RECORDING.decline}
        </Button>
        <Button compact variant="outline" onClick={() => void recording.agree()}>
          {RECORDING.agree}
        </Button>
      </section>
    );
  const isOn = state === 'recording';
  return (
    <section className={classes.line} aria-label={RECORDING.region}>
      <p className={classes.words} role="status">
        {isOn ? RECORDING.on : RECORDING[state]}
      </p>
      <Button compact variant="outline" onClick={isOn ? () => void recording.stop() : recording.dismiss}>
        {isOn ? RECORDING.stop : RECORDING.close}
      </Button>
    </section>
  );
}
