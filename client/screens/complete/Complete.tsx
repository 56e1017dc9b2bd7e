import { pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
import type { PageCopy } from '@hearthline/journey/status-copy/row.ts';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { CLOSING, PAYEE_COPY } from '../../parts/closing/copy.ts';
import { DocumentDialog } from '../../parts/pdf/DocumentDialog.tsx';
import { DocumentList, type Delivered } from '../../parts/pdf/DocumentList.tsx';
import { signedKind } from '../../parts/signing/ceremony.ts';
import { useReadDocuments } from '../../parts/pdf/read-documents.ts';
import { Loaded } from '../../parts/requests/Loaded.tsx';
import { NotCanceled } from '../../parts/rescission/NotCanceled.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { Screen } from '../../parts/screen/Screen.tsx';
import { HelpList } from '../../parts/waiting/HelpList.tsx';
import { HOLD } from '../../parts/waiting/copy.ts';
import { HoldPage } from '../../parts/waiting/HoldPage.tsx';
import { applicationApi } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { company } from '../../services/organization/organization.ts';
import { COPY, COURSE, DOCUMENTS } from './copy.ts';
import { type Closing, courseOf, payeeOf } from './course.ts';
import { Money } from './Money.tsx';
import { Receipt } from './Receipt.tsx';
import { RightToCancel } from './RightToCancel.tsx';

/** The documents of the closing, in the order they are listed. */
const KINDS: readonly string[] = [
  'NOTICE_OF_RIGHT_TO_CANCEL',
  'ACCOUNT_OPENING_DISCLOSURES',
  'LINE_AGREEMENT',
  'AUTOPAY_AUTHORIZATION',
  'CLOSING_PACKAGE',
  'NOTARIZED_DEED',
  'DEED_OF_TRUST',
  'FLOOD_NOTICE',
];

/** The newest document of each kind of the closing. */
function closingDocuments(delivered: readonly Delivered[]): Delivered[] {
  const newest = new Map(delivered.map((document) => [document.kind, document]));
  // the deed as the notary sealed it stands for the one that was signed
  const kinds = newest.has('NOTARIZED_DEED') ? KINDS.filter((kind) => kind !== 'DEED_OF_TRUST') : KINDS;
  // the executed copy, with its signatures, stands for what was shown
  return kinds.flatMap((kind) => newest.get(signedKind(kind)) ?? newest.get(kind) ?? []);
}

function Documents(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).disclosures());
  const [open, setOpen] = useState<Delivered | null>(null);
  const { isRead, noteRead } = useReadDocuments(uuid);
  return (
    <section className="section">
      <h2>{DOCUMENTS.title}</h2>
      <Stack gap={12}>
        <p>{DOCUMENTS.text}</p>
        <Loaded query={query} label={DOCUMENTS.title}>
          {({ documents }) => <DocumentList documents={closingDocuments(documents)} isRead={isRead} onPick={setOpen} />}
        </Loaded>
        <p>
          <PathLink to={applicationScreen(uuid, 'document/disclosures')}>{DOCUMENTS.all}</PathLink>
        </p>
      </Stack>
      <DocumentDialog uuid={uuid} document={open} onClose={() => setOpen(null)} onRead={() => open && noteRead(open)} />
    </section>
  );
}

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
  const { mutateAsync: confirm } = useMutation(applicationApi(uuid).confirmNotCanceled());
  const { over, confirmation, mailUntil } = rescission;
  return (
    <Screen
      title={over || payment.sentOn === null ? COPY.over.title : COPY.rescission(formatDate(payment.sentOn))}
      intro={over ? COPY.over.intro : COPY.rescissionIntro}
      tag={<Tag kind="waiting">{over ? HOLD.tag : COURSE.cancel}</Tag>}
    >
      <RightToCancel closing={closing} />
      {over && <NotCanceled uuid={uuid} sign={confirm} confirmation={confirmation} mailUntil={mailUntil} />}
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
  const query = useQuery(applicationApi(uuid).closing(status.version));
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
