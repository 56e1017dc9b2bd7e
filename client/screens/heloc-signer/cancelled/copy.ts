/** Copy of the page after the application of a signer has ended. */
export const COPY = {
  REFUSED: {
    title: 'You chose not to sign',
    intro: 'The application has ended, and the line is not opened.',
    facts: [
      { term: 'What you owe', main: 'Nothing' },
      { term: 'The home', main: 'No lien is recorded', note: 'Nothing about the home has changed.' },
    ],
  },
  RESCINDED: {
    title: 'The line was canceled',
    intro: 'An owner canceled the line. That ends it for everyone who signed.',
    facts: [
      { term: 'What anyone owes', main: 'Nothing', note: 'No interest and no fees either. What was paid is returned.' },
      { term: 'The home', main: 'The lender’s claim is void', note: 'It is released within 20 days.' },
    ],
  },
  OTHER: {
    title: 'This application has ended',
    intro: 'Your signature is no longer needed. The person who asked you can tell you more; we may not.',
    facts: [
      { term: 'What you do', main: 'Nothing' },
      { term: 'What you owe', main: 'Nothing', note: 'The line was not opened.' },
    ],
  },
  documents: 'Your documents',
} as const;
