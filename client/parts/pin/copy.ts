/** Copy of the PIN that a credit bureau gave with a freeze. */
export const PIN = {
  label: 'Freeze PIN',
  required: 'Enter the PIN the bureau gave you',
  digits: 'Use 4 to 10 digits, for example 1234567890',
} as const;
