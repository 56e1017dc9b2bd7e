import { applicationScreen } from '@hearthline/journey/paths.ts';
import { type JSX, useEffect } from 'react';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { COPY } from './copy.ts';

/** `income/link/{type}` of older messages: the ways to verify income are on `income/review`. */
export function LinkIncome(): JSX.Element {
  const { uuid } = useFollowed();
  const go = useGo();
  const target = applicationScreen(uuid, 'income/review');
  useEffect(() => void go(target, { replace: true }), [target, go]);
  return (
    <Screen title={COPY.title}>
      <p className="section">
        <PathLink to={target}>{COPY.go}</PathLink>
      </p>
    </Screen>
  );
}
