/** Copy of the footer. */

export const FOOTER = {
  nmls: (number: string) => `NMLS ID ${number}`,
  help: 'Help',
  questions: 'Questions and answers',
  housing: 'Equal Housing Lender',
  numbers: 'About these numbers',
  ninetyDays: 'If you bought the home, or its title changed, in the last 90 days, it does not qualify yet.',
  encryption: 'Your data is protected with 256-bit encryption, and we never see or store your bank credentials.',
  licensed: (states: readonly string[]) => {
    const count = states.filter((state) => state !== 'DC').length;
    return `Licensed in ${count} ${count === 1 ? 'state' : 'states'}${states.includes('DC') ? ' and the District of Columbia' : ''}`;
  },
  legal: 'Legal',
  privacy: 'Privacy',
  communications: 'Electronic communications',
  licenses: 'Licenses',
} as const;
