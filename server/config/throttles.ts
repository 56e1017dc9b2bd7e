import type { z } from 'zod';
import { count } from './env-fields.ts';

/** Rate limits: variable, [sandbox, production] figure, and what is counted (quality §3.4). */
export const THROTTLES = {
  signInAccountIp: {
    variable: 'THROTTLE_SIGN_IN_ACCOUNT_IP',
    figures: [1000, 5],
    what: 'sign-ins of one account from one IP address in 60 seconds',
  },
  signInAccount: { variable: 'THROTTLE_SIGN_IN_ACCOUNT', figures: [4000, 20], what: 'sign-ins of one account in 15 minutes' },
  signInIp: { variable: 'THROTTLE_SIGN_IN_IP', figures: [10_000, 50], what: 'sign-ins from one IP address in 15 minutes' },
  signUpEmail: {
    variable: 'THROTTLE_SIGN_UP_EMAIL',
    figures: [1000, 5],
    what: 'registrations of one email address in an hour; those refused because it has an account are not counted',
  },
  signUpIp: { variable: 'THROTTLE_SIGN_UP_IP', figures: [10_000, 20], what: 'registrations from one IP address in an hour' },
  identityAttempts: {
    variable: 'THROTTLE_IDENTITY_ATTEMPTS',
    figures: [1000, 5],
    what: 'SSN or identity attempts of one application in 6 hours',
  },
  waitlistIp: {
    variable: 'THROTTLE_WAITLIST_IP',
    figures: [10_000, 20],
    what: 'entries on the waitlist from one IP address in an hour',
  },
  trackingIp: {
    variable: 'THROTTLE_TRACKING_IP',
    figures: [100_000, 6000],
    what: 'visits and events sent from one IP address in an hour',
  },
  codesIp: {
    variable: 'THROTTLE_CODES_IP',
    figures: [10_000, 20],
    what: 'offer codes, affiliate codes and referrals asked for from one IP address in an hour',
  },
  suggestionsIp: {
    variable: 'THROTTLE_SUGGESTIONS_IP',
    figures: [100_000, 600],
    what: 'address suggestions asked for from one IP address in an hour',
  },
  lenderLinksIp: {
    variable: 'THROTTLE_LENDER_LINKS_IP',
    figures: [10_000, 30],
    what: 'links to set up a lender that open nothing, from one IP address in an hour',
  },
  passwordResetEmail: {
    variable: 'THROTTLE_PASSWORD_RESET_EMAIL',
    figures: [1000, 3],
    what: 'emails with a link for a new password to one address in an hour; further requests are answered alike and send none',
  },
  passwordResetIp: {
    variable: 'THROTTLE_PASSWORD_RESET_IP',
    figures: [10_000, 20],
    what: 'requests for a new password from one IP address in an hour',
  },
  codeMails: { variable: 'THROTTLE_CODE_MAILS', figures: [1000, 6], what: 'codes mailed for one account or draft in an hour' },
  codeMailsTo: {
    variable: 'THROTTLE_CODE_MAILS_TO',
    figures: [1000, 10],
    what: 'codes mailed to one address in an hour for one purpose: to prove an account’s own, to change to it, or to continue a draft',
  },
  codeMailsIp: { variable: 'THROTTLE_CODE_MAILS_IP', figures: [10_000, 30], what: 'codes mailed for one IP address in an hour' },
  accountChanges: { variable: 'THROTTLE_ACCOUNT_CHANGES', figures: [1000, 10], what: 'new passwords or phones of one account in an hour' },
  bankChecks: {
    variable: 'THROTTLE_BANK_CHECKS',
    figures: [1000, 5],
    what: 'bank accounts that one person has checked in 6 hours, to be paid or to pay from; each may cost two small deposits',
  },
  bankChecksIp: {
    variable: 'THROTTLE_BANK_CHECKS_IP',
    figures: [10_000, 20],
    what: 'bank accounts checked for one IP address in a day',
  },
  cardChecks: { variable: 'THROTTLE_CARD_CHECKS', figures: [1000, 8], what: 'cards that one person tried to pay with in 6 hours' },
  cardChecksIp: { variable: 'THROTTLE_CARD_CHECKS_IP', figures: [10_000, 20], what: 'cards tried from one IP address in a day' },
  applications: { variable: 'THROTTLE_APPLICATIONS', figures: [1000, 10], what: 'applications begun by one account in a day' },
  signerMails: { variable: 'THROTTLE_SIGNER_MAILS', figures: [1000, 3], what: 'invitations of one signer sent again in an hour' },
  applicationMails: {
    variable: 'THROTTLE_APPLICATION_MAILS',
    figures: [1000, 10],
    what: 'invitations of signers sent by the borrower of one application in a day',
  },
  changesApplication: {
    variable: 'THROTTLE_CHANGES_APPLICATION',
    figures: [100_000, 300],
    what: 'changes of one application sent to one process in an hour',
  },
  requestsSession: {
    variable: 'THROTTLE_REQUESTS_SESSION',
    figures: [1_000_000, 600],
    what: 'requests of one session to one process in a minute',
  },
  requestsIp: {
    variable: 'THROTTLE_REQUESTS_IP',
    figures: [1_000_000, 300],
    what: 'requests without a session from one IP address to one process in a minute; static files and health checks are not counted',
  },
  waitsSession: {
    variable: 'THROTTLE_WAITS_SESSION',
    figures: [10_000, 6],
    what: 'status requests of one session that wait in one process at the same time',
  },
  waitsIp: {
    variable: 'THROTTLE_WAITS_IP',
    figures: [1_000_000, 200],
    what: 'status requests from one IP address that wait in one process at the same time',
  },
  webhooksIp: {
    variable: 'THROTTLE_WEBHOOKS_IP',
    figures: [10_000, 300],
    what: 'callbacks with an invalid signature from one IP address to one process in an hour',
  },
  secondStep: {
    variable: 'THROTTLE_SECOND_STEP',
    figures: [1000, 10],
    what: 'codes of the second step typed for one account in 15 minutes',
  },
  staffLooks: {
    variable: 'THROTTLE_STAFF_LOOKS',
    figures: [10_000, 120],
    what: 'searches for people and looks at their data by one staff member in an hour',
  },
  staffMails: {
    variable: 'THROTTLE_STAFF_MAILS',
    figures: [1000, 20],
    what: 'changes of access proposed by one administrator in an hour',
  },
  uploads: { variable: 'THROTTLE_UPLOADS', figures: [10_000, 120], what: 'files sent by one account in an hour' },
  brokerIp: {
    variable: 'THROTTLE_BROKER_IP',
    figures: [10_000, 120],
    what: 'sign-ins begun at the embedded broker from one IP address in an hour',
  },
  chatsIp: { variable: 'THROTTLE_CHATS_IP', figures: [10_000, 30], what: 'chats begun from one IP address in an hour' },
  chatMessages: {
    variable: 'THROTTLE_CHAT_MESSAGES',
    figures: [10_000, 120],
    what: 'messages, files and requests of one chat in ten minutes',
  },
  draftsIp: { variable: 'THROTTLE_DRAFTS_IP', figures: [10_000, 60], what: 'drafts begun from one IP address in an hour' },
} as const satisfies Record<
  string,
  { variable: `THROTTLE_${string}`; figures: readonly [sandbox: number, production: number]; what: string }
>;
export type ThrottleName = keyof typeof THROTTLES;
type ThrottleVariable = (typeof THROTTLES)[ThrottleName]['variable'];

/** The variables of the limits, as fields of the environment. */
export function throttleFields() {
  const entries = Object.values(THROTTLES).map(({ variable, figures: [sandbox, production], what }) => [
    variable,
    count(1, 1_000_000).optional().describe(`Most ${what}; ${sandbox} in the sandbox and ${production} in production unless set`),
  ]);
  return Object.fromEntries(entries) as Record<ThrottleVariable, z.ZodOptional<z.ZodCoercedNumber>>;
}
