import { applicationScreen } from '@hearthline/journey/paths.ts';
import { heldPageCopyOf, pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { List, Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { CommonQuestions } from '../../../parts/help/CommonQuestions.tsx';
import { FAILURES, NOTARY, triesLeft } from '../../../parts/notary/copy.ts';
import { DeviceCheck } from '../../../parts/notary/DeviceCheck.tsx';
import { type NotaryInfo, useNotary } from '../../../parts/notary/notary.ts';
import { Closed, Join, SignersAtNotary } from '../../../parts/notary/NotaryParts.tsx';
import { InsuranceAhead } from '../../../parts/insurance/InsuranceAhead.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { useLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HoldPage } from '../../../parts/waiting/HoldPage.tsx';
import { useOthersAct } from '../../../parts/waiting/use-others-act.ts';
import { formatDate } from '../../../services/dates.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { COPY, FACTS, HAVE } from './copy.ts';

/** What a notary does and what is needed for it; while others act, who does and until when. */
export function NotaryIntro(): JSX.Element {
  const { uuid, status } = useFollowed();
  const query = useNotary(uuid);
  const { data } = query;
  const me = data?.signers.find(({ isYou }) => isYou)?.state;
  // the notaries come back while the page is open
  useOthersAct(me === 'IN_MEETING' || me === 'DONE' || data?.hours.opensAt != null, () => query.refetch());
  if (status.status === 'NOTARY_WAITING_PERIOD') return <LegalWait earliest={data?.earliestClosing ?? null} why={data?.waitsFor ?? null} />;
  if (status.status !== 'DEED_SIGNING' && !(status.status === 'WAITING_FOR_NOTARY' && data?.failure === 'NO_NOTARY'))
    return (
      <HoldPage page={heldPageCopyOf(status.status, status.waiting?.who)}>
        <Meanwhile />
      </HoldPage>
    );
  if (me === 'DONE') return <Done info={data} />;
  return (
    <Screen title={me === 'IN_MEETING' ? COPY.inSession : COPY.title} intro={me === 'IN_MEETING' ? COPY.inSessionIntro : COPY.intro}>
      <Loaded query={query} label={NOTARY.loading}>
        {(info) => (
          <>
            <Closed info={info} />
            {info.failure && (
              <div className="section">
                <Alert kind="warn" title={FAILURES[info.failure].title}>
                  {FAILURES[info.failure].text} {FAILURES[info.failure].then}
                </Alert>
              </div>
            )}
            {info.triesLeft === 1 && (
              <div className="section">
                <Alert kind="warn" title={triesLeft(1)}>
                  {FAILURES.KBA_FAILED.text}
                </Alert>
              </div>
            )}
            <section className="section">
              <h2 className="sr">{COPY.facts}</h2>
              <Facts items={FACTS} />
            </section>
            <section className="section">
              <h2>{COPY.have}</h2>
              <List items={HAVE} gap={8} />
            </section>
            <DeviceCheck />
            <SignersAtNotary signers={info.signers} />
            <Join info={info} {...(me === 'IN_MEETING' && { label: COPY.back })} look={() => query.refetch()} />
          </>
        )}
      </Loaded>
      <CommonQuestions />
    </Screen>
  );
}

/** A waiting period of the law: what it is for, and the first day to sign, in the time zone of the home. */
function LegalWait({ earliest, why }: { earliest: string | null; why: NotaryInfo['waitsFor'] }): JSX.Element {
  const page = pageCopyOf('NOTARY_WAITING_PERIOD');
  const { wait } = COPY;
  const own = why === null ? null : wait[why];
  return (
    <HoldPage
      page={{
        ...page,
        ...(own && { title: own.title, intro: own.intro }),
        ...(earliest !== null && { long: wait.earliest(formatDate(earliest)), longNote: wait.note }),
      }}
    >
      {own && (
        <section className="section">
          <h2>{wait.read}</h2>
          <List items={own.items} gap={8} />
          <Stack top={16}>
            <InsuranceAhead />
          </Stack>
        </section>
      )}
      <Meanwhile />
    </HoldPage>
  );
}

/** The way to the documents delivered so far. */
function Meanwhile(): JSX.Element {
  const { uuid } = useFollowed();
  const { href, onClick } = useLink()(applicationScreen(uuid, 'document/disclosures'));
  return (
    <section className="section">
      <h2 className="sr">{COPY.meanwhile}</h2>
      <ActionList items={[{ icon: 'document', title: COPY.documents, note: COPY.documentsNote, href, onPick: onClick }]} />
    </section>
  );
}

function Done({ info }: { info: NotaryInfo | undefined }): JSX.Element {
  const isAlone = (info?.signers.length ?? 0) < 2;
  return (
    <Screen title={COPY.done} intro={isAlone ? COPY.doneIntro : COPY.others}>
      {info && <SignersAtNotary signers={info.signers} />}
    </Screen>
  );
}
