import { Button } from '@hearthline/kit/button/Button.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { type ComponentType, type JSX, useState } from 'react';
import { REQUESTS } from '@hearthline/web/requests/copy.ts';
import { RAIL } from './rail-copy.ts';

type Review = ComponentType<{ readonly uuid: string; readonly onClose: () => void }>;

/** Opens the documents given so far over the page (A §2); their code is loaded by the click. */
export function ReviewDisclosures({ uuid }: { uuid: string }): JSX.Element {
  const [Dialog, setDialog] = useState<Review | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    setFailed(false);
    try {
      const { DisclosureReview } = await import('../pdf/DisclosureReview.tsx');
      setDialog(() => DisclosureReview);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div>
      <Button variant="text" icon="document" onClick={() => void open()}>
        {RAIL.disclosures}
      </Button>
      {hasFailed && <Note live>{REQUESTS.offlineLoad}</Note>}
      {Dialog && <Dialog uuid={uuid} onClose={() => setDialog(null)} />}
    </div>
  );
}
