/** Copy of the page while the home is valued or its title searched: what is looked at. */
export const LOOKED_AT = {
  valuation: {
    title: 'What a valuation looks at',
    items: [
      'Homes like yours that were sold nearby in the last months',
      'The size, age and condition of your home, seen from outside',
      'Your street, and how fast homes sell there',
    ],
  },
  title: {
    title: 'What a title search looks at',
    items: [
      'The deed: who owns the home, and how they are named',
      'Mortgages, liens and judgments that are recorded against it',
      'Property taxes, and the legal description of the land',
    ],
  },
} as const;
