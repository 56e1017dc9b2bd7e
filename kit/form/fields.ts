import {
  get,
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

let isDown = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => (isDown = false), true);
}

/**
 * Runs now, or right after the click in progress. A field that loses focus to a mouse press is validated only then: its message would move
 * the page between press and release, and the click would miss its target.
 */
function afterPointer(run: () => void): void {
  if (!isDown) return run();
  window.addEventListener('pointerup', () => setTimeout(run), { once: true });
}

/** The error message of a field, if any. */
export function errorOf<V extends FieldValues>(form: UseFormReturn<V>, name: FieldPath<V>): string | undefined {
  const error: unknown = get(form.formState.errors, name);
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' ? error.message : undefined;
}

/** For uncontrolled controls (TextField, PhoneField, PasswordField, SelectField, RadioCards, Checkbox): spread it into the control. */
export function fieldProps<V extends FieldValues, N extends FieldPath<V>>(
  form: UseFormReturn<V>,
  name: N,
): UseFormRegisterReturn<N> & { error: string | undefined } {
  const field = form.register(name);
  return {
    ...field,
    onBlur: async (event: { target: unknown; type?: unknown }) => {
      // React clears an event's target after dispatch.
      const { target, type } = event;
      afterPointer(() => void field.onBlur({ target, type }));
    },
    error: errorOf(form, name),
  };
}

interface ControlledProps<V extends FieldValues, N extends FieldPath<V>> {
  name: N;
  value: FieldPathValue<V, N>;
  onChange: (value: FieldPathValue<V, N>) => void;
  onBlur: () => void;
  ref: (instance: HTMLElement | null) => void;
  error: string | undefined;
}

/** For controlled ones (MoneyField, DateField, SsnField, AmountSlider): spread it into the control. */
export function useControlledField<V extends FieldValues, N extends FieldPath<V>>(control: Control<V>, name: N): ControlledProps<V, N> {
  const { field, fieldState } = useController<V, N>({ control, name });
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: () => afterPointer(field.onBlur),
    ref: field.ref,
    error: fieldState.error?.message,
  };
}
