import { type JSX, useEffect } from 'react';
import { events } from '../services/telemetry/events.ts';
import { referenceOf } from '../services/telemetry/reference.ts';
import { REFERENCE } from './reference-copy.ts';

/** Reports the error of a failed page, and shows the number under which the lender finds what happened. Apart from the page, to keep it small. */
export function FallbackReference({ error }: { error: unknown }): JSX.Element {
  useEffect(() => events.errorFallback(error), [error]);
  return (
    <p className="section">
      {REFERENCE}: <span className="num">{referenceOf(error)}</span>
    </p>
  );
}
