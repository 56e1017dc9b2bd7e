import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SkeletonCard } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import classes from './CardField.module.css';
import { type CardField as Field, type CardSource, openCardField } from './card-field.ts';
import { CARD } from './copy.ts';

/** Milliseconds after which a field that did not appear counts as failed. */
const PATIENCE = 15_000;

type CardFieldProps = {
  readonly source: CardSource;
  /** Holds the field while it is shown: the form asks it for a token. */
  readonly field: RefObject<Field | null>;
};

/** The card vendor's own field in the page: from the vendor's origin, so that no card number reaches ours. */
export function CardField({ source, field }: CardFieldProps): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [height, setHeight] = useState<number | null>(null);
  const { url } = source;
  const publishableKey = source.kind === 'SCRIPT' ? source.publishableKey : null;

  useEffect(() => {
    let isGone = false;
    let opened: Field | undefined;
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), PATIENCE);
    setState('loading');
    if (box.current)
      openCardField(
        { url, publishableKey },
        { frame: frame.current, box: box.current },
        { ready: () => setState('ready'), sized: setHeight },
      ).then(
        (made) => {
          opened = made;
          if (isGone) made.remove();
          else field.current = made;
        },
        () => setState('failed'),
      );
    return () => {
      isGone = true;
      clearTimeout(timer);
      opened?.remove();
      field.current = null;
    };
  }, [url, publishableKey, attempt, field]);

  return (
    <div>
      <p>
        <b>{CARD.label}</b>
      </p>
      <Note top={4}>{CARD.hint}</Note>
      {state === 'loading' && <SkeletonCard label={CARD.loading} />}
      {state === 'failed' && (
        <div className="stack">
          <Alert kind="err" title={CARD.failed}>
            {CARD.failedText}
          </Alert>
          <Button variant="outline" onClick={() => setAttempt((count) => count + 1)}>
            {CARD.again}
          </Button>
        </div>
      )}
      <div ref={box} className={cx(state !== 'ready' && classes.hidden)} data-private="">
        {source.kind === 'PAGE' && (
          <iframe ref={frame} key={attempt} className={classes.frame} title={CARD.frame} style={height === null ? undefined : { height }} />
        )}
      </div>
    </div>
  );
}
