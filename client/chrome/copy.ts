/** Copy of the header, footer and error page. */

export const TOP = {
  skip: 'Skip to the form',
  home: (lender: string) => `${lender} home`,
  start: 'Home',
  call: (phone: string) => `Call ${phone}`,
  login: 'Login',
} as const;

export const FALLBACK = {
  title: 'Sorry, looks like we have hit a snag!',
  text: 'Your answers are saved. Try again, or call us and we will help.',
  again: 'Try again',
  dashboard: 'Go to dashboard',
  phone: 'Phone',
  email: 'Email',
  /** The page name sent to tracking. */
  tracked: 'HELOC: Error Fallback',
} as const;

export const NOT_FOUND = {
  title: 'There is no page here',
  text: 'The address may be old or mistyped. Nothing you entered is lost.',
  home: 'Go to the start',
} as const;
