/** Copy of the list of what is needed from a signer. */
export const COPY = {
  title: 'What we need from you',
  intro: 'Someone on our team waits for these, besides your signature.',
  back: 'Go on where you stopped',
  upload: 'Upload documents',
} as const;
