import type { Reply, OperationBody } from '@hearthline/web/api/operation.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { errorOf, fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { IDENTITY_DOCUMENTS } from '@hearthline/rules/conditions/document-types.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormScreen } from '../form/FormScreen.tsx';
import { useStepForm } from '../form/use-step-form.ts';
import { useFollowing } from '../screen/followed.ts';
import { COPY, FINDINGS, FOUND_OTHERWISE, SIDES } from './copy.ts';
import { SideSlot, type Side } from './SideSlot.tsx';

/** What is known of the pictures sent before. */
type Standing = Pick<Reply<'identity-document-get'>, 'tries' | 'triesLeft' | 'reason' | 'selfieAsked'>;
/** The pictures, as they are submitted together. */
export type IdentityPictures = OperationBody<'identity-document-post'>;
type Pictures = 'front' | 'back' | 'selfie';

const documentOf = (type: string) => IDENTITY_DOCUMENTS.find((document) => document.type === type);
const OPTIONS = IDENTITY_DOCUMENTS.map(({ type, label }) => ({ value: type, title: label }));
const EMPTY = { documentType: '', front: '', back: '', selfie: '' };

/** The pictures a document needs, in the order of the page. */
function picturesOf(type: string, selfieAsked: boolean): readonly { readonly name: Pictures; readonly side: Side }[] {
  const document = documentOf(type);
  if (!document) return [];
  return [
    { name: 'front' as const, side: document.back === null ? ('page' as const) : ('front' as const) },
    ...(document.back === null ? [] : [{ name: 'back' as const, side: 'back' as const }]),
    ...(selfieAsked ? [{ name: 'selfie' as const, side: 'selfie' as const }] : []),
  ];
}

const rules = (selfieAsked: boolean) =>
  z
    .object({
      documentType: z.string().check(z.refine((type) => documentOf(type) !== undefined, { error: COPY.chooseDocument })),
      front: z.string(),
      back: z.string(),
      selfie: z.string(),
    })
    .check(
      z.check((payload) => {
        const given: typeof EMPTY = payload.value;
        for (const { name, side } of picturesOf(given.documentType, selfieAsked))
          if (given[name] === '') payload.issues.push({ code: 'custom', input: '', path: [name], message: SIDES[side].missing });
      }),
    );

const LABELS = { documentType: COPY.document, front: SIDES.front.title, back: SIDES.back.title, selfie: SIDES.selfie.title };

type IdentityFormProps = {
  readonly standing: Standing;
  readonly title: string;
  readonly intro: string;
  readonly submit: (pictures: IdentityPictures) => Promise<unknown>;
};

/** Chooses the document and sends its pictures. After a failed try it says what the vendor found, and counts the tries. */
export function IdentityForm({ standing, title, intro, submit }: IdentityFormProps): JSX.Element {
  const { uuid } = useFollowing();
  const { tries, triesLeft, reason, selfieAsked } = standing;
  const step = useStepForm({
    // pictures of an earlier try are not proposed again
    name: `identity ${uuid} ${tries}`,
    schema: rules(selfieAsked),
    defaults: EMPTY,
    labels: LABELS,
    stays: true,
    async send({ documentType, front, back, selfie }) {
      const document = documentOf(documentType);
      if (!document) return;
      await submit({
        documentType: document.type,
        front,
        ...(document.back !== null && { back }),
        ...(selfieAsked && { selfie }),
      });
    },
  });
  const { form } = step;
  const values = form.watch();
  const chosen = documentOf(values.documentType);
  const types = { front: chosen?.front, back: chosen?.back, selfie: 'SELFIE' } as const;
  const document = fieldProps(form, 'documentType');
  const change: typeof document.onChange = async (event) => {
    form.setValue('front', '');
    form.setValue('back', '');
    form.clearErrors();
    return document.onChange(event);
  };
  return (
    <FormScreen step={step} title={title} intro={intro} submit={COPY.submit}>
      {tries > 0 && (
        <div className="section">
          <Alert kind="warn" title={COPY.tryAgain}>
            {FINDINGS[reason ?? ''] ?? FOUND_OTHERWISE}
          </Alert>
        </div>
      )}
      <div className="section">
        <RadioCards {...document} onChange={change} label={COPY.document} options={OPTIONS} />
      </div>
      {chosen && (
        <section className="section">
          <h2>{COPY.pictures}</h2>
          <Stack gap={12}>
            <p className="muted">{COPY.tip}</p>
            {picturesOf(values.documentType, selfieAsked).map(({ name, side }) => {
              const type = types[name];
              return type ? (
                <SideSlot
                  key={type}
                  name={name}
                  side={side}
                  type={type}
                  value={values[name]}
                  error={errorOf(form, name)}
                  onChange={(uploaded) =>
                    form.setValue(name, uploaded, { shouldValidate: uploaded !== '' && form.formState.submitCount > 0 })
                  }
                />
              ) : null;
            })}
          </Stack>
          <Note fine>{COPY.rules}</Note>
        </section>
      )}
      {tries > 0 && <Note>{COPY.tries(tries + 1, tries + triesLeft)}</Note>}
    </FormScreen>
  );
}
