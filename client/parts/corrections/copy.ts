import type { CORRECTION_STATES, CorrectionKind, Redone } from '@hearthline/journey/corrections.ts';

/** Corrections of answers: what can be corrected, and what accepting a correction has done again. */
export const CORRECTED: Readonly<Record<CorrectionKind, string>> = {
  NAME: 'Your name',
  ADDRESS: 'Your home address',
  INCOME: 'Your income',
  PROPERTY_USE: 'How you use the home',
  OWNERSHIP: 'How you own the home',
};

export const REDONE_COPY: Readonly<Record<Redone, string>> = {
  SUMMARY: 'We prepare the summary of your application again, and you sign it again. Your credit report is not requested again.',
  INCOME: 'You show your income again, as before: by a link or with documents.',
  OFFERS: 'We compute your terms again. Your rate, your payment or the amount we can offer may change, up or down.',
  TITLE: 'The title company searches the records again. That takes about 2 business days.',
  OWNERS: 'Every owner signs the deed, so who signs may change.',
  CLOSING: 'We prepare new closing documents. Signatures on the old ones no longer count, and everyone signs again.',
};

export const CORRECTION = {
  what: 'What you asked us to correct',
  effect: 'What happens if we accept it',
  ask: 'Correct an answer',
  states: {
    OPEN: 'Being checked',
    ACCEPTED: 'Corrected',
    REFUSED: 'Not changed',
    WITHDRAWN: 'Taken back',
  } satisfies Record<(typeof CORRECTION_STATES)[number], string>,
} as const;
