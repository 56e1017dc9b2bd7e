import { TextField, type TextFieldProps } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';

/** The email address of a sign-in, marked for password managers and for the browser's suggestions of passkeys. */
export function EmailField(props: TextFieldProps): JSX.Element {
  return <TextField {...props} type="email" autoComplete="username webauthn" autoCapitalize="none" spellCheck={false} />;
}
