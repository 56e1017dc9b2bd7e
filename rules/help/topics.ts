/** The topics of the help articles, in the order in which their index shows them. */
export const HELP_TOPICS = {
  applying: 'Applying',
  eligibility: 'Who can get a line',
  offers: 'Offers, rates and fees',
  credit: 'Credit',
  income: 'Income',
  identity: 'Your identity',
  accounts: 'Bank accounts',
  owners: 'Owners and other signers',
  home: 'Value, title and loans on the home',
  insurance: 'Insurance and flood',
  documents: 'Documents and requests',
  signing: 'Signing and the notary',
  funding: 'Days to cancel, recording and money',
  line: 'Your open line',
  ending: 'Declined, paused or withdrawn',
  security: 'Account and sign-in',
  privacy: 'Privacy',
  places: 'States and special lines',
  contact: 'Reaching us',
} as const;

export type HelpTopic = keyof typeof HELP_TOPICS;

export const isHelpTopic = (name: string): name is HelpTopic => Object.hasOwn(HELP_TOPICS, name);
