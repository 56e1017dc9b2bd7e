import type { FieldErrors, Resolver } from 'react-hook-form';
import { problemsOf, type LienValues } from './lien-answers.ts';

/** Judges every lien of the form by `problemsOf`. */
export const liensResolver: Resolver<LienValues> = (values) => {
  const errors = values.liens.map((answer) => Object.fromEntries(Object.entries(problemsOf(answer)).map(([field, message]) => [field, { type: 'rule', message }])));
  if (errors.every((row) => Object.keys(row).length === 0)) return { values, errors: {} };
  return { values: {}, errors: { liens: errors } as FieldErrors<LienValues> };
};
