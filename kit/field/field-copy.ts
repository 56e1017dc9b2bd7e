import type { ReactNode } from 'react';

/** The text around a field. */
export interface FieldCopy {
  label: ReactNode;
  /** One short line under the label; read with the field. */
  hint?: ReactNode | undefined;
  /** What is wrong; the field turns red and the sentence is read with it. */
  error?: string | undefined;
  /** How to fix it, when the error itself does not say: "Choose Yes or No." */
  fix?: string | undefined;
  /** A warning that does not block. */
  warn?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
}

interface Wiring {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The ARIA attributes that tie a control to its error (read first), hint and unit, and mark it required unless optional. */
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
