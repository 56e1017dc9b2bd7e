/**
 * One flag: its default, and whether the page may know of it. Variable values are text. `for`: a lender's flag has one value for everyone of a
 * lender, whatever a provider outside would answer for single visitors, because it decides consents, rules, who signs in how, or what a page is;
 * a visitor's flag may be given to some of them first.
 */
export type FlagDefault = {
  readonly enabled: boolean;
  readonly isPublic: boolean;
  readonly for: 'lender' | 'visitor';
  readonly variables: Readonly<Record<string, string>>;
  readonly meaning: string;
};

const off = { enabled: false, isPublic: true, for: 'lender', variables: {} } as const;
const on = { ...off, enabled: true } as const;

/** Every flag of the product with its default. */
export const FLAGS = {
  'fe-heloc-redesign-2025': { ...on, for: 'visitor', meaning: 'Registration under register-v2; off: the legacy /register' },
  'fe-heloc-heloc-ny-modal': { ...on, meaning: 'A New York home on another site, or the reverse, opens the New York modal' },
  'fe-heloc-ny-fcra': { ...off, meaning: 'New York applications carry the soft-credit consent at once' },
  'fe-heloc-disaster-zips': {
    ...off,
    variables: { zips: '' },
    meaning: 'Zips whose homes need an inspection after a disaster, separated by commas',
  },
  'fe-heloc-maintenance': {
    ...off,
    variables: {
      routes: '*',
      pageTitle: 'Scheduled Maintenance',
      message: 'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
      shouldShowDashboardLink: 'false',
    },
    meaning: 'The listed routes, by prefix below the base, show the maintenance page; * is all of them',
  },
  'fe-heloc-direct-debt-payoff': { ...off, meaning: 'Debts are paid to their creditors directly' },
  'fe-heloc-sms-transactional-consent': { ...on, meaning: 'The second texting consent is asked' },
  'fe-heloc-leave-survey': { ...on, isPublic: false, meaning: 'Borrowers who log out in the middle of a step are asked why they leave' },
  'fe-ciam-identity-broker': { ...off, meaning: 'Customers sign in through the identity broker' },
  'fe-portfolio-manager-auth0': { ...off, meaning: 'Agents sign in through the identity broker' },
  'fe-heloc-broker': {
    ...off,
    for: 'visitor',
    meaning: 'The menus take who is signed in for a broker where the identity service does not say; what they may read, the server decides',
  },
  'fe-csp-feature-flag-borrower-authentication': { ...on, for: 'visitor', meaning: 'A signed-in borrower is known to the chat' },
  'fe-webchat-stream': { ...off, for: 'visitor', meaning: 'Chat with people runs over the stream provider' },
  'fe-relative-url-heloc': { ...on, meaning: 'Pages call the API by paths of their own host; off: at the address of the lender’s site' },
  DDP_Pilot: { ...off, isPublic: false, meaning: 'The direct debt payoff pilot takes new applications' },
} as const satisfies Record<string, FlagDefault>;

export type FlagKey = keyof typeof FLAGS;
export const FLAG_KEYS = Object.keys(FLAGS) as FlagKey[];

export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(FLAGS, key);
