import type { ChangeEvent } from 'react';
import { rewriteKeepingCaret } from '../format/caret.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { phoneText } from './phone-text.ts';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'before' | 'after'>;

/** A United States phone number, formatted as (###) ###-#### while typing. The form's value is that text (14 characters). */
export function PhoneField({ onChange, autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    rewriteKeepingCaret(event.currentTarget, phoneText(event.currentTarget.value));
    onChange?.(event);
  };
  return <TextField {...rest} type="tel" inputMode="tel" autoComplete={autoComplete} onChange={typed} />;
}
