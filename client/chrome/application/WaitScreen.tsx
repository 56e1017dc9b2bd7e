import { waitTitleOf } from '@hearthline/journey/status-copy/sentences.ts';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { useFollowed } from '../../parts/screen/followed.ts';
import { company } from '../../services/organization/organization.ts';
import { duration } from '../../parts/waiting/copy.ts';
import { WAIT } from './copy.ts';
import { Screen } from '../../parts/screen/Screen.tsx';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Shown while automatic work runs: who acts and how long it takes; never a spinner alone (design §1). */
export function WaitScreen(): JSX.Element {
  const { status } = useFollowed();
  const { waiting } = status;
  const items = [
    { term: WAIT.who, main: capital(waiting?.who ?? company().name) },
    { term: WAIT.long, main: duration(waiting?.typicalSeconds ?? null) },
  ];
  return (
    <Screen title={waitTitleOf(status.status) ?? WAIT.title} intro={WAIT.intro} tag={<Tag kind="waiting">{WAIT.tag}</Tag>}>
      <div className="section">
        <Facts items={items} />
      </div>
    </Screen>
  );
}
