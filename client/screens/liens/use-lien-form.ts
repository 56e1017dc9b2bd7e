import { useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../parts/form/kept-answers.ts';
import { today } from '../../services/clock.ts';
import { addedTo, answerOf, areAbout, problemsOf, type Lien, type LienAnswer, type LienValues } from './lien-answers.ts';
import { FIELD_NAMES, COPY } from './copy.ts';

/** Judges every lien of the form by `problemsOf`. */
const resolver: Resolver<LienValues> = (values) => {
  const errors = values.liens.map((answer) =>
    Object.fromEntries(Object.entries(problemsOf(answer, today())).map(([field, message]) => [field, { type: 'rule', message }])),
  );
  if (errors.every((row) => Object.keys(row).length === 0)) return { values, errors: {} };
  return { values: {}, errors: { liens: errors } as FieldErrors<LienValues> };
};

type LienForm = {
  readonly form: UseFormReturn<LienValues>;
  readonly answers: readonly LienAnswer[];
  /** What stops the form, for the summary; empty before the first try. */
  readonly wrong: readonly { id: string; label: string; message: string }[];
  readonly add: () => void;
  readonly remove: (key: string) => void;
  readonly forget: () => void;
};

/** The form over all liens: those of the records, answered or not, and those that were added. */
export function useLienForm(uuid: string, liens: readonly Lien[]): LienForm {
  const name = `liens ${uuid}`;
  const [start] = useState(() => {
    const kept = keptAnswers<LienValues>(name)?.liens;
    return { liens: kept && areAbout(kept, liens) ? kept : liens.map(answerOf) };
  });
  const form = useForm<LienValues>({ defaultValues: start, resolver, shouldFocusError: false, mode: 'onTouched' });
  useKeptAnswers(form, name);
  const answers = useWatch({ control: form.control, name: 'liens' });
  const { submitCount, errors } = form.formState;

  const add = (): void => {
    form.setValue('liens', [...answers, addedTo(answers)]);
    // its first field, once it is there
    setTimeout(() => document.getElementById(`liens.${answers.length}.lenderName`)?.focus());
  };
  const remove = (key: string): void => {
    form.clearErrors();
    form.setValue(
      'liens',
      answers.filter((answer) => answer.key !== key),
    );
  };
  const wrong =
    submitCount === 0 || !errors.liens
      ? []
      : answers.flatMap((answer, index) =>
          Object.entries(problemsOf(answer, today())).map(([field, message]) => ({
            id: `liens.${index}.${field}`,
            label: [answer.lenderName.trim() || COPY.added, FIELD_NAMES[field]].filter(Boolean).join(', '),
            message,
          })),
        );
  return { form, answers, wrong, add, remove, forget: () => forgetAnswers(name) };
}
