import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { addressLines } from '@hearthline/rules/address.ts';
import { dateInZone } from '@hearthline/rules/dates.ts';
import { timeZoneName } from '@hearthline/rules/time-zone.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { CancelNotice } from '../../../parts/rescission/CancelNotice.tsx';
import { CANCEL, RECEIPT } from '../../../parts/rescission/copy.ts';
import { NotCanceled } from '../../../parts/rescission/NotCanceled.tsx';
import { SignedDocument } from '../../../parts/rescission/SignedDocument.tsx';
import { useSigner } from '../../../parts/screen/followed.ts';
import { formatDate } from '../../../services/dates.ts';
import { company } from '../../../services/organization/organization.ts';
import { signerApi } from '../../../services/signer.ts';
import { BY_MAIL } from './copy.ts';

/** The last day of the period where the home is: it ends at the following midnight. */
const lastDay = (endsAt: string, timeZone: string): string => formatDate(dateInZone(new Date(Date.parse(endsAt) - 1), timeZone));

/** The three business days: this person's own notice and its receipt, and the written notice that cancels (12 CFR 1026.15). */
export function RightToCancel(): JSX.Element {
  const { uuid, signer } = useSigner();
  const { confirmation, mailUntil, receiptSigned, rescissionEndsAt, timeZone } = signer;
  const isOver = confirmation !== 'NOT_YET';
  return (
    <>
      {rescissionEndsAt !== null && !isOver && <Cancel day={lastDay(rescissionEndsAt, timeZone)} />}
      {isOver && <NotCanceled uuid={uuid} confirmation={confirmation} mailUntil={mailUntil} />}
      <section className="section">
        <h2>{RECEIPT.title}</h2>
        {!receiptSigned && <p>{RECEIPT.text}</p>}
        <SignedDocument uuid={uuid} signing="RESCISSION" words={RECEIPT} isSigned={receiptSigned} />
      </section>
    </>
  );
}

/** Until when this person can cancel, and how. */
function Cancel({ day }: { day: string }): JSX.Element {
  const { uuid, signer } = useSigner();
  const { mutateAsync: rescind } = useMutation(signerApi(uuid).rescind());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="section">
        <Card title={CANCEL.until(day)}>
          <Note>{`${CANCEL.zone(timeZoneName(signer.timeZone))} ${CANCEL.counts}`}</Note>
          <Stack top={16}>
            <div>
              <Button variant="danger" compact aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {CANCEL.open}
              </Button>
            </div>
          </Stack>
          <Note top={16}>{BY_MAIL(company().name, company().email)}</Note>
        </Card>
      </div>
      {isOpen && (
        <CancelNotice
          uuid={uuid}
          line={{ amount: signer.line?.amount ?? null, loanNumber: null, home: addressLines(signer.property).join(', ') }}
          lastDay={day}
          rescind={rescind}
          onKeep={() => setOpen(false)}
        />
      )}
    </>
  );
}
