/** Copy of the page with help while signing. */
export const COPY = {
  title: 'Help while you sign',
  intro: 'Your place is saved. Call us with any question about your documents: we read them with you.',
  call: 'Call us',
  write: 'Write to us',
  hours: 'When we answer the phone',
  yours: (zone: string) => `In your time (${zone})`,
  theirs: (zone: string) => `In the lender’s time (${zone})`,
  loading: 'Loading our hours',
  noHours: 'Our hours are not here now. Call us, or write to us at any time.',
  ask: 'What we are asked most',
  questions: [
    {
      question: 'Can I stop and continue later?',
      answer: 'Yes. What you read and where you signed is saved. Continue here, also on another device.',
    },
    {
      question: 'A figure or a name is wrong. What do I do?',
      answer: 'Do not sign. Call us. We correct it, and you get new documents to read.',
    },
    {
      question: 'I cannot draw my signature.',
      answer: 'Type your name instead. It counts the same.',
    },
    {
      question: 'Do I have to share my location?',
      answer: 'No. We note that you said no, and you can still sign.',
    },
    {
      question: 'Can I still change my mind after I sign?',
      answer: 'On the home you live in, you have three business days to cancel, for any reason, at no cost.',
    },
  ],
  back: 'Back to signing',
} as const;
