import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { applicationApi, eSignConsents, type SigningKind } from '../../services/application.ts';
import { useStepForm } from '../form/use-step-form.ts';
import { DocumentDialog } from '../pdf/DocumentDialog.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { CHANGED } from './copy.ts';
import { SignatureField, signatureField } from './SignatureField.tsx';

type Words = Readonly<
  Record<'title' | 'read' | 'readFirst' | 'name' | 'nameMissing' | 'confirm' | 'confirming' | 'failed' | 'signed', string>
>;
type SignedDocumentProps = {
  readonly uuid: string;
  readonly signing: Exclude<SigningKind, 'SUMMARY' | 'CLOSING'>;
  readonly words: Words;
  /** It is signed: it can still be read. */
  readonly isSigned?: boolean;
  /** The application may go on when this is signed, so that its status is followed. */
  readonly goesOn?: boolean;
};

/** The document of each such signing. */
const KINDS = {
  RESCISSION: 'NOTICE_OF_RIGHT_TO_CANCEL',
  NON_RESCISSION: 'NON_RESCISSION_CONFIRMATION',
  AUTOPAY: 'AUTOPAY_AUTHORIZATION',
} as const;

/** A document of a person's own: read to its end, then confirmed by typing the name. What is signed is what was read: its hash, and the version. */
export function SignedDocument({ uuid, signing, words, isSigned = false, goesOn = false }: SignedDocumentProps): JSX.Element {
  const [isReading, setReading] = useState(false);
  const [read, setRead] = useState<string | null>(null);
  const consents = useQuery(eSignConsents());
  const consentVersion = consents.data?.find(({ type }) => type === 'COMMUNICATIONS')?.version;
  const list = useQuery(applicationApi(uuid).disclosures());
  const document = list.data?.toSign.find((one) => one.signing === signing)?.documents[0];
  const { mutateAsync: sign } = useMutation(applicationApi(uuid).sign(signing));
  const isRead = document !== undefined && read === document.sha256;
  const step = useStepForm({
    name: `${KINDS[signing]} ${uuid}`,
    schema: z.object({ name: signatureField(words.nameMissing) }),
    defaults: { name: '' },
    labels: { name: words.name },
    stays: !goesOn,
    send: async ({ name }) => {
      if (!list.data || !document) return;
      await sign({
        version: list.data.version,
        name: name.trim(),
        consentVersion: consentVersion ?? '',
        documentsRead: true,
        documents: [{ kind: document.kind, sha256: document.sha256 }],
      });
    },
    refused: (error) => {
      const code = codeOf(error);
      // what was typed stays; where the document is another one by now, it is read again first
      if (code === 'stale_version' || code === 'document_changed') void list.refetch();
      return false;
    },
    onInvalid: (form) => form.setFocus('name'),
  });
  return (
    <>
      <Stack gap={16} top={12}>
        {isSigned && <Alert kind="ok" title={words.signed} live />}
        {!isSigned && read !== null && document !== undefined && !isRead && (
          <Alert kind="warn" title={CHANGED.title} live>
            {CHANGED.text}
          </Alert>
        )}
        <div>
          <Button variant="outline" compact icon="document" onClick={() => setReading(true)}>
            {words.read}
          </Button>
        </div>
      </Stack>
      {!isSigned && (
        <Loaded query={list}>
          {() =>
            isRead ? (
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
            ) : (
              <Note top={8}>{words.readFirst}</Note>
            )
          }
        </Loaded>
      )}
      <DocumentDialog
        uuid={uuid}
        document={isReading ? { kind: KINDS[signing], title: words.title, sha256: document?.sha256 } : null}
        exact
        onClose={() => setReading(false)}
        onRead={() => {
          setRead(document?.sha256 ?? null);
          // that it was opened is recorded: the version is another one
          void list.refetch();
        }}
      />
    </>
  );
}
