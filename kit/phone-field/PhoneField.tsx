import type { ChangeEvent } from 'react';
import { rewriteKeepingCaret } from '../format/caret.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

/** Most digits of a number with its country code (E.164). */
const MOST_DIGITS = 15;

/** Typed or pasted text as "(###) ###-####", as far as typed; at most 14 characters. One with another country's code stays as it is, so that the form can refuse it. */
export function phoneText(typed: string): string {
  let digits = typed.replace(/\D/g, '');
  // Without its plus, a number of London would pass as one of California.
  const hasPlus = /^\s*\+/.test(typed);
  if (hasPlus && !(digits.length >= 11 && digits.startsWith('1'))) return `+${digits.slice(0, MOST_DIGITS)}`;
  // A complete number pasted with its country code loses the code. A typed leading 1 stays, so that the form can report it.
  if ((hasPlus || digits.length === 11) && digits.startsWith('1')) digits = digits.slice(1);
  digits = digits.slice(0, 10);
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'before' | 'after'>;

/** A United States phone number, formatted as (###) ###-#### while typing. The form's value is that text (14 characters). */
export function PhoneField({ onChange, autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    rewriteKeepingCaret(event.currentTarget, phoneText(event.currentTarget.value));
    onChange?.(event);
  };
  return <TextField {...rest} type="tel" inputMode="tel" autoComplete={autoComplete} onChange={typed} />;
}
