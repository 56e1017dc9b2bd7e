import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { List, Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { timeZoneName } from '@hearthline/rules/time-zone.ts';
import { dayText, timeText } from '../../../parts/notary/at-home.ts';
import { NOTARY } from '../../../parts/notary/copy.ts';
import type { NotaryInfo } from '../../../parts/notary/notary.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';

/** Back to the notary by video, where in person was a choice. */
export function Online({ info, look }: { info: NotaryInfo; look: () => Promise<void> }): JSX.Element | null {
  const { uuid } = useFollowed();
  const online = useMutation(applicationApi(uuid).goOnline());
  const { isSending, problem, send } = useSend();
  if (!info.mayGoOnline) return null;
  const go = async (): Promise<void> => {
    if (!(await send(() => online.mutateAsync({})))) await look();
  };
  return (
    <>
      <SendProblem problem={problem} />
      <Button variant="text" disabled={isSending} onClick={() => void go()}>
        {COPY.online}
      </Button>
    </>
  );
}

type ReservationProps = { readonly info: NotaryInfo; readonly onChange: () => void; readonly look: () => Promise<void> };

/** The times that were asked for, or the one that was confirmed. */
export function Reservation({ info, onChange, look }: ReservationProps): JSX.Element {
  const { application } = useFollowed();
  const isAlone = application.additionalSignerVersion === null;
  const { meeting, requested, timeZone, reason } = info;
  const text = (at: string) => COPY.at(dayText(at, timeZone), timeText(at, timeZone));
  const isOffice = reason === 'TEXAS_OFFICE';
  const office = isOffice ? COPY.offices[requested?.office ?? 'TITLE_COMPANY'].title : null;
  const place = meeting?.place ?? requested?.address ?? office;
  const cost = { term: NOTARY.cost, main: NOTARY.costOf(info.fee), note: NOTARY.costNote(info.fee) };
  const where = place === null ? [] : [{ term: NOTARY.where, main: place, ...(isOffice && { note: COPY.texas.send(isAlone) }) }];
  return (
    <Screen
      title={meeting ? COPY.confirmed(dayText(meeting.at, timeZone)) : COPY.requested}
      intro={
        meeting
          ? meeting.at < info.now
            ? COPY.past
            : (isOffice ? COPY.texas.confirmedIntro : COPY.confirmedIntro)(isAlone)
          : COPY.requestedIntro
      }
      tag={<Tag kind={meeting ? 'ok' : 'waiting'}>{meeting ? COPY.confirmedTag : COPY.tag}</Tag>}
    >
      <section className="section">
        <Facts
          items={
            meeting
              ? [
                  { term: NOTARY.when, main: text(meeting.at), note: `${COPY.zone(timeZoneName(timeZone))} ${NOTARY.bring}` },
                  ...where,
                  { term: COPY.notaryName, main: meeting.notary, note: COPY.notaryNote },
                  cost,
                ]
              : [
                  {
                    term: COPY.times,
                    main: <List ordered items={(requested?.slots ?? []).map(text)} />,
                    note: COPY.zone(timeZoneName(timeZone)),
                  },
                  ...where,
                  cost,
                ]
          }
        />
        {info.witnesses > 0 && <Note>{NOTARY.needsWitnesses(info.witnesses)}</Note>}
      </section>
      <div className="section">
        <Stack row gap={16}>
          <Button variant="outline" onClick={onChange}>
            {COPY.reschedule}
          </Button>
          <CancelMeeting look={look} />
        </Stack>
        <Stack top={12}>
          <Online info={info} look={look} />
        </Stack>
      </div>
      <HelpList />
    </Screen>
  );
}

function CancelMeeting({ look }: { look: () => Promise<void> }): JSX.Element {
  const { uuid } = useFollowed();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation(applicationApi(uuid).cancelNotary());
  const { isSending, problem, send } = useSend({ stays: true });
  const confirm = async (): Promise<void> => {
    if (!(await send(() => cancel.mutateAsync()))) return;
    setAsking(false);
    await look();
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {COPY.cancel}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={COPY.cancelTitle}
        actions={
          <>
            <Button variant="danger" disabled={isSending} onClick={() => void confirm()}>
              {COPY.cancelYes}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {COPY.cancelNo}
            </Button>
          </>
        }
      >
        <p>{COPY.cancelText}</p>
        <SendProblem problem={problem} />
      </Dialog>
    </>
  );
}
