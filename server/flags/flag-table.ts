/** One flag: what it is without an override, and whether the page may know of it. Variable values are text. */
export type FlagDefault = {
  readonly enabled: boolean;
  readonly isPublic: boolean;
  readonly variables: Readonly<Record<string, string>>;
  readonly meaning: string;
};

const off = { enabled: false, isPublic: true, variables: {} };
const on = { ...off, enabled: true };

/** Every flag of the product, with its value until somebody sets another. */
export const FLAGS = {
  'fe-heloc-redesign-2025': { ...on, meaning: 'Registration under register-v2; off: the legacy /register' },
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
  'fe-ciam-identity-broker': { ...off, meaning: 'Customers sign in through the identity broker' },
  'fe-portfolio-manager-auth0': { ...off, meaning: 'Agents sign in through the identity broker' },
  'fe-csp-feature-flag-borrower-authentication': { ...off, meaning: 'A signed-in borrower is known to the chat' },
  'fe-webchat-stream': { ...off, meaning: 'Chat with people runs over the stream provider' },
  'fe-relative-url-heloc': { ...on, meaning: 'Links stay on this host' },
  DDP_Pilot: { ...off, isPublic: false, meaning: 'The direct debt payoff pilot takes new applications' },
} as const satisfies Record<string, FlagDefault>;

export type FlagKey = keyof typeof FLAGS;
export const FLAG_KEYS = Object.keys(FLAGS) as FlagKey[];

export function isFlagKey(key: string): key is FlagKey {
  return Object.hasOwn(FLAGS, key);
}
