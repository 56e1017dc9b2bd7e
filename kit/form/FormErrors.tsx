import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SummaryError } from '../error-summary/ErrorSummary.tsx';
import { whenLoaded } from '../loader/when-loaded.tsx';
import { errorOf } from './fields.ts';

/** Only needed once a submit fails, so it is not in the first page's code; the app fetches it once the first question can be answered. */
const ErrorSummary = whenLoaded(() => import('../error-summary/ErrorSummary.tsx').then((m) => m.ErrorSummary));

/** The errors of a form in the order of its labels; each id is the field's name. */
export function summaryOf<V extends FieldValues>(form: UseFormReturn<V>, labels: Partial<Record<FieldPath<V>, string>>): SummaryError[] {
  return (Object.keys(labels) as FieldPath<V>[]).flatMap((name) => {
    const message = errorOf(form, name);
    return message ? [{ id: name, label: labels[name] ?? name, message }] : [];
  });
}

export interface FormErrorsProps<V extends FieldValues> {
  /** A form created with `shouldFocusError: false`: the summary takes focus instead of the first field. */
  form: UseFormReturn<V>;
  /** Field name → its label, in the order of the page. */
  labels: Partial<Record<FieldPath<V>, string>>;
}

/** The error summary of a form: lists what stopped the last submit and takes focus after each. Put it above the h1. */
export function FormErrors<V extends FieldValues>({ form, labels }: FormErrorsProps<V>) {
  if (form.formState.submitCount === 0) return null;
  return <ErrorSummary errors={summaryOf(form, labels)} focusKey={form.formState.submitCount} />;
}
