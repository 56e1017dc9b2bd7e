import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import type { JSX } from 'react';
import { REQUESTS } from './copy.ts';

type SendProblemProps = { readonly problem: string | null; /** The bold first line. */ readonly title?: string | undefined };

/** Shows that a submit failed, and why; nothing without a problem. Put it directly above the buttons. */
export function SendProblem({ problem, title = REQUESTS.notSent }: SendProblemProps): JSX.Element | null {
  if (problem === null) return null;
  return (
    <div className="section">
      <Alert kind="err" title={title}>
        {problem}
      </Alert>
    </div>
  );
}
