import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { PdfDocument } from '../../../parts/pdf/PdfDocument.tsx';
import { NotCanceled } from '../../../parts/rescission/NotCanceled.tsx';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { useSigner } from '../../../parts/screen/followed.ts';
import { eSignConsents } from '../../../services/application.ts';
import { signerApi } from '../../../services/signer.ts';
import { CancelLine, nameField } from './CancelLine.tsx';
import { CANCEL } from './copy.ts';

const NOTICE = 'NOTICE_OF_RIGHT_TO_CANCEL';

/** The last day of the period where the home is, and that place's time: it ends at the following midnight. */
function lastDay(endsAt: string, timeZone: string): string {
  const last = new Date(Date.parse(endsAt) - 1000);
  const day = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(last);
  const zone = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'long' })
    .formatToParts(last)
    .find(({ type }) => type === 'timeZoneName');
  return CANCEL.untilText(day, zone?.value ?? timeZone);
}

/** The three business days: this person's own notice and its receipt, and the written notice that cancels (12 CFR 1026.15). */
export function RightToCancel(): JSX.Element {
  const { uuid, signer } = useSigner();
  const { mutateAsync: confirm } = useMutation(signerApi(uuid).confirmNotCanceled());
  const isOver = signer.confirmation !== 'NOT_YET';
  return (
    <>
      {signer.rescissionEndsAt !== null && (
        <div className="section">
          <Facts items={[{ term: CANCEL.until, main: lastDay(signer.rescissionEndsAt, signer.timeZone), note: CANCEL.untilNote }]} />
        </div>
      )}
      {isOver && <NotCanceled uuid={uuid} sign={confirm} confirmation={signer.confirmation} mailUntil={signer.mailUntil} />}
      <Receipt />
      {!isOver && <CancelLine />}
    </>
  );
}

function Receipt(): JSX.Element {
  const { uuid, signer } = useSigner();
  const consents = useQuery(eSignConsents());
  const [isRead, setRead] = useState(false);
  const sign = useMutation(signerApi(uuid).signReceipt());
  const name = `${signer.name.firstName} ${signer.name.lastName}`;
  const step = useStepForm({
    name: `signer receipt ${uuid}`,
    schema: z.object({ name: nameField }),
    defaults: { name: '' },
    labels: { name: CANCEL.name },
    send: (values) =>
      sign.mutateAsync({
        name: values.name.trim(),
        consentVersion: consents.data?.find(({ type }) => type === 'COMMUNICATIONS')?.version ?? '',
        documentsRead: true,
      }),
  });
  return (
    <section className="section">
      <h2>{CANCEL.receipt}</h2>
      {!signer.receiptSigned && <p className="muted">{CANCEL.receiptText}</p>}
      <Stack gap={16} top={16}>
        <PdfDocument
          uuid={uuid}
          kind={NOTICE}
          title={CANCEL.noticeTitle}
          isRead={isRead || signer.receiptSigned}
          onRead={() => setRead(true)}
        />
        {signer.receiptSigned ? (
          <Alert kind="ok" title={CANCEL.received} live />
        ) : (
          <form noValidate onSubmit={step.submit}>
            <FormErrors form={step.form} labels={step.labels} />
            <TextField
              {...fieldProps(step.form, 'name')}
              label={CANCEL.name}
              hint={CANCEL.nameHint(name)}
              autoComplete="off"
              maxLength={120}
            />
            <SendProblem problem={step.problem} />
            <Stack row gap={12} top={16}>
              <SubmitButton loading={step.isSending} disabled={!isRead || !consents.data}>
                {CANCEL.confirm}
              </SubmitButton>
            </Stack>
            {!isRead && <p className="fine">{CANCEL.read}</p>}
          </form>
        )}
      </Stack>
    </section>
  );
}
