import { Button } from '@hearthline/kit/button/Button.tsx';
import { List } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { problemMessage } from '../../../parts/requests/problem-message.ts';
import { useSigner } from '../../../parts/screen/followed.ts';
import { signerApi } from '../../../services/signer.ts';
import { NOTARY } from './copy.ts';

/** What to have at hand, and the way to this person's own session with the notary, which is the vendor's page. */
export function NotaryStart(): JSX.Element {
  const { uuid } = useSigner();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setOpening(true);
    setProblem(null);
    try {
      const link = await signerApi(uuid).notaryLink();
      if (link !== null) {
        window.location.assign(link);
        return;
      }
      setProblem(NOTARY.none);
    } catch (error) {
      setProblem(problemMessage(error));
    }
    setOpening(false);
  };
  return (
    <section className="section">
      <h2>{NOTARY.check}</h2>
      <List items={NOTARY.items} />
      <SendProblem title={NOTARY.failed} problem={problem} />
      <div className="section">
        <Button disabled={isOpening} onClick={() => void open()}>
          {isOpening ? NOTARY.opening : NOTARY.open}
        </Button>
      </div>
    </section>
  );
}
