import { Button } from '@hearthline/kit/button/Button.tsx';
import { List } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import { type NotaryInfo, useNotarySession } from '../../../parts/notary/notary.ts';
import { Closed } from '../../../parts/notary/NotaryParts.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { NOTARY } from './copy.ts';

type StartProps = {
  readonly info: NotaryInfo;
  /** Reads the notary's state again. */
  readonly look: () => unknown;
};

/** What to have at hand, and the way to this person's own session with the notary; outside the hours of notaries, when they are back. */
export function NotaryStart({ info, look }: StartProps): JSX.Element {
  const [hasNone, setNone] = useState(false);
  const { isOpening, problem, open } = useNotarySession(async () => {
    await look();
    setNone(true);
  });
  const isClosed = info.hours.opensAt !== null;
  return (
    <>
      <Closed info={info} />
      <section className="section">
        <h2>{NOTARY.check}</h2>
        <List items={NOTARY.items} />
        {!isClosed && (
          <>
            <SendProblem title={NOTARY.failed} problem={problem ?? (hasNone ? NOTARY.none : null)} />
            <div className="section">
              <Button disabled={isOpening} onClick={open}>
                {isOpening ? NOTARY.opening : NOTARY.open}
              </Button>
            </div>
          </>
        )}
      </section>
    </>
  );
}
