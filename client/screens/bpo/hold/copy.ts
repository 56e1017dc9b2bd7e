/** Copy of the page while the home is valued or its title searched. */
export const COPY = {
  documents: 'What we need from you',
  send: 'Send the document',
  sendNote: 'Your deed, or your last title policy',
} as const;
