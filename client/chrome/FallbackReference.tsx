import { type JSX, useEffect } from 'react';
import { ChatLink } from '../parts/chat/ChatLink.tsx';
import { events } from '../services/telemetry/events.ts';
import { referenceOf } from '../services/telemetry/reference.ts';
import { REFERENCE } from './reference-copy.ts';

/** Reports the error of a failed page, shows the number under which the lender finds what happened, and offers the chat. Apart from the page, to keep it small. */
export function FallbackReference({ error }: { error: unknown }): JSX.Element {
  useEffect(() => events.errorFallback(error), [error]);
  return (
    <>
      <p className="section">
        {REFERENCE}: <span className="num">{referenceOf(error)}</span>
      </p>
      <ChatLink />
    </>
  );
}
