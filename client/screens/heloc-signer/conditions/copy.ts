/** Copy of the list of what is needed from a signer. */
export const COPY = {
  title: 'What we need from you',
  intro: 'Our team needs these from you, in addition to your signature.',
  back: 'Continue where you stopped',
  upload: 'Upload documents',
} as const;
