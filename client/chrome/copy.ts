/** Sentences of the chrome: header, footer, error page. */

export const TOP = {
  skip: 'Skip to the form',
  home: (lender: string) => `${lender} home`,
  call: (phone: string) => `Call ${phone}`,
  login: 'Login',
  logout: 'Log out',
  dashboard: 'Dashboard',
} as const;

export const FOOTER = {
  nmls: (number: string) => `NMLS ID ${number}`,
  help: 'Help',
  housing: 'Equal Housing Lender',
  numbers: 'About these numbers',
  ninetyDays: 'If you bought the home, or its title changed, in the last 90 days, it does not qualify yet.',
  encryption: 'Your data is protected with 256-bit encryption, and we never see or store your bank credentials.',
  licensed: (count: number) => `Licensed in ${count} ${count === 1 ? 'state' : 'states'}`,
  legal: 'Legal',
  privacy: 'Privacy',
  communications: 'Electronic communications',
  licenses: 'Licenses',
} as const;

export const FALLBACK = {
  title: 'Sorry, looks like we have hit a snag!',
  text: 'Your answers are saved. Try again, or call us and we look at it together.',
  again: 'Try again',
  dashboard: 'Go to dashboard',
  phone: 'Phone',
  email: 'Email',
  /** The name the page is tracked under. */
  tracked: 'HELOC: Error Fallback',
} as const;

export const NOT_FOUND = {
  title: 'There is no page here',
  text: 'The address may be old or mistyped. Nothing you entered is lost.',
  home: 'Go to the start',
} as const;

/** Shown one after another while a file is prequalified. */
export const LOADER = {
  label: 'Prequalification',
  messages: [
    'Creating your account',
    'Pulling your soft credit',
    'Locating your property',
    'Determining property value',
    'Determining your eligibility',
    'Calculating your offers',
    'Generating your quote',
  ],
  note: 'This takes about a minute. You can leave this page open.',
} as const;
