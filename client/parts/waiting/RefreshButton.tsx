import { Button, Spinner } from '@hearthline/kit/button/Button.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import { useFollowing } from '../screen/followed.ts';
import { HOLD } from './copy.ts';

/** "Check the status now": re-reads the application's status at once (AMB-117). Says so when nothing has changed. */
export function RefreshButton({ variant = 'outline' }: { variant?: 'solid' | 'outline' }): JSX.Element {
  const { again } = useFollowing();
  const [state, setState] = useState<'rest' | 'asking' | 'same'>('rest');
  const look = async (): Promise<void> => {
    setState('asking');
    await again();
    setState('same');
  };
  return (
    <div className="section">
      <Button variant={variant} disabled={state === 'asking'} onClick={() => void look()}>
        {state === 'asking' ? (
          <>
            <Spinner />
            {HOLD.asking}
          </>
        ) : (
          HOLD.again
        )}
      </Button>
      <Note top={8} live>
        {state === 'same' ? HOLD.looked : ''}
      </Note>
    </div>
  );
}
