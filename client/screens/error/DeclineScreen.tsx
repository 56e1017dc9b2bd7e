import { application as paths } from '@hearthline/journey/application-paths.ts';
import { outside, screenOf } from '@hearthline/journey/paths.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { AsideNotes } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import { List, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import type { JSX } from 'react';
import { CommonQuestions } from '../../parts/help/CommonQuestions.tsx';
import { PathLink, useLink } from '../../parts/screen/PathLink.tsx';
import { REFUND, refundWords } from '../../parts/refund/copy.ts';
import { Screen } from '../../parts/screen/Screen.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { type Application, applicationApi } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { company } from '../../services/organization/organization.ts';
import { DECLINE, DECLINE_SCREENS, type DeclineRow } from './copy.ts';

const NOTICE = 'ADVERSE_ACTION_NOTICE';
const ROWS: Readonly<Record<string, DeclineRow>> = DECLINE_SCREENS;

/** Title and intro by how the application ended; a plain decline has the intro of its page. */
function headingOf({ counterofferDeclined, end }: Application, intro: string): { title: string; intro: string } {
  if (end?.kind === 'COUNTEROFFER_LAPSED') return { title: DECLINE.lapsedTitle, intro: DECLINE.lapsedIntro };
  if (counterofferDeclined) return { title: DECLINE.declinedTitle, intro: DECLINE.declinedIntro };
  if (end?.kind === 'NOT_ELIGIBLE') return { title: DECLINE.notEligibleTitle, intro: DECLINE.notEligibleIntro };
  return { title: DECLINE.title, intro };
}

/** A declined application: what has happened, what the borrower receives by when, and three things to do. The path selects its row. */
export function DeclineScreen(): JSX.Element {
  const { uuid, application, status } = useFollowed();
  // of this page, not of one that is still loading
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const { intro = DECLINE.intro, helps } = ROWS[screenOf(pathname) ?? ''] ?? {};
  const { phone } = company();
  const isSent = application.documents.some(({ type }) => type === NOTICE);
  const documents = useQuery({ ...applicationApi(uuid).disclosures(), enabled: isSent });
  const sentAt = documents.data?.documents.findLast(({ kind }) => kind === NOTICE)?.deliveredAt;
  const allowedHard = application.consents.some(({ type }) => type === 'HARD_CREDIT');
  const due = application.adverseAction?.noticeDueBy;
  const { bureau } = application.credit;
  const { appraisalRefund: refund } = application;
  const back = refundWords(application, formatDate);
  const { href, onClick } = useLink()(paths(uuid).documentDisclosures());
  return (
    <Screen
      alone
      {...headingOf(application, intro)}
      aside={
        <AsideNotes
          notes={[
            { icon: 'info', title: DECLINE.score, text: allowedHard ? DECLINE.scoreTextHard : DECLINE.scoreText },
            {
              icon: 'document',
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
            { state: 'done', when: formatDate(status.since, 'short'), title: DECLINE.closed, note: DECLINE.closedNote },
            {
              state: isSent ? 'done' : 'now',
              when: isSent
                ? sentAt === undefined
                  ? DECLINE.sent
                  : formatDate(sentAt, 'short')
                : due
                  ? DECLINE.by(formatDate(due, 'short'))
                  : DECLINE.within,
              title: isSent ? DECLINE.noticeSent : DECLINE.notice,
              note: isSent ? DECLINE.noticeSentNote : DECLINE.noticeNote,
            },
            ...(refund === null || back === null
              ? []
              : [
                  {
                    state: refund.on === null ? ('now' as const) : ('done' as const),
                    when: refund.on === null ? DECLINE.by(formatDate(refund.by, 'short')) : formatDate(refund.on, 'short'),
                    title: refund.on === null ? REFUND.title : REFUND.done,
                    note: back,
                  },
                ]),
            { state: 'todo', when: DECLINE.anyTime, title: DECLINE.ask, note: DECLINE.askNote },
            { state: 'todo', when: DECLINE.anyTime, title: DECLINE.again, note: DECLINE.againNote },
          ]}
        />
      </section>
      {helps && (
        <section className="section">
          <h2>{DECLINE.helps}</h2>
          <List items={helps} />
        </section>
      )}
      {bureau !== null && (
        <section className="section">
          <h2>{DECLINE.bureau}</h2>
          <Stack gap={12}>
            <p>{DECLINE.bureauText(bureau)}</p>
            <List items={DECLINE.bureauRights} gap={4} />
          </Stack>
        </section>
      )}
      <section className="section">
        <h2>{DECLINE.things}</h2>
        <ActionList
          items={[
            ...(isSent ? [{ icon: 'document' as const, title: DECLINE.read, note: DECLINE.readNote, href, onPick: onClick }] : []),
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
      <CommonQuestions />
    </Screen>
  );
}
