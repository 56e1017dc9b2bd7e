import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
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

type Values = { explanation: string };

/** The borrower's own words about late payments; sent once, read by a person. */
export function ExplanationForm({ uuid, onSent }: { uuid: string; onSent: () => Promise<unknown> }): JSX.Element {
  const name = `delinquency ${uuid}`;
  const [schema] = useState(() => z.object({ explanation: explanationField(EXPLANATION_LIMITS.delinquency) }));
  const form = useForm<Values>({
    defaultValues: { explanation: '', ...keptAnswers<Values>(name) },
    resolver: schemaResolver<Values>(schema),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useKeptAnswers(form, name);
  const { isSending, problem, send } = useSend({ stays: true });
  const submit = form.handleSubmit(async ({ explanation }) => {
    const taken = await send(() =>
      api.POST('/service-application/api/v1/application/heloc/{uuid}/delinquency', {
        params: { path: { uuid } },
        body: { explanation: explanation.trim() },
      }),
    );
    if (!taken) return;
    forgetAnswers(name);
    await onSent();
  });
  return (
    <form className="section" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} labels={{ explanation: COPY.explanation }} />
      <TextArea
        {...fieldProps(form, 'explanation')}
        label={COPY.explanation}
        hint={COPY.explanationHint}
        maxLength={EXPLANATION_LIMITS.delinquency.max}
        rows={5}
      />
      <SendProblem problem={problem} />
      <ButtonRow sticky={false}>
        <SubmitButton loading={isSending}>{COPY.submit}</SubmitButton>
      </ButtonRow>
    </form>
  );
}
