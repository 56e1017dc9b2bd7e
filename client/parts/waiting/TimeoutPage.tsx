import { pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { Screen } from '../screen/Screen.tsx';
import { useFollowed } from '../screen/followed.ts';
import { HelpList } from './HelpList.tsx';
import { HoldFacts } from './HoldFacts.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { HOLD } from './copy.ts';

/** The page of a slow or stopped step: what is being checked, by whom, how long it takes; it goes on by itself (AMB-117). */
export function TimeoutPage(): JSX.Element {
  const { status } = useFollowed();
  const copy = pageCopyOf(status.status);
  return (
    <Screen title={copy.title} intro={copy.intro} tag={<Tag kind="waiting">{HOLD.tag}</Tag>}>
      <HoldFacts copy={copy} />
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}
