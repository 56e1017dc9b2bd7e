import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import type { JSX } from 'react';
import { REQUESTS } from './copy.ts';

/** Says that what was sent was not taken, and why; nothing while there is no problem. Put it right above the buttons. */
export function SendProblem({ problem }: { problem: string | null }): JSX.Element | null {
  if (problem === null) return null;
  return (
    <div className="section">
      <Alert kind="err" title={REQUESTS.notSent}>
        {problem}
      </Alert>
    </div>
  );
}
