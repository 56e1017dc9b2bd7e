import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { ErrorSummary } from '@hearthline/kit/error-summary/ErrorSummary.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import type { JSX } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Screen } from '../../chrome/Screen.tsx';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../services/answers/kept-answers.ts';
import { api } from '../../services/api/api.ts';
import { SendProblem } from '../../services/asking/SendProblem.tsx';
import { useSend } from '../../services/asking/use-send.ts';
import { ADDED, answerOf, bodyOf, problemsOf, totalsOf, type Lien, type LienValues } from './lien-answers.ts';
import { LienCard } from './LienCard.tsx';
import { LienTotals } from './LienTotals.tsx';
import { liensResolver } from './liens-resolver.ts';
import { WORDS } from './words.ts';

type LiensFormProps = { readonly uuid: string; readonly liens: readonly Lien[]; readonly homeValue: number | null };

/** A card for each lien, those that are added, and what they come to. */
export function LiensForm({ uuid, liens, homeValue }: LiensFormProps): JSX.Element {
  const name = `liens ${uuid}`;
  const form = useForm<LienValues>({ defaultValues: { liens: liens.map(answerOf), ...keptAnswers<LienValues>(name) }, resolver: liensResolver, shouldFocusError: false, mode: 'onTouched' });
  useKeptAnswers(form, name);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'liens', keyName: 'key' });
  const answers = useWatch({ control: form.control, name: 'liens' });
  const { isSending, problem, send } = useSend();
  const { submitCount, errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const body = { liens: bodyOf(values.liens, liens) };
    if (await send(() => api.PUT('/service-application/api/v1/application/heloc/{uuid}/liens', { params: { path: { uuid } }, body }))) forgetAnswers(name);
  });
  const wrong = submitCount === 0 || !errors.liens ? [] : answers.flatMap((answer, index) => Object.entries(problemsOf(answer)).map(([field, message]) => ({ id: `liens.${index}.${field}`, label: answer.lenderName || WORDS.added, message })));
  return (
    <Screen title={WORDS.title} lede={WORDS.lede} above={<ErrorSummary errors={wrong} focusKey={submitCount} />} hasErrors={wrong.length > 0}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="section stack">
          {fields.length === 0 && <EmptyState title={WORDS.empty}>{WORDS.emptyText}</EmptyState>}
          {fields.map((field, index) => (
            <LienCard key={field.key} form={form} index={index} lien={liens.find(({ id }) => id === field.id)} onRemove={() => remove(index)} />
          ))}
        </div>
        <div className="section"><Button variant="text" icon="plus" onClick={() => append(ADDED)}>{WORDS.add}</Button></div>
        <LienTotals {...totalsOf(answers, liens, homeValue)} homeValue={homeValue} />
        <SendProblem problem={problem} />
        <ButtonRow><SubmitButton loading={isSending} /></ButtonRow>
      </form>
    </Screen>
  );
}
