import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import type { JSX } from 'react';
import { Screen } from '../../../chrome/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { expectedBy, sayDate } from '../../../services/dates.ts';
import { HelpList } from '../../../services/holding/HelpList.tsx';
import { HoldFacts } from '../../../services/holding/HoldFacts.tsx';
import { LookAgain } from '../../../services/holding/LookAgain.tsx';
import { DAY, HOLD as SAY } from '../../../services/holding/words.ts';
import { HOLD, WORDS } from './words.ts';

/** Decision REVIEW: an underwriter reads the file (AMB-55). */
export function Uw(): JSX.Element {
  const { application, status } = useFollowed();
  return (
    <Screen title={HOLD.title} lede={HOLD.lede} tag={<Tag kind="waiting">{SAY.tag}</Tag>}>
      <HoldFacts words={HOLD} />
      <section className="section">
        <h2>{WORDS.course}</h2>
        <Timeline
          items={[
            { state: 'done', when: sayDate(application.auditFields.createdDate, 'short'), title: WORDS.applied, note: WORDS.appliedNote },
            { state: 'now', when: WORDS.today, title: WORDS.review, note: WORDS.reviewNote },
            {
              state: 'todo',
              when: WORDS.by(sayDate(expectedBy(status.since, HOLD.seconds ?? DAY), 'short')),
              title: WORDS.answer,
              note: WORDS.answerNote,
            },
          ]}
        />
      </section>
      <LookAgain />
      <HelpList />
    </Screen>
  );
}
