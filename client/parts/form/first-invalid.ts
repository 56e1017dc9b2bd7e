import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Scrolls the first invalid field of a dialog's form into view and focuses it: a dialog has no room for an error summary.
 * @param ids the id of each field, in the order of the form
 */
export function showFirstInvalid<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  ids: Readonly<Partial<Record<FieldPath<Values>, string>>>,
): void {
  const first = (Object.keys(ids) as FieldPath<Values>[]).find((name) => form.getFieldState(name).invalid);
  const field = first === undefined ? null : document.getElementById(ids[first] ?? '');
  field?.focus({ preventScroll: true });
  (field?.closest('fieldset, [role=radiogroup]') ?? field)?.scrollIntoView({ block: 'center' });
}
