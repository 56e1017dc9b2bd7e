import { useLayoutEffect, useRef, type ChangeEvent, type Ref } from 'react';
import { digitsBefore, positionAfterDigits } from '../format/caret.ts';
import { setRef } from '../field/set-ref.ts';
import type { FieldCopy } from '../field/Field.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { formatWhole } from '../format/format.ts';

/** Typed or pasted text as whole dollars; null without a digit. Cents are truncated: "$1,234.56" is 1234. */
export function dollarsFrom(typed: string): number | null {
  const digits = (typed.split('.')[0] ?? '').replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}

/** Whole dollars with commas for the text box; "" for null. */
export function dollarsText(dollars: number | null | undefined): string {
  return dollars === null || dollars === undefined || Number.isNaN(dollars) ? '' : formatWhole(Math.trunc(dollars));
}

export interface MoneyFieldProps extends FieldCopy {
  /** Whole dollars; null while empty. */
  value: number | null | undefined;
  onChange: (dollars: number | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** The unit at the right: "a year". */
  after?: string | undefined;
  boxSize?: 'short' | 'big' | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** Whole dollars with a leading $ and commas while typing. Controlled: its value is a number, not text. */
export function MoneyField({ value, onChange, ref, ...rest }: MoneyFieldProps) {
  const box = useRef<HTMLInputElement | null>(null);
  const caretDigits = useRef<number | null>(null);
  const text = dollarsText(value);

  useLayoutEffect(() => {
    if (caretDigits.current === null || !box.current) return;
    const at = positionAfterDigits(box.current.value, caretDigits.current);
    box.current.setSelectionRange(at, at);
    caretDigits.current = null;
  });

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.currentTarget;
    const dollars = dollarsFrom(raw);
    const leadingZeros = raw.replace(/\D/g, '').length - String(dollars ?? '').length;
    caretDigits.current = Math.max(0, digitsBefore(raw, selectionStart ?? raw.length) - Math.max(0, leadingZeros));
    // A rejected character leaves the value unchanged; React does not render again, so the caret is restored here.
    if (dollars === value) event.currentTarget.value = text;
    onChange(dollars);
  };

  const keepBoth = (node: HTMLInputElement | null) => {
    box.current = node;
    setRef(ref, node);
  };

  return <TextField {...rest} ref={keepBoth} value={text} onChange={typed} before="$" inputMode="numeric" autoComplete="off" />;
}
