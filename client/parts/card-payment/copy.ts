/** Copy around the card vendor's own field. */
export const CARD = {
  label: 'Card',
  hint: 'You type your card into a field of our card service. Its number never reaches us.',
  frame: 'Card details',
  loading: 'Getting the card field',
  failed: 'The card field did not load',
  failedText: 'Check your connection and try again. Nothing was charged.',
  again: 'Try again',
} as const;
