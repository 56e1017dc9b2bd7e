import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { recording } from '../../services/telemetry/recording.ts';
import { RECORDING } from './copy.ts';
import classes from './RecordingNotice.module.css';

/** On a phone the buttons of a page stick to its lower edge, so the notice is at the upper one, in the flow of the page: it covers nothing. */
const NARROW = '(max-width: 599.98px)';

function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = classes.place ?? '';
  return place;
}

/** Asks whether the visit may be recorded, and says so while it is, with a way to stop. Nothing is recorded before the visitor agrees. */
export function RecordingNotice(): JSX.Element | null {
  const [place] = useState(newPlace);
  useEffect(() => {
    if (window.matchMedia(NARROW).matches) document.body.prepend(place);
    else document.body.append(place);
    return () => place.remove();
  }, [place]);
  return createPortal(<Notice />, place);
}

function Notice(): JSX.Element | null {
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
