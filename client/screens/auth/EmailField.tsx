import { TextField, type TextFieldProps } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';

/** The email address a person signs in with, as password managers know it. */
export function EmailField(props: TextFieldProps): JSX.Element {
  return <TextField {...props} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />;
}
