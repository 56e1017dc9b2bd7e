/** Copy of a signer's list of documents. */
export const COPY = {
  title: 'Your documents',
  intro: 'What you sign, have signed and were given, to read and keep. Printed copies are free: call us.',
  loading: 'Loading your documents',
  back: 'Continue where you stopped',
} as const;
