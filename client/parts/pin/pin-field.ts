import { textField } from '@hearthline/rules/fields/field.ts';

export const PIN_MESSAGES = {
  required: 'Enter the PIN the bureau gave you',
  digits: 'Use 4 to 10 digits, for example 1234567890',
} as const;

/** The PIN a bureau gave with a freeze: 4 to 10 digits. */
export const pinField = ({ optional }: { optional: boolean }) =>
  textField(PIN_MESSAGES.required, [
    [(pin) => optional || pin.length > 0, PIN_MESSAGES.required],
    [(pin) => pin === '' || /^\d{4,10}$/.test(pin), PIN_MESSAGES.digits],
  ]);
