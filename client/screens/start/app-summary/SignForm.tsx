import type { Reply } from '@hearthline/web/api/operation.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { textField } from '@hearthline/rules/fields/field.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { takeBackConsent } from '../../../parts/form/consent-changed.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { DocumentDialog } from '../../../parts/pdf/DocumentDialog.tsx';
import { PdfDocument } from '../../../parts/pdf/PdfDocument.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY, PROBLEMS } from './copy.ts';

export type Document = Reply<'documents-get'>['toSign'][number]['documents'][number];

/** By kind, the hash of the document that was read to its end; the typed name; the consent. */
type Values = Record<string, boolean | string>;

type SignFormProps = {
  readonly uuid: string;
  /** What is signed, the summary first, and the version of the application in which it is so. */
  readonly documents: readonly Document[];
  readonly version: number;
  /** As in the documents. */
  readonly name: string;
  readonly consent: { readonly version: string; readonly text: string };
  readonly reload: () => Promise<unknown>;
  /** The facts of the application, above the documents. */
  readonly children: ReactNode;
};

const isRead = (sha256: string) => z.unknown().check(z.refine((read) => read === sha256, PROBLEMS.read));
const isTrue = (message: string) => z.boolean().check(z.refine((isTicked) => isTicked, { error: message }));

/** The documents, each read to its end, and the signature. */
export function SignForm({ uuid, documents, version, name, consent, reload, children }: SignFormProps): JSX.Element {
  const sign = useMutation(applicationApi(uuid).sign('SUMMARY'));
  const [open, setOpen] = useState<Document | null>(null);
  const kinds = documents.map(({ kind }) => kind);
  const step = useStepForm<Values, z.ZodMiniType>({
    name: `summary ${uuid}`,
    schema: z.object({
      ...Object.fromEntries(documents.map(({ kind, sha256 }) => [kind, isRead(sha256)])),
      name: textField(PROBLEMS.name, [[(typed) => typed.length >= 2, PROBLEMS.name]]),
      agree: isTrue(PROBLEMS.agree),
    }),
    defaults: { ...Object.fromEntries(kinds.map((kind) => [kind, ''])), name: '', agree: false },
    labels: { ...Object.fromEntries(documents.map(({ kind, title }) => [kind, title])), name: COPY.name, agree: COPY.sign },
    send: (values) =>
      sign.mutateAsync({
        version,
        name: String(values['name']).trim(),
        consentVersion: consent.version,
        documentsRead: true,
        documents: documents.map(({ kind, sha256 }) => ({ kind, sha256 })),
      }),
    refused: (error): boolean => {
      const code = codeOf(error);
      // what was typed stays; a document that is another one by now counts as not read
      if (code === 'stale_version' || code === 'document_changed') void reload();
      return takeBackConsent(step.form, error, { version: 'consentVersion', box: 'agree', message: PROBLEMS.changed, reload });
    },
  });
  const { form } = step;
  const read = form.watch();
  const finish = ({ kind, sha256 }: Document): void => form.setValue(kind, sha256, { shouldValidate: form.formState.isSubmitted });
  const [summary, ...others] = documents;
  return (
    <FormScreen
      step={step}
      title={COPY.title}
      intro={COPY.intro}
      submit={COPY.submit}
      wideContent
      after={<DocumentDialog uuid={uuid} document={open} exact onClose={() => setOpen(null)} onRead={() => open && finish(open)} />}
    >
      <div className="section stack">{children}</div>
      <section className="section">
        <h2>{COPY.documents}</h2>
        <p className="muted">{COPY.documentsText}</p>
        <Stack gap={16} top={16}>
          {summary && (
            <PdfDocument
              uuid={uuid}
              kind={summary.kind}
              id={summary.kind}
              title={summary.title}
              sha256={summary.sha256}
              isRead={read[summary.kind] === summary.sha256}
              onRead={() => finish(summary)}
            />
          )}
          {others.map((document) => (
            <DocumentRow
              key={document.kind}
              document={document}
              isRead={read[document.kind] === document.sha256}
              onOpen={() => setOpen(document)}
            />
          ))}
        </Stack>
      </section>
      <section className="section">
        <h2>{COPY.sign}</h2>
        <TextField {...fieldProps(form, 'name')} label={COPY.name} hint={COPY.nameHint(name)} autoComplete="off" maxLength={120} />
        <Stack top={20}>
          <Checkbox card required {...fieldProps(form, 'agree')}>
            <b>{COPY.agreeTitle}</b>
            <span className="small muted">{consent.text}</span>
          </Checkbox>
        </Stack>
        <Note>{COPY.hard}</Note>
      </section>
    </FormScreen>
  );
}

type DocumentRowProps = { readonly document: Document; readonly isRead: boolean; readonly onOpen: () => void };

/** A document that opens over the page; the button's id is the kind, to which the error summary links. */
function DocumentRow({ document: { kind, title }, isRead, onOpen }: DocumentRowProps): JSX.Element {
  return (
    <Card title={title} nested tag={<span role="status">{isRead ? <Tag kind="ok">{COPY.read}</Tag> : <Tag>{COPY.unread}</Tag>}</span>}>
      <Stack top={12}>
        <Button id={kind} variant="outline" compact icon="document" onClick={onOpen}>
          {isRead ? COPY.readAgain : COPY.open}
          <span className="sr"> {title}</span>
        </Button>
      </Stack>
    </Card>
  );
}
