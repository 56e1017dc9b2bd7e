import type { ReactNode } from 'react';

/** The words around any field. */
export interface FieldCopy {
  label: ReactNode;
  /** One short line under the label; spoken with the field. */
  hint?: ReactNode | undefined;
  /** What is wrong; the field turns red and the sentence is spoken with it. */
  error?: string | undefined;
  /** How to put it right, after an error that does not say it: "Choose Yes or No." */
  fix?: string | undefined;
  /** An amber sentence that does not block. */
  warn?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
}

interface Wiring {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The attributes which tie a control to its hint and message, error first, so that it is heard first; and its unit; and that it is required unless optional. */
export function wiring(
  id: string,
  { hint, error, warn, optional }: Pick<FieldCopy, 'hint' | 'error' | 'warn' | 'optional'>,
  unit?: ReactNode,
): Wiring {
  const ids = [
    error && `${id}-error`,
    warn && !error && `${id}-warn`,
    hint != null && hint !== '' && `${id}-hint`,
    unit != null && `${id}-unit`,
  ].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  };
}
