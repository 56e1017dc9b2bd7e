import { lazy, Suspense } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SummaryError } from '../error-summary/ErrorSummary.tsx';
import { errorOf } from './fields.ts';

/** Not needed before a submit fails: off the first page, whose app fetches it once its first question can be answered. */
const ErrorSummary = lazy(() => import('../error-summary/ErrorSummary.tsx').then((m) => ({ default: m.ErrorSummary })));

/** The errors of a form in the order of its labels; the id of each is the field's name. */
export function summaryOf<V extends FieldValues>(form: UseFormReturn<V>, labels: Partial<Record<FieldPath<V>, string>>): SummaryError[] {
  return (Object.keys(labels) as FieldPath<V>[]).flatMap((name) => {
    const message = errorOf(form, name);
    return message ? [{ id: name, label: labels[name] ?? name, message }] : [];
  });
}

export interface FormErrorsProps<V extends FieldValues> {
  /** Made with `shouldFocusError: false`: the summary takes focus instead of the first field. */
  form: UseFormReturn<V>;
  /** Field name → its label, in the order of the page. */
  labels: Partial<Record<FieldPath<V>, string>>;
}

/** The error summary of a form: what stopped the last submit, in focus after each. Put it above the h1. */
export function FormErrors<V extends FieldValues>({ form, labels }: FormErrorsProps<V>) {
  if (form.formState.submitCount === 0) return null;
  return (
    <Suspense>
      <ErrorSummary errors={summaryOf(form, labels)} focusKey={form.formState.submitCount} />
    </Suspense>
  );
}
