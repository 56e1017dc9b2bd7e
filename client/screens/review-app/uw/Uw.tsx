import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { expectedBy, sayDate } from '../../../services/dates.ts';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HoldFacts } from '../../../parts/waiting/HoldFacts.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { DAY } from '@hearthline/journey/status-copy/row.ts';
import { HOLD as SAY } from '../../../parts/waiting/copy.ts';
import { HOLD, COPY } from './copy.ts';

/** Decision REVIEW: an underwriter reads the file (AMB-55). */
export function Uw(): JSX.Element {
  const { application, status } = useFollowed();
  return (
    <Screen title={HOLD.title} intro={HOLD.intro} tag={<Tag kind="waiting">{SAY.tag}</Tag>}>
      <HoldFacts copy={HOLD} />
      <section className="section">
        <h2>{COPY.course}</h2>
        <Timeline
          items={[
            { state: 'done', when: sayDate(application.auditFields.createdDate, 'short'), title: COPY.applied, note: COPY.appliedNote },
            { state: 'now', when: COPY.today, title: COPY.review, note: COPY.reviewNote },
            {
              state: 'todo',
              when: COPY.by(sayDate(expectedBy(status.since, HOLD.seconds ?? DAY), 'short')),
              title: COPY.answer,
              note: COPY.answerNote,
            },
          ]}
        />
      </section>
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}
