import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { eSignConsents } from '../../services/application.ts';
import { useStepForm } from '../form/use-step-form.ts';
import { DocumentDialog } from '../pdf/DocumentDialog.tsx';
import { SendProblem } from '../requests/SendProblem.tsx';
import { SignatureField, signatureField } from './SignatureField.tsx';

type Words = Readonly<
  Record<'title' | 'read' | 'readFirst' | 'name' | 'nameMissing' | 'confirm' | 'confirming' | 'failed' | 'signed', string>
>;
type SignedDocumentProps = {
  readonly uuid: string;
  readonly kind: string;
  readonly words: Words;
  readonly sign: (body: { name: string; consentVersion: string; documentsRead: true }) => Promise<unknown>;
  /** It is signed: it can still be read. */
  readonly isSigned?: boolean;
  /** The application may go on when this is signed, so that its status is followed. */
  readonly goesOn?: boolean;
};

/** A document of a person's own: read to its end, then confirmed by typing the name. */
export function SignedDocument({ uuid, kind, words, sign, isSigned = false, goesOn = false }: SignedDocumentProps): JSX.Element {
  const [isReading, setReading] = useState(false);
  const [isRead, setRead] = useState(false);
  const consents = useQuery(eSignConsents());
  const consentVersion = consents.data?.find(({ type }) => type === 'COMMUNICATIONS')?.version;
  const step = useStepForm({
    name: `${kind} ${uuid}`,
    schema: z.object({ name: signatureField(words.nameMissing) }),
    defaults: { name: '' },
    labels: { name: words.name },
    stays: !goesOn,
    send: ({ name }) => sign({ name: name.trim(), consentVersion: consentVersion ?? '', documentsRead: true }),
    onInvalid: (form) => form.setFocus('name'),
  });
  return (
    <>
      <Stack gap={16} top={12}>
        {isSigned && <Alert kind="ok" title={words.signed} live />}
        <div>
          <Button variant="outline" compact icon="document" onClick={() => setReading(true)}>
            {words.read}
          </Button>
        </div>
      </Stack>
      {!isSigned && !isRead && <Note top={8}>{words.readFirst}</Note>}
      {!isSigned && isRead && (
        <form noValidate onSubmit={step.submit}>
          <Stack gap={16} top={16}>
            <SignatureField form={step.form} label={words.name} />
            <SendProblem problem={step.problem} title={words.failed} />
            <div>
              <SubmitButton loading={step.isSending} loadingText={words.confirming} disabled={consentVersion === undefined}>
                {words.confirm}
              </SubmitButton>
            </div>
          </Stack>
        </form>
      )}
      <DocumentDialog
        uuid={uuid}
        document={isReading ? { kind, title: words.title } : null}
        onClose={() => setReading(false)}
        onRead={() => setRead(true)}
      />
    </>
  );
}
