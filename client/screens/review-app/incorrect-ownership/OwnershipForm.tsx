import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import { OWNERSHIPS, type Ownership } from '@hearthline/rules/enums.ts';
import { type JSX, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../../parts/form/kept-answers.ts';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { schemaResolver } from '../../../parts/form/schema-resolver.ts';
import { EXPLANATION_LIMITS, explanationField } from '../../../parts/explanation.ts';
import { COPY } from './copy.ts';

type Values = { ownership: Ownership | ''; explanation: string };
const NOTES: Readonly<Record<Ownership, string>> = { SOLE: COPY.soleNote, JOINT: COPY.jointNote, TRUST: COPY.trustNote };
const OPTIONS = OWNERSHIPS.map((value) => ({ value, title: OWNERSHIP_LABELS[value], note: NOTES[value] }));

/** How the borrower says the home is owned, and anything the deed does not tell. */
export function OwnershipForm({ uuid, onSent }: { uuid: string; onSent: () => void }): JSX.Element {
  const name = `ownership ${uuid}`;
  const [schema] = useState(() =>
    z.object({ ownership: z.enum(OWNERSHIPS, COPY.choose), explanation: explanationField(EXPLANATION_LIMITS.ownership) }),
  );
  const form = useForm<Values>({
    defaultValues: { ownership: '', explanation: '', ...keptAnswers<Values>(name) },
    resolver: schemaResolver<Values>(schema),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useKeptAnswers(form, name);
  const { isSending, problem, send } = useSend({ stays: true });
  const submit = form.handleSubmit(async ({ ownership, explanation }) => {
    if (ownership === '') return;
    const said = explanation.trim();
    const body = said === '' ? { ownership } : { ownership, explanation: said };
    if (
      !(await send(() =>
        api.PUT('/service-application/api/v1/application/heloc/{uuid}/property/ownership', { params: { path: { uuid } }, body }),
      ))
    )
      return;
    forgetAnswers(name);
    onSent();
  });
  return (
    <form className="section" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} labels={{ ownership: COPY.ownership, explanation: COPY.explanation }} />
      <RadioCards {...fieldProps(form, 'ownership')} label={COPY.ownership} options={OPTIONS} />
      <TextArea
        {...fieldProps(form, 'explanation')}
        label={COPY.explanation}
        hint={COPY.explanationHint}
        optional
        maxLength={EXPLANATION_LIMITS.ownership.max}
      />
      <SendProblem problem={problem} />
      <ButtonRow sticky={false}>
        <SubmitButton loading={isSending}>{COPY.submit}</SubmitButton>
      </ButtonRow>
    </form>
  );
}
