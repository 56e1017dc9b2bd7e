/** Copy of the page that orders a valuation of the home. */
export const COPY = {
  title: 'Let us value your home',
  intro: (street: string) =>
    `We need more than a computer’s estimate for ${street}. A licensed real estate agent looks at the home from outside and compares it with homes sold nearby.`,
  facts: 'What happens',
  submit: 'Order the valuation',
} as const;

export const FACTS = [
  { term: 'What it costs', main: 'Nothing', note: 'We pay the valuation company.' },
  { term: 'How long it takes', main: '2 to 3 business days', note: 'We email you when the value is here.' },
  {
    term: 'What it means',
    main: 'Your line depends on the value',
    note: 'If it is lower than needed, we show you new offers before you decide.',
  },
] as const;
