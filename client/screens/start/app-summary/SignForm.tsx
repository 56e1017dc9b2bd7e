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
import { takeBackConsent } from '../../../parts/form/consent-changed.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { DocumentDialog } from '../../../parts/pdf/DocumentDialog.tsx';
import { PdfDocument } from '../../../parts/pdf/PdfDocument.tsx';
import { applicationApi, type ApplicationAnswer } from '../../../services/application.ts';
import { COPY, PROBLEMS } from './copy.ts';

export type Document = ApplicationAnswer<'/disclosures'>['documents'][number];

/** The documents of an application that are signed together, the summary first (lending §1.2, row 12). */
const PACKAGE = ['SUMMARY_DISCLOSURE', 'APPLICATION_DISCLOSURES', 'CREDIT_SCORE_NOTICE'];

/** Of the delivered documents the newest of each kind that is signed here. */
export const packageOf = (delivered: readonly Document[]): Document[] =>
  PACKAGE.flatMap((kind) => delivered.findLast((document) => document.kind === kind) ?? []);

/** By kind, whether the document was read to its end; the typed name; the consent. */
type Values = Record<string, boolean | string>;

type SignFormProps = {
  readonly uuid: string;
  readonly documents: readonly Document[];
  /** As in the documents. */
  readonly name: string;
  readonly consent: { readonly version: string; readonly text: string };
  readonly reload: () => Promise<unknown>;
  /** The facts of the application, above the documents. */
  readonly children: ReactNode;
};

const isTrue = (message: string) => z.boolean().check(z.refine((isTicked) => isTicked, { error: message }));

/** The documents, each read to its end, and the signature. */
export function SignForm({ uuid, documents, name, consent, reload, children }: SignFormProps): JSX.Element {
  const sign = useMutation(applicationApi(uuid).signSummary());
  const [open, setOpen] = useState<Document | null>(null);
  const kinds = documents.map(({ kind }) => kind);
  const step = useStepForm<Values, z.ZodMiniType>({
    name: `summary ${uuid}`,
    schema: z.object({
      ...Object.fromEntries(kinds.map((kind) => [kind, isTrue(PROBLEMS.read)])),
      name: textField(PROBLEMS.name, [[(typed) => typed.length >= 2, PROBLEMS.name]]),
      agree: isTrue(PROBLEMS.agree),
    }),
    defaults: { ...Object.fromEntries(kinds.map((kind) => [kind, false])), name: '', agree: false },
    labels: { ...Object.fromEntries(documents.map(({ kind, title }) => [kind, title])), name: COPY.name, agree: COPY.sign },
    send: (values) => sign.mutateAsync({ name: String(values['name']).trim(), consentVersion: consent.version, documentsRead: true }),
    refused: (error): boolean =>
      takeBackConsent(step.form, error, { version: 'consentVersion', box: 'agree', message: PROBLEMS.changed, reload }),
  });
  const { form } = step;
  const read = form.watch();
  const finish = (kind: string): void => form.setValue(kind, true, { shouldValidate: form.formState.isSubmitted });
  const [summary, ...others] = documents;
  return (
    <FormScreen
      step={step}
      title={COPY.title}
      intro={COPY.intro}
      submit={COPY.submit}
      wideContent
      after={<DocumentDialog uuid={uuid} document={open} onClose={() => setOpen(null)} onRead={() => open && finish(open.kind)} />}
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
              isRead={read[summary.kind] === true}
              onRead={() => finish(summary.kind)}
            />
          )}
          {others.map((document) => (
            <DocumentRow key={document.kind} document={document} isRead={read[document.kind] === true} onOpen={() => setOpen(document)} />
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
