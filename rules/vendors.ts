/** The ports whose vendor a lender may choose, each with the vendors there are: the one that usually serves it first. */
export const VENDOR_CHOICES = {
  mail: ['email-api', 'smtp'],
  text: ['text-api', 'message-requests'],
  valuation: ['appraisal-orders', 'field-assignments'],
} as const;

export type ChosenPort = keyof typeof VENDOR_CHOICES;
export const CHOSEN_PORTS = Object.keys(VENDOR_CHOICES) as [ChosenPort, ...ChosenPort[]];

/** Vendors by port; a port that is left out is served as the installation says. */
export type ChosenVendors = Partial<Readonly<Record<ChosenPort, string>>>;

type Words = {
  readonly [Port in ChosenPort]: {
    readonly port: string;
    readonly vendors: Readonly<Record<(typeof VENDOR_CHOICES)[Port][number], string>>;
  };
};
/** What each of these ports is for, and what each vendor is, for people who choose. */
export const VENDOR_WORDS: Words = {
  mail: { port: 'Email', vendors: { 'email-api': 'A service with an interface of emails', smtp: 'A mail server by SMTP' } },
  text: {
    port: 'Text messages',
    vendors: { 'text-api': 'A service of numbers and messages', 'message-requests': 'A service of message requests' },
  },
  valuation: {
    port: 'Price opinions and appraisals',
    vendors: { 'appraisal-orders': 'A house of appraisal orders', 'field-assignments': 'A network of field assignments' },
  },
};
