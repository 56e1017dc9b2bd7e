import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useState } from 'react';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { PreviewOf } from './ThingView.tsx';

type PreviewButtonProps = {
  /** The change as it is when the button is pressed. */
  readonly of: () => PreviewOf;
  readonly text?: string;
};

/** Opens the preview of a change. */
export function PreviewButton({ of, text = 'Preview' }: PreviewButtonProps): JSX.Element {
  const [shown, setShown] = useState<PreviewOf | null>(null);
  return (
    <>
      <Button variant="outline" compact onClick={() => setShown(of())}>
        {text}
      </Button>
      {shown && <PreviewDialog of={shown} onClose={() => setShown(null)} />}
    </>
  );
}
