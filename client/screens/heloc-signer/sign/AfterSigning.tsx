import { signer as paths } from '@hearthline/journey/paths.ts';
import { signerStage } from '@hearthline/journey/signer-place.ts';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { NOTARY as SESSION } from '../../../parts/notary/copy.ts';
import { useNotary } from '../../../parts/notary/notary.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useSigner } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useOthersAct } from '../../../parts/waiting/use-others-act.ts';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HOLD } from '../../../parts/waiting/copy.ts';
import { formatDate } from '../../../services/dates.ts';
import { AFTER, OFFICE_COPY, COPY, NOTARY, TIME_OVER } from './copy.ts';
import { NotaryStart } from './NotaryStart.tsx';
import { RightToCancel } from './RightToCancel.tsx';

/** What follows a signer's signature: the others, the notary, the right to cancel, the money. */
export function AfterSigning(): JSX.Element {
  const { uuid, signer, status } = useSigner();
  const stage = signerStage(signer.status);
  const notary = useNotary(uuid, stage === 'NOTARY');
  const { data: info } = notary;
  const isClosed = stage === 'NOTARY' && info?.hours.opensAt != null;
  useOthersAct(isClosed, () => notary.refetch());
  const isTimeOver = stage === 'RIGHT_TO_CANCEL' && signer.confirmation !== 'NOT_YET';
  const { title, intro, who, long, longNote, you, youNote } = {
    ...(signer.signsAtOffice ? OFFICE_COPY : AFTER[stage]),
    ...(isTimeOver && TIME_OVER),
    ...(stage === 'NOTARY' && info && { longNote: SESSION.hours(info) }),
    ...(isClosed && { you: undefined, youNote: undefined }),
  };
  const meeting = stage === 'MANUAL_NOTARY' ? status.requestedManualNotaryTime : null;
  const isOpen = stage !== 'FUNDED' && stage !== 'RIGHT_TO_CANCEL';
  return (
    <Screen
      title={title}
      intro={intro}
      tag={
        (you === undefined || signer.signsAtOffice) && isOpen ? <Tag kind="waiting">{HOLD.tag}</Tag> : <Tag kind="ok">{COPY.signed}</Tag>
      }
    >
      {isOpen && (
        <div className="section">
          <Facts
            items={[
              { term: HOLD.who, main: who },
              { term: HOLD.long, main: long, note: longNote },
              { term: HOLD.you, main: you ?? HOLD.nothing, note: youNote ?? HOLD.goesOn },
              ...(meeting === null ? [] : [{ term: NOTARY.at, main: formatDate(meeting) }]),
            ]}
          />
        </div>
      )}
      {stage === 'NOTARY' && (
        <Loaded query={notary} label={SESSION.loading}>
          {(loaded) => <NotaryStart info={loaded} look={() => notary.refetch()} />}
        </Loaded>
      )}
      {stage === 'RIGHT_TO_CANCEL' && <RightToCancel />}
      <p className="section">
        <PathLink to={paths.documents()}>{COPY.documents}</PathLink>
      </p>
      <HelpList />
    </Screen>
  );
}
