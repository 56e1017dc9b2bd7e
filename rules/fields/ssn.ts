import { textField } from './field.ts';
import { SSN_MESSAGES } from './copy.ts';

/** Test SSN of the payroll vendor's own sandbox (lending §4.2). */
const VENDOR_SANDBOX = '991919991';
/** Areas that are never issued: 000, 666 and 9xx; nor group 00 nor serial 0000. */
const ISSUED = /^(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
const SANDBOX = /^666\d{6}$/;

/** Nine digits of a typed number, or null. */
export const ssnDigits = (typed: string): string | null => /^\d{9}$/.exec(typed.replace(/[\s-]/g, ''))?.[0] ?? null;

/** Production accepts only numbers that can be issued; the sandbox only those that cannot: area 666 and the vendor's own (lending §5). */
export function isSsn(typed: string, { production }: { production: boolean }): boolean {
  const digits = ssnDigits(typed);
  if (digits === null) return false;
  return production ? ISSUED.test(digits) : SANDBOX.test(digits) || digits === VENDOR_SANDBOX;
}

export const ssnField = (environment: { production: boolean }) =>
  textField(SSN_MESSAGES.required, [
    [(typed) => typed.length > 0, SSN_MESSAGES.required],
    [(typed) => isSsn(typed, environment), SSN_MESSAGES.invalid],
  ]);
