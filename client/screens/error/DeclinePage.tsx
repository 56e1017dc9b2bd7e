import { application as paths } from '@hearthline/journey/application-paths.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { buttonClass } from '@hearthline/kit/button/button-class.ts';
import { AsideNotes } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import type { JSX, ReactNode } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { sayDate } from '../../services/dates.ts';
import { company } from '../../services/organization/organization.ts';
import { DECLINE } from './copy.ts';

type DeclinePageProps = {
  readonly title: string;
  readonly intro?: string;
  /** What may help a later application; nothing that tells a reason the notice has not told yet. */
  readonly children?: ReactNode;
};

/** A declined application: what has happened, what comes by when, and three things to do. */
export function DeclinePage({ title, intro = DECLINE.intro, children }: DeclinePageProps): JSX.Element {
  const { uuid, application, status } = useFollowed();
  const { phone } = company();
  const due = application.adverseAction?.noticeDueBy;
  return (
    <Screen
      alone
      title={title}
      intro={intro}
      aside={
        <AsideNotes
          notes={[
            { icon: 'info', title: DECLINE.score, text: DECLINE.scoreText },
            {
              icon: 'lock',
              title: DECLINE.documents,
              text: <PathLink to={paths(uuid).documentDisclosures()}>{DECLINE.documentsText}</PathLink>,
            },
          ]}
        />
      }
    >
      <section className="section">
        <h2 className="sr">{DECLINE.course}</h2>
        <Timeline
          items={[
            { state: 'done', when: sayDate(status.since, 'short'), title: DECLINE.closed, note: DECLINE.closedNote },
            {
              state: 'now',
              when: due ? DECLINE.by(sayDate(due, 'short')) : DECLINE.within,
              title: DECLINE.notice,
              note: DECLINE.noticeNote(application.property.address.street1),
            },
            { state: 'todo', when: DECLINE.anyTime, title: DECLINE.ask, note: DECLINE.askNote },
          ]}
        />
      </section>
      {children}
      <section className="section">
        <h2>{DECLINE.things}</h2>
        <ActionList
          items={[
            { icon: 'document', title: DECLINE.report, note: DECLINE.reportNote, href: 'tel:+18773228228' },
            { icon: 'phone', title: DECLINE.talk, note: phone, href: `tel:+1${phone.replaceAll(/\D/g, '')}` },
            { icon: 'house', title: DECLINE.counselor, note: DECLINE.counselorNote, href: 'tel:+18005694287' },
          ]}
        />
      </section>
      <p className="section">
        <PathLink className={buttonClass({})} to={outside.dashboard()}>
          {DECLINE.dashboard}
        </PathLink>
      </p>
    </Screen>
  );
}
