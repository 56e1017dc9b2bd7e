import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { Screen } from '../../chrome/Screen.tsx';
import { useFollowed } from '../../follow.ts';
import { HelpList } from './HelpList.tsx';
import { HoldFacts } from './HoldFacts.tsx';
import { holdWordsOf } from './hold-words.ts';
import { LookAgain } from './LookAgain.tsx';
import { HOLD, type HoldWords } from './words.ts';

/** The page of a slow or stopped step: what is being checked, by whom, how long it takes; it goes on by itself (AMB-117). */
export function TimeoutPage({ rows }: { rows: Readonly<Record<string, HoldWords>> }): JSX.Element {
  const { status } = useFollowed();
  const words = holdWordsOf(rows, status.status);
  return (
    <Screen title={words.title} lede={words.lede} tag={<Tag kind="waiting">{HOLD.tag}</Tag>}>
      <HoldFacts words={words} />
      <LookAgain />
      <HelpList />
    </Screen>
  );
}
