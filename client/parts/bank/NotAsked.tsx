import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { useFollowed } from '../screen/followed.ts';
import { PathLink } from '../screen/PathLink.tsx';
import { Screen } from '../screen/Screen.tsx';
import { bankPageOf } from './accounts.ts';
import { BANK } from './copy.ts';

/** A page about accounts that was opened while none is asked for: says so, and leads on. */
export function NotAsked({ title }: { title: string }): JSX.Element {
  const { uuid, status } = useFollowed();
  return (
    <Screen title={title}>
      <div className="section stack">
        <Alert title={BANK.closed.title}>{BANK.closed.text}</Alert>
        <p>
          <PathLink className={buttonClass({})} to={bankPageOf(uuid, status.status)}>
            {BANK.closed.back}
          </PathLink>
        </p>
      </div>
    </Screen>
  );
}
