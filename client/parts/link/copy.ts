/** Copy of a link to a bank, payroll or tax service: why it was not made, and what to do. */
export const LINK = {
  opening: 'Opening',
  notLinked: 'Nothing was linked',
  leaving: 'You continue on the service’s own page and come back here.',
} as const;

/** By the vendor's code. */
const EXITS: Readonly<Record<string, string>> = {
  USER_EXIT: 'You left before the link was finished. Nothing was shared. Start again whenever you like, or choose another way.',
  ITEM_LOCKED: 'Your account there is locked. Unlock it at the bank, then link it again, or choose another way.',
  ACCOUNT_LOCKED: 'Your account there is locked. Unlock it there, then link it again, or choose another way.',
  INVALID_CREDENTIALS: 'The user name or password was not accepted. Try again, or choose another way.',
  INVALID_MFA: 'The code was not accepted. Try again with a new code, or choose another way.',
  INSTITUTION_DOWN: 'That bank’s service is down right now. Try again later, link another bank, or choose another way.',
  INSTITUTION_NOT_RESPONDING: 'That bank does not respond right now. Try again later, link another bank, or choose another way.',
  UNAVAILABLE: 'That service is down right now. Try again later, or choose another way.',
  USER_SETUP_REQUIRED: 'Your bank needs you to finish setting up online access first. Do that at the bank, or choose another way.',
  NO_ACCOUNTS: 'There is no checking or savings account in that sign-in. Link another bank, or choose another way.',
  PRODUCTS_NOT_SUPPORTED: 'That bank cannot share what we need. Link another bank, or choose another way.',
  WIDGET_NOT_LOADED: 'The service’s page could not be loaded. Check your connection and any pop-up blocker, then try again.',
  EXPIRED: 'This link has expired. Nothing was shared. Start it again.',
  UNFINISHED: 'We did not hear back that the link was finished. Nothing was shared. Start it again, or choose another way.',
};
const ANY_EXIT = 'The service ended the link without a reason. Nothing was shared. Try again, or choose another way.';

/** Why a link was not made, as a sentence. */
export const exitSentence = (code: string): string => EXITS[code] ?? ANY_EXIT;
