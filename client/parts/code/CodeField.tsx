import { TextField, type TextFieldProps } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import * as z from 'zod/mini';

const SIX = 'Type the six digits of the code';

/** Six digits; spaces and hyphens do not count. */
export const codeField = z.string().check(z.regex(/^[\s-]*(?:\d[\s-]*){6}$/, SIX));

/** A code of six digits: the number keys on a phone, and filled in by a device that has received it. Never replayed. */
export function CodeField(props: TextFieldProps): JSX.Element {
  return (
    <TextField
      {...props}
      boxSize="short"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      isPrivate
    />
  );
}
