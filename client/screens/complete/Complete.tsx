import { pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
import type { PageCopy } from '@hearthline/journey/status-copy/row.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { CLOSING, PAYEE_COPY } from '../../parts/closing/copy.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { NotCanceled } from '../../parts/rescission/NotCanceled.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { Screen } from '../../parts/screen/Screen.tsx';
import { HelpList } from '../../parts/waiting/HelpList.tsx';
import { HOLD } from '../../parts/waiting/copy.ts';
import { HoldPage } from '../../parts/waiting/HoldPage.tsx';
import { applicationApi } from '../../services/application.ts';
import { now } from '../../services/clock.ts';
import { formatDate, formatInZone } from '../../services/dates.ts';
import { company } from '../../services/organization/organization.ts';
import { COPY, COURSE } from './copy.ts';
import { Documents } from './Documents.tsx';
import { type Closing, courseOf, payeeOf, replanAfter } from './course.ts';
import { Money } from './Money.tsx';
import { Receipt } from './Receipt.tsx';
import { RightToCancel } from './RightToCancel.tsx';

function Course({ closing }: { closing: Closing }): JSX.Element {
  return (
    <section className="section">
      <h2>{COURSE.title}</h2>
      <Timeline items={courseOf(closing, company().phone)} />
      {closing.signedOn !== null && <Note>{COURSE.expected}</Note>}
    </section>
  );
}

/** What the page says at a status, by what is known beside it. The days are in the course of events, so the page names none of its own. */
function pageOf(status: string, closing: Closing | undefined): PageCopy {
  const { seconds: _, ...page } = pageCopyOf(status);
  if (status === 'DEED_SIGNING') return { ...page, ...COPY.others };
  if (!closing) return page;
  const { recording, checks, approval, payment } = closing;
  if (status === 'RECORDING' && recording.state === 'REJECTED') return { ...page, ...COPY.rejected };
  if (status === 'FUNDABLE' && checks === 'PASSED' && payment.waitsUntil !== null)
    return { ...page, ...COPY.accountWaits(formatInZone(new Date(payment.waitsUntil), closing.timeZone.id)) };
  if (status === 'FUNDABLE' && checks === 'HELD') return { ...page, ...COPY.checksHeld };
  if (status !== 'FUNDING_DECISION') return page;
  if (payment.state === 'SENT') {
    const { sentIntro: intro, sentWho: who, sentYou: youNote } = PAYEE_COPY[payeeOf(closing)];
    return { ...page, ...COPY.sent, intro, who, youNote };
  }
  if (approval.state === 'HELD') return { ...page, ...COPY.approvalHeld };
  return approval.state === 'WAITING' ? { ...page, ...COPY.approval(approval.needed) } : page;
}

/** While any owner may cancel: until when, how, and what comes after it. */
function DaysToCancel({ closing }: { closing: Closing & { readonly rescission: NonNullable<Closing['rescission']> } }): JSX.Element {
  const { rescission, payment } = closing;
  const { uuid } = useFollowed();
  const { over, confirmation, mailUntil } = rescission;
  const { ifConfirmed } = payment;
  return (
    <Screen
      title={over || payment.sentOn === null ? COPY.over.title : COPY.rescission(formatDate(payment.sentOn))}
      intro={over ? COPY.over.intro : COPY.rescissionIntro}
      tag={<Tag kind="waiting">{over ? HOLD.tag : COURSE.cancel}</Tag>}
    >
      {ifConfirmed && (
        <p className="section" role="status">
          {over
            ? COPY.ifConfirmedNow(formatDate(ifConfirmed.sentOn))
            : COPY.ifConfirmed(formatDate(ifConfirmed.from), formatDate(ifConfirmed.sentOn))}
        </p>
      )}
      <RightToCancel closing={closing} />
      {over && <NotCanceled uuid={uuid} confirmation={confirmation} mailUntil={mailUntil} />}
      <Course closing={closing} />
      {!over && <Receipt people={rescission.people} />}
      <Money closing={closing} />
      <Documents />
      <HelpList />
    </Screen>
  );
}

/** From the signed deed to the money: one body for each status of the closing (A §4, AMB-39, AMB-45). */
export function Complete(): JSX.Element {
  const { uuid, status } = useFollowed();
  const query = useQuery({
    ...applicationApi(uuid).closing(status.version),
    // a day that has come without its event is planned anew, also on a page that stays open
    refetchInterval: ({ state }) => replanAfter(now(), state.data?.timeZone.id),
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;
  if (status.status === 'RESCISSION' && data?.rescission) return <DaysToCancel closing={{ ...data, rescission: data.rescission }} />;
  return (
    <HoldPage page={pageOf(status.status, data)}>
      <Loaded query={query} label={CLOSING.loading}>
        {(closing) => (
          <>
            <Course closing={closing} />
            <Money closing={closing} />
          </>
        )}
      </Loaded>
      <Documents />
    </HoldPage>
  );
}
