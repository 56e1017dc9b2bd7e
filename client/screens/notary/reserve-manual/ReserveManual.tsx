import { applicationScreen } from '@hearthline/journey/paths.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import { NOTARY, REASONS } from '../../../parts/notary/copy.ts';
import { type NotaryInfo, useNotary } from '../../../parts/notary/notary.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { useLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { useOthersAct } from '../../../parts/waiting/use-others-act.ts';
import { COPY } from './copy.ts';
import { Online, Reservation } from './Reservation.tsx';
import { ReserveForm } from './ReserveForm.tsx';

/** A meeting with a notary in person: its three preferred times, then the reservation, confirmed, changed, missed or canceled (AMB-124). */
export function ReserveManual(): JSX.Element {
  const { uuid, status, leave, application } = useFollowed();
  const isAlone = application.additionalSignerVersion === null;
  const query = useNotary(uuid);
  const [isChanging, setChanging] = useState(false);
  const { data } = query;
  const isPast = status.status !== 'MANUAL_DEED_SIGNING';
  useOthersAct(!isPast, () => query.refetch());
  const onward = useEffectEvent(() => void leave());
  useEffect(() => {
    if (isPast) onward();
  }, [isPast]);
  const look = async (): Promise<void> => {
    await query.refetch();
    setChanging(false);
  };
  if (!data)
    return (
      <Screen title={COPY.title} intro={COPY.intro(isAlone)}>
        <Loaded query={query} label={NOTARY.loading}>
          {() => null}
        </Loaded>
      </Screen>
    );
  const isReserved = data.meeting !== null || (data.requested?.slots.length ?? 0) > 0;
  if (isReserved && !isChanging) return <Reservation info={data} onChange={() => setChanging(true)} look={look} />;
  if (data.times.length === 0)
    return (
      <Screen title={COPY.title}>
        <div className="section">
          <Alert kind="warn" title={COPY.none}>
            {COPY.noneText}
          </Alert>
        </div>
        <HelpList />
      </Screen>
    );
  return (
    <ReserveForm
      info={data}
      title={isReserved ? COPY.change : data.reason === 'TEXAS_OFFICE' ? COPY.texas.title : COPY.title}
      intro={isReserved ? COPY.changeIntro : (data.reason === 'TEXAS_OFFICE' ? COPY.texas : COPY).intro(isAlone)}
      before={<Before info={data} />}
      onSent={look}
      after={
        <div className="section">
          {isReserved ? (
            <Button variant="text" onClick={() => setChanging(false)}>
              {COPY.keep}
            </Button>
          ) : (
            <Online info={data} look={look} />
          )}
        </div>
      }
    />
  );
}

/** The documents that are signed at the office, to read before. */
function ToRead(): JSX.Element {
  const { uuid } = useFollowed();
  const { href, onClick } = useLink()(applicationScreen(uuid, 'document/disclosures'));
  return (
    <section className="section">
      <ActionList items={[{ icon: 'document', title: COPY.texas.read, note: COPY.texas.readNote, href, onPick: onClick }]} />
    </section>
  );
}

/** What went before, why in person, and what it costs. */
function Before({ info }: { info: NotaryInfo }): JSX.Element {
  const missed = info.missedBy === null ? null : COPY.missed[info.missedBy];
  return (
    <>
      {info.isUnconfirmed && (
        <div className="section">
          <Alert kind="warn" title={COPY.unconfirmed}>
            {COPY.unconfirmedText}
          </Alert>
        </div>
      )}
      {missed && (
        <div className="section">
          <Alert kind="warn" title={missed[0]}>
            {missed[1]}
          </Alert>
        </div>
      )}
      <section className="section">
        <Facts
          items={[
            ...(info.reason === null ? [] : [{ term: COPY.why, main: COPY.noVideo, note: REASONS[info.reason] }]),
            { term: NOTARY.cost, main: NOTARY.costOf(info.fee), note: NOTARY.costNote(info.fee) },
            { term: NOTARY.long, main: 'About 45 minutes', note: NOTARY.bring },
          ]}
        />
        {info.witnesses > 0 && <Note>{NOTARY.needsWitnesses(info.witnesses)}</Note>}
      </section>
      {info.reason === 'TEXAS_OFFICE' && <ToRead />}
    </>
  );
}
