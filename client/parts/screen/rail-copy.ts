/** Copy of the rail; apart from `copy.ts`, which is in the first page's code. */

export const SIDE = {
  title: 'Your application',
  label: 'Your progress',
  unit: 'Step',
  line: 'Your application',
  /** What was sent so far is stored: on return, and after a step of this visit. */
  saved: 'Your answers are saved',
  savedAt: (time: string) => `Saved at ${time}`,
  savedShort: 'Saved',
  /** Typed on this page, and not sent: kept in this tab only. */
  unsent: 'Your answers here are not sent yet',
  unsentShort: 'Not sent yet',
} as const;

/** What a signer besides the borrower is called. */
export const SIGNER_ROLES: Readonly<Record<string, string>> = { CO_DEEDER: 'Co-owner', CO_SIGNER: 'Co-signer', SPOUSE: 'Spouse' };

/** Beside the screens of another signer. */
export const SIGNER_SIDE = {
  title: 'Your part',
  home: 'The home',
  asks: 'Asked by',
  role: 'You sign as',
  line: 'Line amount',
  documents: 'Your documents',
  requests: 'What we need from you',
  about: 'What your part is',
} as const;

export const RAIL = {
  offer: 'Your offer',
  years: (term: number) => `${term} years`,
  rate: 'APR of the first draw',
  draw: 'First draw',
  line: 'Line amount',
  property: 'Your property',
  use: 'Use',
  value: 'Estimated value',
  disclosures: 'Review your disclosures',
  officer: (broker: string | null, nmls: string) => `${broker ?? 'Loan officer'}, NMLS ${nmls}`,
  offerNote: (line: string, rate: string) => `${line} at ${rate} APR`,
  call: (name: string) => `Call ${name.split(' ')[0] ?? name}`,
  email: (name: string) => `Email ${name.split(' ')[0] ?? name}`,
} as const;
