import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { CopyText } from '@hearthline/kit/copy-text/CopyText.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { addressLines } from '@hearthline/rules/address.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { DocumentDialog } from '../../parts/pdf/DocumentDialog.tsx';
import { CancelNotice } from '../../parts/rescission/CancelNotice.tsx';
import { CANCEL, RECEIPT } from '../../parts/rescission/copy.ts';
import { useFollowed } from '../../parts/screen/followed.ts';
import { applicationApi } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { company } from '../../services/organization/organization.ts';
import { DAYS_TO_CANCEL } from './copy.ts';
import { DayStrip } from './DayStrip.tsx';
import type { Closing, Rescission } from './course.ts';

const NOTICE = { kind: 'NOTICE_OF_RIGHT_TO_CANCEL', title: RECEIPT.title } as const;

/** How to cancel by mail. */
function ByMail({ rescission: { mailTo }, onForm }: { rescission: Rescission; onForm: () => void }): JSX.Element {
  return (
    <section className="section stack">
      <h2>{DAYS_TO_CANCEL.mailTitle}</h2>
      <p>{DAYS_TO_CANCEL.mailText}</p>
      <CopyText text={mailTo.join('\n')} label={DAYS_TO_CANCEL.mailCopy} />
      <Button variant="text" icon="document" onClick={onForm}>
        {DAYS_TO_CANCEL.mailForm}
      </Button>
    </section>
  );
}

/** The days to cancel, and both ways to do it; after their end, what still counts. */
export function RightToCancel({ closing }: { closing: Closing & { readonly rescission: Rescission } }): JSX.Element {
  const { uuid, application } = useFollowed();
  const { rescission, timeZone, line } = closing;
  const { mutateAsync: rescind } = useMutation(applicationApi(uuid).rescind());
  const [way, setWay] = useState<'online' | 'mail' | null>(null);
  const [isReading, setReading] = useState(false);
  const day = formatDate(rescission.endsOn);
  if (rescission.over)
    return (
      <div className="section">
        <Alert title={DAYS_TO_CANCEL.expired(day)}>{DAYS_TO_CANCEL.expiredText(company().phone)}</Alert>
      </div>
    );
  return (
    <>
      <div className="section">
        <Card title={CANCEL.until(day)}>
          <DayStrip rescission={rescission} />
          <Note>{`${CANCEL.zone(timeZone.name)} ${CANCEL.counts}`}</Note>
          <Stack row gap={16} top={16}>
            <Button variant="danger" compact aria-expanded={way === 'online'} onClick={() => setWay(way === 'online' ? null : 'online')}>
              {CANCEL.open}
            </Button>
            <Button variant="text" aria-expanded={way === 'mail'} onClick={() => setWay(way === 'mail' ? null : 'mail')}>
              {DAYS_TO_CANCEL.mail}
            </Button>
          </Stack>
        </Card>
      </div>
      {way === 'online' && (
        <CancelNotice
          uuid={uuid}
          line={{
            amount: line?.amount ?? null,
            loanNumber: application.loanNumber,
            home: addressLines(application.property.address).join(', '),
          }}
          lastDay={day}
          more={[DAYS_TO_CANCEL.again]}
          rescind={rescind}
          onKeep={() => setWay(null)}
        />
      )}
      {way === 'mail' && <ByMail rescission={rescission} onForm={() => setReading(true)} />}
      <DocumentDialog uuid={uuid} document={isReading ? NOTICE : null} onClose={() => setReading(false)} />
    </>
  );
}
