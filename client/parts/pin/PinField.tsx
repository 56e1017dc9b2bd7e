import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import { PIN } from './copy.ts';
import type { PinForm } from './use-pin-form.ts';

type PinFieldProps = Pick<PinForm['step'], 'form'> & { readonly hint: string; readonly optional?: boolean };

/** The PIN of a credit freeze. */
export function PinField({ form, hint, optional }: PinFieldProps): JSX.Element {
  return (
    <TextField
      {...fieldProps(form, 'pin')}
      label={PIN.label}
      hint={hint}
      optional={optional}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      boxSize="short"
      isPrivate
    />
  );
}
