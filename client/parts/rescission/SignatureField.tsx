import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { textField } from '@hearthline/rules/fields/field.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Fewest characters of a typed name that the API takes as a signature. */
const SHORTEST_NAME = 2;

/** The rule of a name that is typed as a signature. @param missing what is said when there is none */
export const signatureField = (missing: string) => textField(missing, [[(typed) => typed.length >= SHORTEST_NAME, missing]]);

/** The full name, typed as a signature. */
export function SignatureField({ form, label }: { form: UseFormReturn<{ name: string }>; label: string }): JSX.Element {
  return <TextField {...fieldProps(form, 'name')} label={label} autoComplete="name" maxLength={120} />;
}
