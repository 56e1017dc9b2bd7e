import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { PdfDocument } from '../../../parts/pdf/PdfDocument.tsx';
import { useReadDocuments } from '../../../parts/pdf/read-documents.ts';
import { applicationApi } from '../../../services/application.ts';
import { COPY, PROBLEMS } from './copy.ts';
import { ReadableList } from './ReadableList.tsx';
import { sorted, type Consent, type Document } from './documents.ts';

/** By document kind, whether it was read to its end; and whether the consent is given. */
type Values = Record<string, boolean>;
type ConsentPageProps = { readonly uuid: string; readonly documents: readonly Document[]; readonly consent: Consent };

const isTrue = (message: string) => z.boolean().check(z.refine((isTicked) => isTicked, { error: message }));

/** New York: the notice must be read to its end, and the credit check agreed to, before any credit bureau is asked. */
export function ConsentPage({ uuid, documents, consent: { type, version, text } }: ConsentPageProps): JSX.Element {
  const { first, others } = sorted(documents);
  const { isRead, noteRead } = useReadDocuments(uuid);
  const consent = useMutation(applicationApi(uuid).consent());
  const defaults: Values = { ...Object.fromEntries(first.map((document) => [document.kind, isRead(document)])), agree: false };
  const step = useStepForm({
    name: `consent ${uuid}`,
    schema: z.object({ ...Object.fromEntries(first.map(({ kind }) => [kind, isTrue(PROBLEMS.read)])), agree: isTrue(PROBLEMS.agree) }),
    defaults,
    labels: { ...Object.fromEntries(first.map(({ kind, title }) => [kind, title])), agree: COPY.consent },
    send: () => consent.mutateAsync({ type, version }),
  });
  const { form } = step;
  const read = form.watch();
  return (
    <FormScreen
      step={step}
      title={COPY.consentTitle}
      intro={COPY.consentIntro}
      submit={COPY.submit}
      wideContent
      after={
        others.length > 0 && (
          <section className="section">
            <h2>{COPY.others}</h2>
            <ReadableList uuid={uuid} documents={others} />
          </section>
        )
      }
    >
      <div className="section stack">
        {first.map((document) => (
          <PdfDocument
            key={document.kind}
            id={document.kind}
            uuid={uuid}
            kind={document.kind}
            title={document.title}
            isRead={read[document.kind] ?? false}
            onRead={() => {
              noteRead(document);
              form.setValue(document.kind, true, { shouldValidate: form.formState.isSubmitted });
            }}
          />
        ))}
      </div>
      <section className="section">
        <h2>{COPY.consent}</h2>
        <Checkbox card required {...fieldProps(form, 'agree')}>
          {text}
        </Checkbox>
        <Note>{COPY.soft}</Note>
      </section>
    </FormScreen>
  );
}
