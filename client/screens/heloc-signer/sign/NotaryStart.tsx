import { Button } from '@hearthline/kit/button/Button.tsx';
import { List } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import { useNotarySession } from '../../../parts/notary/notary.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { NOTARY } from './copy.ts';

/** What to have at hand, and the way to this person's own session with the notary, which is the vendor's page. */
export function NotaryStart(): JSX.Element {
  const [hasNone, setNone] = useState(false);
  const { isOpening, problem, open } = useNotarySession(() => setNone(true));
  return (
    <section className="section">
      <h2>{NOTARY.check}</h2>
      <List items={NOTARY.items} />
      <SendProblem title={NOTARY.failed} problem={problem ?? (hasNone ? NOTARY.none : null)} />
      <div className="section">
        <Button disabled={isOpening} onClick={open}>
          {isOpening ? NOTARY.opening : NOTARY.open}
        </Button>
      </div>
    </section>
  );
}
