import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { AccessChange } from '@hearthline/contract/desk/staff.ts';
import type { CorrectionKind } from '@hearthline/journey/corrections.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { AccountRole, VALUATION_PRODUCTS } from '@hearthline/journey/facts/verification.ts';
import type { Debt } from '@hearthline/journey/facts/parts.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { Delivery } from '@hearthline/rules/regulation/esign.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { OfferedInstead } from '@hearthline/rules/offers/instead.ts';

/** What the owner of an account is told: when it was done, from which device, and the page where a password is set anew. */
type AccountChange = { readonly when: string; readonly device: string; readonly path: string };

/** To the borrower or another signer; `path` is the path of the person's own page, absent for the borrower. */
type ToOwner = { readonly path?: string };

/** A change of access at the desk, as those who decide on access are told of it. */
export type AccessNews = {
  readonly event: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'SUSPENDED' | 'COMMAND';
  readonly change: AccessChange | null;
  /** Whose access, and the role after the change. */
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Names of who did it, or proposed it, and of who decided. */
  readonly by: string;
  readonly second: string;
  readonly path: string;
};
/** What became of a domain of the lender's own. */
export type DomainEvent = 'SERVED' | 'MISSING' | 'STOPPED';
/** What a member of staff changed of their own sign-in. */
export type StaffSignInChange = 'PASSWORD' | 'RECOVERY_CODES' | 'PASSKEY_ADDED' | 'PASSKEY_REMOVED';

/** `wallet`: the address at the exchange that the money was for; absent where a bank account is meant. */
type OfWallet = { readonly wallet?: string };

/** The data each message to a borrower is rendered with. Days as yyyy-MM-dd, amounts in dollars. */
export type NotificationData = {
  OFFERS_READY: object;
  /** A wait ended: what was done and what comes next, each a sentence. */
  STEP_DONE: { readonly done: string; readonly next: string };
  CREDIT_FILE_NOT_FOUND: object;
  /** `hasAlert`: the credit file asks lenders to call; false for any other review of the identity, which is not named. */
  IDENTITY_CALL: { readonly hasAlert: boolean };
  /** These three go to the person who is asked. */
  CONDITION_ADDED: ToOwner & { readonly title: string; readonly description: string };
  CONDITION_REJECTED: ToOwner & { readonly title: string; readonly reason: string };
  /** `isWaived`: we do without it. */
  CONDITION_CLEARED: ToOwner & { readonly title: string; readonly open: number; readonly isWaived?: true };
  /** `offer`: what the notice names first; null in older facts. */
  COUNTEROFFER: { readonly until: IsoDate; readonly offer: OfferedInstead | null };
  REVISED_OFFERS: { readonly offer: OfferedInstead | null };
  VALUATION_ORDERED: { readonly by: string; readonly expected: IsoDate };
  FLOOD_NOTICE: object;
  TEXAS_WAIT: { readonly closing: IsoDate };
  COPY_WAIT: { readonly closing: IsoDate };
  SIGNING_READY: object;
  /**
   * To a co-owner or co-signer; `path` is the path of their invitation, `home` the address in the county's records, null when none is known. `owes`: they
   * borrow too. `lender` with its license, `site` and `phone`: what the email can be checked by.
   */
  SIGNER_INVITED: {
    readonly primary: string;
    readonly home: string | null;
    readonly owes: boolean;
    readonly lender: string;
    readonly site: string;
    readonly phone: string;
    readonly path: string;
  };
  /** To the borrower of an application that a loan officer started; `path` is the path of the invitation, `officer` null when none is known. */
  INQUIRY_INVITED: { readonly officer: string | null; readonly path: string };
  /** `path` carries the secret link of the email. */
  PASSWORD_RESET: { readonly path: string };
  /** To a member of the lender's staff; `path` carries the secret link. */
  STAFF_LINK: { readonly path: string };
  /** `code`: six digits. */
  EMAIL_CODE: { readonly code: string; readonly path: string };
  DRAFT_CODE: { readonly code: string; readonly path: string };
  /** To an address that has an account, when another account asks for it; `path` is the path of the sign-in. */
  EMAIL_TAKEN: { readonly path: string };
  /** To the address of a chat whose person asked for the answer by email: the first name of who answers, what they wrote, and the page with the chat. */
  CHAT_ANSWER: { readonly name: string; readonly answer: string; readonly path: string };
  /** To the earlier address. */
  EMAIL_CHANGED: AccountChange;
  /** To the address on file: staff were asked to change `what`, such as "email address", and it takes effect at `when`; `path` carries the secret link that stops it. */
  IDENTITY_CHANGE_WAITS: { readonly what: string; readonly when: string; readonly path: string };
  ACCOUNT_OPENED: AccountChange;
  PASSWORD_CHANGED: AccountChange;
  PASSWORD_EXPIRED: AccountChange;
  /** To every administrator and member of compliance of the lender but the one who did it. */
  STAFF_ACCESS: AccessNews;
  /** To the same people. `until`: when it is served no longer, in words; empty but for MISSING. */
  STAFF_DOMAIN: { readonly event: DomainEvent; readonly domain: string; readonly until: string; readonly path: string };
  STAFF_SIGN_IN_CHANGED: { readonly what: StaffSignInChange; readonly path: string };
  TWO_STEP_ON: AccountChange;
  TWO_STEP_OFF: AccountChange;
  PASSKEY_ADDED: AccountChange;
  PASSKEY_REMOVED: AccountChange;
  RECOVERY_CODES_REPLACED: AccountChange;
  PHONE_CHANGED: AccountChange;
  NAME_CHANGED: AccountChange;
  /** `device`: such as "Firefox on Windows". */
  NEW_DEVICE: AccountChange;
  /** To a signer whose documents or credit staff have reviewed; `path` is the path of their sign-in. */
  SIGNER_CLEARED: { readonly path: string };
  /** To a signer who has not signed; `path` is the path of their sign-in. */
  SIGNER_REMINDER: { readonly primary: string; readonly isSignedIn: boolean; readonly path: string };
  /** To another signer, once a notary can meet them; `path` is the path of their own page, `hours` those of notaries at the home. */
  SIGNER_NOTARY: { readonly primary: string; readonly hours: string; readonly path: string };
  SIGNER_DONE: { readonly signer: string; readonly left: number };
  SIGNER_REFUSED: { readonly signer: string };
  NOTARY_READY: object;
  /** `when` is in the borrower's time zone, such as "Tuesday, November 24, 10:00 AM". */
  NOTARY_TIME: { readonly when: string; readonly place: string };
  NOTARY_MISSED: object;
  /** The times that were proposed passed without a confirmation. */
  NOTARY_UNCONFIRMED: object;
  INSURANCE_REJECTED: { readonly reason: string };
  RESCISSION_STARTED: ToOwner & { readonly endsOn: IsoDate; readonly fundsFrom: IsoDate };
  /** `mailUntil`: the last day of the wait for mail, where an owner does not confirm. */
  NON_RESCISSION_ASKED: ToOwner & { readonly mailUntil: IsoDate };
  RESCISSION_ENDED: ToOwner & { readonly expected: IsoDate };
  RESCINDED: ToOwner & { readonly refundBy: IsoDate };
  RESCISSION_UNWOUND: ToOwner;
  /**
   * `mask` and `before`: last four digits of the account and of the one it replaces; `when` and `until` in the home's time zone, with its zone;
   * `until`: before then nothing is sent to a changed account.
   */
  ACCOUNT_GIVEN: {
    readonly role: AccountRole;
    readonly mask: string;
    readonly before: string | null;
    readonly isRefused: boolean;
    readonly when: string;
    readonly until: string | null;
  };
  /** Staff did not accept the account; the borrower gives another. */
  ACCOUNT_REFUSED: { readonly mask: string };
  /** `mask`: last four digits of the account. */
  DEPOSITS_ARRIVED: { readonly mask: string };
  /** `mask`: null when the exchange sent the money back, or did not take it. */
  PAYMENT_RETURNED: { readonly mask: string | null } & OfWallet;
  WALLET_REFUSED: object;
  /** `creditor`: such as "the lender of your car loan". */
  PAYOFF_SENT: { readonly creditor: string };
  PAYOFF_DROPPED: { readonly creditor: string };
  /** `mask`: last four digits of the account, null when the money went to the exchange of a crypto-backed line. */
  FUNDED: { readonly amount: number; readonly mask: string | null; readonly firstPayment: IsoDate } & OfWallet;
  DECLINED: { readonly noticeBy: IsoDate };
  /** Documents were posted in the account; `path` is where they are. */
  DOCUMENTS_POSTED: { readonly titles: readonly string[]; readonly path: string };
  /** The adverse action notice, with its reasons, is among the documents, or on its way on paper. */
  NOTICE_SENT: { readonly how?: Delivery };
  /** `noticeBy`: the day of the notice with the reasons, where the lender refused; null where none is due. */
  CANCELLED: { readonly by: 'BORROWER' | 'LENDER'; readonly noticeBy: IsoDate | null };
  /** What was paid by card for an appraisal that was not made, dollars. */
  APPRAISAL_REFUNDED: { readonly amount: number };
  /** `what`: the answer, such as "your income"; `next`: what the borrower does now, as a sentence. */
  CORRECTION_ACCEPTED: { readonly what: string; readonly next: string };
  CORRECTION_REFUSED: { readonly what: string; readonly reason: string };
  INCOMPLETE: { readonly respondBy: IsoDate; readonly missing: readonly string[] };
  /** Days the borrower has been away: 1, 3, 7, 14 or 21; `step` is the open step, such as "link your payroll account". */
  REMINDER: { readonly day: number; readonly step: string; readonly closesOn: IsoDate | null };
};
export type NotificationKind = keyof NotificationData;

/** A message kind and its data. */
export type Message = { [K in NotificationKind]: { readonly kind: K; readonly data: NotificationData[K] } }[NotificationKind];

/** Link of a message's button, below the application's address; null: no button. */
type LinkPath = string | null;

export type MessageTemplate<D> = {
  readonly subject: string | ((data: D) => string);
  readonly lines: (data: D) => readonly string[];
  /** The text message without the lender's name, which is put in front; null: no text message. */
  readonly text: ((data: D) => string) | null;
  readonly button: string | null;
  readonly link: LinkPath | ((data: D) => LinkPath);
};

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
const day = (date: string): string => DAY.format(new Date(`${date}T12:00:00Z`));
const HOME = '';
/** What an account is for. */
const FOR: Readonly<Record<AccountRole, string>> = { DISBURSEMENT: 'for your money', AUTOPAY: 'for your payments' };
const ownPage = ({ path }: ToOwner): string => path ?? 'complete';
/** Words for the account that gets the money: `mask` is null at the exchange of a crypto-backed line. */
const paidTo = (mask: string | null): string => (mask === null ? 'your account at the exchange' : `your account ending in ${mask}`);
const refusedBy = (mask: string | null): string => (mask === null ? 'The exchange' : `Your account ending in ${mask}`);
const addOf = (mask: string | null): string => (mask === null ? 'Add a bank account in your name' : 'Add another account');

/** The terms of an offer that was not asked for: 12 CFR 1002.9(a)(1)(iv). The rest of them, and the reasons, are in the notice. */
const stated = (offer: OfferedInstead | null): readonly string[] =>
  offer === null
    ? []
    : [
        `We offer a line of ${formatMoney(offer.line)}: a first draw of ${formatMoney(offer.draw)} over ${offer.term} years at an APR of ${offer.apr.toFixed(2)}%, with an origination fee of ${formatMoney(offer.originationFee)} and a payment of ${formatMoney(offer.payment)} a month.`,
        'Our notice has the other terms you can choose, and our reasons. It is among your documents, or on its way by mail.',
      ];

const roleWords = (role: StaffRole): string => (role === 'admin' ? 'administrator' : role);
/** What a change of access does, after "to". */
const ACCESS_WORDS: Readonly<Record<AccessChange, (about: AccessNews) => string>> = {
  INVITED: ({ name, email, role }) => `invite ${name} (${email}) in the role ${roleWords(role)}`,
  ROLE: ({ name, role }) => `give ${name} the role ${roleWords(role)}`,
  RESTORED: ({ name }) => `end the suspension of ${name}`,
  RESET: ({ name }) => `let ${name} set a new password and authenticator app`,
  AUTHORITY: ({ name }) => `change what ${name} may decide alone`,
};
const accessWords = (about: AccessNews): string => (about.change === null ? '' : ACCESS_WORDS[about.change](about));
const ACCESS: Readonly<Record<AccessNews['event'], { readonly subject: string; readonly line: (about: AccessNews) => string }>> = {
  PROPOSED: {
    subject: 'A change of access waits for approval',
    line: (about) =>
      `${about.by} proposes to ${accessWords(about)}. Nothing has changed. Another administrator or a member of compliance approves or refuses it within seven days.`,
  },
  APPROVED: {
    subject: 'Access to the desk was changed',
    line: (about) => `${about.by} proposed to ${accessWords(about)}. ${about.second} approved it, and it is done.`,
  },
  REFUSED: {
    subject: 'A change of access was refused',
    line: (about) => `${about.by} proposed to ${accessWords(about)}. ${about.second} refused it. Nothing has changed.`,
  },
  WITHDRAWN: {
    subject: 'A change of access was taken back',
    line: (about) => `${about.by} proposed to ${accessWords(about)}, and took it back. Nothing has changed.`,
  },
  SUSPENDED: {
    subject: 'A colleague was suspended',
    line: ({ name, by }) => `${by} suspended ${name}. Their sessions at the desk have ended, and they cannot sign in.`,
  },
  COMMAND: {
    subject: 'Access to the desk was given on the server',
    line: ({ name, email, role }) =>
      `The command on the server gave ${name} (${email}) the role ${roleWords(role)}. No colleague approved it at the desk.`,
  },
};

const NOT_YOU = 'If this was not you, set a new password now. It ends every session, wherever it is. Then call us.';
/** An email about the account itself; nobody can unsubscribe from it. */
const STAFF_SIGN_IN: Readonly<Record<StaffSignInChange, { readonly subject: string; readonly line: string }>> = {
  PASSWORD: {
    subject: 'Your password for the desk was changed',
    line: 'The password of your account at the desk was changed. Your other sessions have ended.',
  },
  RECOVERY_CODES: {
    subject: 'You have new recovery codes for the desk',
    line: 'New recovery codes were made for your account at the desk. Earlier ones no longer work.',
  },
  PASSKEY_ADDED: {
    subject: 'A passkey was added to your account at the desk',
    line: 'A new passkey opens your account at the desk, without password and code.',
  },
  PASSKEY_REMOVED: {
    subject: 'A passkey was removed from your account at the desk',
    line: 'A passkey of your account at the desk was removed. It no longer opens the account.',
  },
};
/** An email about a domain of the lender's own, to those who keep it. */
const DOMAIN: Readonly<
  Record<
    DomainEvent,
    {
      readonly subject: (domain: string) => string;
      readonly lines: (about: { readonly domain: string; readonly until: string }) => readonly string[];
    }
  >
> = {
  SERVED: {
    subject: (domain) => `Borrowers reach you at ${domain}`,
    lines: ({ domain }) => [
      `The DNS record of ${domain} was found: your site is served there.`,
      'Leave the record in place, because it is looked for every day. Links in messages lead there once two of you make it the main address.',
    ],
  },
  MISSING: {
    subject: (domain) => `The DNS record of ${domain} is gone`,
    lines: ({ domain, until }) => [
      `The DNS record that proves that ${domain} is yours is no longer there. Your site is served there until ${until}, and not after it unless the record is back.`,
      'Ask the people who keep your DNS to place it again. The record is at the desk.',
    ],
  },
  STOPPED: {
    subject: (domain) => `Your site is no longer served at ${domain}`,
    lines: ({ domain }) => [
      `The DNS record of ${domain} was gone for 72 hours, so your site is not served there any more. Links in messages lead to your other address.`,
      'Place the record again and check it at the desk: your site is served there again at once.',
    ],
  },
};
const accountMail = (subject: string, line: (change: AccountChange) => string, wasNotYou = NOT_YOU): MessageTemplate<AccountChange> => ({
  subject,
  lines: (change) => [line(change), wasNotYou],
  text: null,
  button: 'Set a new password',
  link: ({ path }) => path,
});

/** The copy of every message: who acts, by when, and what happens next. */
export const MESSAGE_COPY: { readonly [K in NotificationKind]: MessageTemplate<NotificationData[K]> } = {
  OFFERS_READY: {
    subject: 'Your offers are ready',
    lines: () => ['We have finished our checks. See your offers and choose one.', 'They hold for 30 days.'],
    text: () => 'Your offers are ready. Log in to choose one.',
    button: 'See your offers',
    link: HOME,
  },
  STEP_DONE: {
    subject: ({ done }) => done.replace(/\.$/, ''),
    lines: ({ done, next }) => [done, next],
    text: ({ next }) => next,
    button: 'Continue',
    link: HOME,
  },
  CREDIT_FILE_NOT_FOUND: {
    subject: 'We could not find your credit file',
    lines: () => ['Our team reviews it. You do not have to do anything now.', 'We write to you within two business days.'],
    text: null,
    button: null,
    link: null,
  },
  IDENTITY_CALL: {
    subject: 'We have to verify your identity',
    lines: ({ hasAlert }) =>
      hasAlert
        ? [
            'Your credit file carries an alert. It asks lenders to call you before they continue.',
            'We call you at the number in the alert, on the next business day at the latest.',
          ]
        : [
            'A person on our team verifies your identity before we continue, usually within 1 business day.',
            'We call you if we need something.',
          ],
    text: null,
    button: null,
    link: null,
  },
  CONDITION_ADDED: {
    subject: ({ title }) => title,
    lines: ({ description }) => [description, 'We continue as soon as we have it.'],
    text: ({ title }) => `We need something from you: ${title}.`,
    button: 'See what we need',
    link: ({ path }) => path ?? 'conditions',
  },
  CONDITION_REJECTED: {
    subject: ({ title }) => `Please send it again: ${title}`,
    lines: ({ reason }) => ['We could not use what you sent.', reason, 'Send it again and we can continue.'],
    text: ({ title }) => `We could not use what you sent (${title}). Log in to see why.`,
    button: 'Send it again',
    link: ({ path }) => path ?? 'conditions',
  },
  CONDITION_CLEARED: {
    subject: ({ title }) => `Done: ${title}`,
    lines: ({ open, isWaived }) => [
      isWaived ? 'We do not need this any more. You have nothing to do.' : 'We checked what you sent, and it is right. Thank you.',
      open === 0 ? 'Nothing else is open. We continue now.' : `Still open: ${open}.`,
    ],
    text: null,
    button: 'Continue',
    link: ({ path }) => path ?? HOME,
  },
  COUNTEROFFER: {
    subject: 'We can make you another offer',
    lines: ({ until, offer }) => [
      'We cannot give you the line you asked for. We can give you another one.',
      ...stated(offer),
      `You can accept it until ${day(until)}. After that day your application is closed.`,
    ],
    text: ({ until }) => `We can make you another offer. See it by ${day(until)}.`,
    button: 'See the offer',
    link: HOME,
  },
  REVISED_OFFERS: {
    subject: 'Your offers have changed',
    lines: ({ offer }) => [
      'What we verified differs from what you told us, so your offers changed.',
      ...stated(offer),
      'Please choose again. Nothing is signed yet.',
    ],
    text: () => 'Your offers have changed. Log in to choose again.',
    button: 'Choose again',
    link: HOME,
  },
  VALUATION_ORDERED: {
    subject: 'Your home valuation has been ordered',
    lines: ({ by, expected }) => [
      `${by} visits your home or looks at it from outside.`,
      `We expect the value by ${day(expected)}. You do not need to do anything else.`,
    ],
    text: null,
    button: null,
    link: null,
  },
  FLOOD_NOTICE: {
    subject: 'Your home is in a flood hazard area',
    lines: () => [
      'The map of the Federal Emergency Management Agency shows your home in a flood hazard area. Read the notice and confirm it.',
      'You need flood insurance before we can close.',
    ],
    text: () => 'Please read and confirm the flood notice for your home.',
    button: 'Read the notice',
    link: HOME,
  },
  TEXAS_WAIT: {
    subject: 'Your closing date',
    lines: ({ closing }) => [
      'Texas law requires 12 days between your application and the closing.',
      `You can close on ${day(closing)} at the earliest. We set up the visit to the title office with you.`,
    ],
    text: ({ closing }) => `You can close on ${day(closing)} at the earliest.`,
    button: null,
    link: null,
  },
  COPY_WAIT: {
    subject: 'The first day you can sign',
    lines: ({ closing }) => [
      'Your line will be the first lien on your home. By law, you get a copy of the home’s valuation at least three business days before you sign.',
      `You can sign from ${day(closing)}. The copy is with your documents.`,
    ],
    text: ({ closing }) => `You can sign from ${day(closing)}.`,
    button: null,
    link: null,
  },
  SIGNING_READY: {
    subject: 'Your documents are ready to sign',
    lines: () => ['Read and sign them online. It takes about 15 minutes.', 'After signing you meet the notary by video.'],
    text: () => 'Your documents are ready to sign.',
    button: 'Read and sign',
    link: HOME,
  },
  SIGNER_INVITED: {
    // No word of a sender's choice: the person who names a signer chooses where this is sent.
    subject: ({ home }) => `Your signature is needed for ${home ?? 'a home equity line'}`,
    lines: ({ primary, owes, lender, site, phone }) => [
      `We are ${lender}, a lender. ${primary} applied with us for a home equity line on a home that you own or share.`,
      owes
        ? `You sign for the line too: you owe it together with ${primary}. Your home secures it.`
        : 'You borrow nothing and you owe nothing. But the home secures the line, so it needs your signature too.',
      'You verify your identity, read the documents and sign. It takes about 20 minutes. The invitation is valid for 14 days.',
      `How to check that this email is real: ask ${primary}, or call us at ${phone}. The link below leads to ${site}. We never ask for a password or a payment by email.`,
    ],
    text: () => 'Your signature is needed for a home equity line. See your email.',
    button: 'Begin',
    link: ({ path }) => path,
  },
  SIGNER_CLEARED: {
    subject: 'You can sign now',
    lines: () => ['Our team has reviewed what you sent. Nothing more is needed: read the documents and sign.'],
    text: null,
    button: 'Log in and sign',
    link: ({ path }) => path,
  },
  SIGNER_REMINDER: {
    subject: () => 'Your signature is still needed',
    lines: ({ primary, isSignedIn }) => [
      `${primary} applied for a home equity line on a home that you own or share. Your signature is still missing.`,
      isSignedIn
        ? 'What you have done so far is saved. Log in to continue.'
        : 'Use the link of the invitation we sent you. If it has expired, ask for a new one.',
    ],
    text: null,
    button: 'Log in',
    link: ({ path }) => path,
  },
  SIGNER_NOTARY: {
    subject: 'A notary is ready for you',
    lines: ({ primary, hours }) => [
      `${primary} applied for a home equity line on a home that you own or share. One signature of yours is left, before a notary by video.`,
      `Have your ID, a camera and a quiet place ready. It takes about 20 minutes, Monday to Saturday, ${hours}, but not on public holidays.`,
      'Your page leads to your session. Nobody else can open it.',
    ],
    text: null,
    button: 'Meet the notary',
    link: ({ path }) => path,
  },
  INQUIRY_INVITED: {
    subject: 'Your application is ready for you',
    lines: ({ officer }) => [
      officer === null
        ? 'Your loan officer started an application for a home equity line with you.'
        : `${officer}, your loan officer, started an application for a home equity line with you.`,
      'Set a password, read what was filled in, and confirm that it is right. We decide nothing before you do. The invitation is valid for 14 days and works once.',
    ],
    text: null,
    button: 'Review my application',
    link: ({ path }) => path,
  },
  ACCOUNT_OPENED: accountMail(
    'Your account is open',
    ({ when }) => `An account was opened with this email address on ${when}.`,
    'If this was not you, someone used your address. Set a password of your own: it ends their sessions and makes the account yours.',
  ),
  EMAIL_CODE: {
    subject: 'Your code to confirm this email address',
    lines: ({ code }) => [
      `Your code is ${code}. It is valid for 15 minutes and works once.`,
      'Type it only on our page. Nobody who works for us asks for it.',
      'If you did not ask for a code, ignore this email.',
    ],
    text: null,
    button: 'Back to your application',
    link: ({ path }) => path,
  },
  DRAFT_CODE: {
    subject: 'Your code to continue your answers',
    lines: ({ code }) => [
      `Your code is ${code}. It is valid for 15 minutes and works once.`,
      'Type it only on our page, where you continue the answers that you began on another device. Nobody who works for us asks for it.',
      'If you did not ask for a code, ignore this email. If it comes again, tell us.',
    ],
    text: null,
    button: 'Contact us',
    link: ({ path }) => path,
  },
  EMAIL_TAKEN: {
    subject: 'This address already has an account',
    lines: () => [
      'Someone who is logged in to another account asked to use this email address for it. It has an account of its own, so nothing was changed.',
      'If it was you, log in with this address instead. If not, ignore this email.',
    ],
    text: null,
    button: 'Log in',
    link: ({ path }) => path,
  },
  CHAT_ANSWER: {
    subject: 'The answer to your chat',
    lines: ({ name, answer }) => [`${name} answered what you asked in our chat:`, answer, 'To ask something else, open the chat again.'],
    text: null,
    button: 'Open the chat',
    link: ({ path }) => path,
  },
  EMAIL_CHANGED: accountMail(
    'Your email address was changed',
    ({ when }) => `The email address of your account was changed on ${when}.`,
    'If this was not you, call us now.',
  ),
  IDENTITY_CHANGE_WAITS: {
    subject: ({ what }) => `We were asked to change your ${what}`,
    lines: ({ what, when }) => [
      `Our staff were asked to change the ${what} that we have of you. The change takes effect on ${when}.`,
      'Did you not ask for this? Stop it with the link, which needs no password. Until it takes effect, nothing can be signed on your application and no bank account can be given.',
      'If you did ask for it, there is nothing to do.',
    ],
    text: ({ what, when }) => `Your ${what} changes on ${when}. Not you? Stop it with the link we emailed you, or call us.`,
    button: 'Stop the change',
    link: ({ path }) => path,
  },
  TWO_STEP_ON: accountMail(
    'Two-step sign-in is on',
    ({ when }) =>
      `Since ${when}, logging in to your account on a new device takes a code of your authenticator app. Your other devices were logged out.`,
  ),
  TWO_STEP_OFF: accountMail('Two-step sign-in is off', ({ when }) => `Two-step sign-in was switched off for your account on ${when}.`),
  PASSKEY_ADDED: accountMail(
    'A passkey was added',
    ({ when }) => `A passkey was added to your account on ${when}. It opens your account without a password.`,
  ),
  PASSKEY_REMOVED: accountMail(
    'A passkey was removed',
    ({ when }) => `A passkey was removed from your account on ${when}. It no longer opens your account.`,
  ),
  RECOVERY_CODES_REPLACED: accountMail(
    'You have new recovery codes',
    ({ when }) => `New recovery codes were made for your account on ${when}. Earlier ones no longer work.`,
  ),
  PASSWORD_CHANGED: accountMail('Your password was changed', ({ when }) => `The password of your account was changed on ${when}.`),
  PASSWORD_EXPIRED: accountMail(
    'Your password no longer opens your account',
    ({ when }) => `Our staff expired the password of your account on ${when}, to keep it safe. Every session has ended.`,
    'Set a new password with the link. It is valid for 24 hours and works once. If you did not ask us for this, call us.',
  ),
  PHONE_CHANGED: accountMail('Your phone number was changed', ({ when }) => `The phone number of your account was changed on ${when}.`),
  NAME_CHANGED: accountMail('Your name was changed', ({ when }) => `The name on your account was changed on ${when}.`),
  NEW_DEVICE: accountMail(
    'Someone logged in from a new device',
    ({ when, device }) => `Your account was opened on ${when} in a browser that it has not been used with lately: ${device}.`,
  ),
  STAFF_LINK: {
    subject: 'Set up your sign-in',
    lines: () => [
      'You have access to the desk, where our staff works. Set your password and add an authenticator app.',
      'The link is valid for 24 hours and works once. Earlier links, passwords and authenticator apps no longer work.',
    ],
    text: null,
    button: 'Set up your sign-in',
    link: ({ path }) => path,
  },
  STAFF_ACCESS: {
    subject: ({ event }) => ACCESS[event].subject,
    lines: (about) => [
      ACCESS[about.event].line(about),
      'The reason is at the desk. If it surprises you, call your colleagues at a number you know, and have the account suspended that you do not trust.',
    ],
    text: null,
    button: 'See the staff',
    link: ({ path }) => path,
  },
  STAFF_DOMAIN: {
    subject: ({ event, domain }) => DOMAIN[event].subject(domain),
    lines: (about) => DOMAIN[about.event].lines(about),
    text: null,
    button: 'See the domains',
    link: ({ path }) => path,
  },
  STAFF_SIGN_IN_CHANGED: {
    subject: ({ what }) => STAFF_SIGN_IN[what].subject,
    lines: ({ what }) => [STAFF_SIGN_IN[what].line, 'If this was not you, tell an administrator at once.'],
    text: null,
    button: 'See your account',
    link: ({ path }) => path,
  },
  PASSWORD_RESET: {
    subject: 'Set a new password',
    lines: () => [
      'You, or someone using your address, asked for a new password for your account. The link is valid for one hour and works once.',
      'If it was not you, ignore this email. Your password stays as it is.',
    ],
    text: null,
    button: 'Set a new password',
    link: ({ path }) => path,
  },
  SIGNER_DONE: {
    subject: ({ signer }) => `${signer} has signed`,
    lines: ({ left }) => [left === 0 ? 'Everyone has signed. We continue now.' : `Signatures still missing: ${left}.`],
    text: null,
    button: 'See who has signed',
    link: 'signing/additional',
  },
  SIGNER_REFUSED: {
    subject: ({ signer }) => `${signer} did not sign`,
    lines: ({ signer }) => [
      `${signer} told us not to continue. We cannot open the line without this signature.`,
      'This application is closed. Call us to talk about what you can do next.',
    ],
    text: () => 'One of the signers did not sign. Please call us.',
    button: null,
    link: null,
  },
  NOTARY_READY: {
    subject: 'A notary is ready for you',
    lines: () => ['Have your ID, a camera and a quiet place ready. It takes about 20 minutes.'],
    text: () => 'A notary is ready for you. Have your ID ready.',
    button: 'Meet the notary',
    link: HOME,
  },
  NOTARY_TIME: {
    subject: ({ when }) => `The notary: ${when}`,
    lines: ({ when, place }) => [
      `You meet the notary on ${when}, ${place}.`,
      'Bring the ID that you sent us. You can change or cancel the time on the page of your application.',
    ],
    text: ({ when, place }) => `You meet the notary on ${when}, ${place}. Bring your ID.`,
    button: 'See the meeting',
    link: HOME,
  },
  NOTARY_UNCONFIRMED: {
    subject: 'We did not confirm your meeting in time',
    lines: () => [
      'We are sorry: we did not confirm any of the times that you asked for, and they have passed.',
      'Our closing team was told and calls you. You can also choose three new times now. It costs you nothing.',
    ],
    text: () => 'We did not confirm your meeting with the notary in time. Please choose new times, or wait for our call.',
    button: 'Choose new times',
    link: HOME,
  },
  NOTARY_MISSED: {
    subject: 'Choose another time with the notary',
    lines: () => ['The meeting with the notary did not take place. Choose another time.'],
    text: () => 'Please choose another time with the notary.',
    button: 'Choose a time',
    link: HOME,
  },
  ACCOUNT_GIVEN: {
    subject: ({ role, before, isRefused }) =>
      isRefused
        ? `A bank account ${FOR[role]} was not accepted`
        : before === null
          ? `A bank account ${FOR[role]} was given`
          : `The bank account ${FOR[role]} was changed`,
    lines: ({ role, mask, before, isRefused, when, until }) => [
      `On ${when}, ${before === null ? `a bank account ending in ${mask} was given ${FOR[role]}` : `the bank account ${FOR[role]} was changed from the one ending in ${before} to the one ending in ${mask}`}.`,
      ...(isRefused ? ['We could not accept this account. Nothing is sent to it.'] : []),
      ...(until === null
        ? []
        : [
            `Because the account was changed, no money is sent to it before ${until}, unless we have called you about it on the number we have.`,
          ]),
      'If this was not you, call us at once on the number below, and change your password. Trust no other number that you are given.',
    ],
    text: ({ role, mask, before }) =>
      `The bank account ${FOR[role]} ${before === null ? 'was given' : 'was changed'}: it ends in ${mask}. Not you? Call us at once.`,
    button: 'See your accounts',
    link: HOME,
  },
  ACCOUNT_REFUSED: {
    subject: 'We need another bank account',
    lines: ({ mask }) => [
      `We looked at the bank account ending in ${mask}, and we cannot use it.`,
      'Add another account in your own name, and your application continues.',
    ],
    text: () => 'We cannot use your bank account. Log in to add another.',
    button: 'Add an account',
    link: HOME,
  },
  DEPOSITS_ARRIVED: {
    subject: 'Look for two small deposits in your account',
    lines: ({ mask }) => [
      `The two deposits we sent to your account ending in ${mask} should be there now.`,
      'Each is less than a dollar. Tell us both amounts, in any order, and we can continue.',
    ],
    text: () => 'Two small deposits should be in your account now. Log in and tell us their amounts.',
    button: 'Enter the amounts',
    link: HOME,
  },
  INSURANCE_REJECTED: {
    subject: 'Your insurance needs a change',
    lines: ({ reason }) => [reason, 'Ask your agent for a new declarations page, and upload it.'],
    text: () => 'Your home insurance needs a change. Log in to see which.',
    button: 'Upload insurance',
    link: HOME,
  },
  RESCISSION_STARTED: {
    subject: ({ endsOn }) => `You can cancel until midnight on ${day(endsOn)}`,
    lines: ({ endsOn, fundsFrom }) => [
      `Everything is signed. By law, you and every other owner can cancel the line without cost until midnight on ${day(endsOn)}.`,
      'Your own notice of this right, and the disclosures of the account, are on your page now. Open both and keep them.',
      `If nobody cancels, each owner can confirm that on ${day(fundsFrom)}, and the money can be sent sooner.`,
    ],
    text: ({ endsOn }) => `You can cancel until midnight on ${day(endsOn)}. Your notice is on your page.`,
    button: 'Open your notice',
    link: ownPage,
  },
  NON_RESCISSION_ASKED: {
    subject: 'The days to cancel are over: confirm that you have not canceled',
    lines: ({ mailUntil }) => [
      'Confirm on your page that you have not canceled the line. When every owner has done so, we record the deed and send the money.',
      `You do not have to. Until everyone has, we wait to the end of ${day(mailUntil)} for notices that are still in the mail.`,
      'If you have mailed a notice that cancels the line, do not confirm. Call us.',
    ],
    text: () => 'The days to cancel are over. Log in to confirm that you have not canceled.',
    button: 'Confirm on your page',
    link: ownPage,
  },
  RESCISSION_ENDED: {
    subject: 'We are sending the money',
    lines: ({ expected }) => [
      'The time to cancel has passed, and nobody has canceled. We record the deed and send the money.',
      `We expect it to arrive by ${day(expected)}.`,
    ],
    text: null,
    button: null,
    link: null,
  },
  RESCINDED: {
    subject: 'The line is canceled',
    lines: ({ refundBy }) => [
      'We have a notice that cancels the line, from you or from another owner. It counts for everyone. Our claim on the home is void, and nobody owes us anything.',
      `Everything that was paid for the line is returned by ${day(refundBy)}.`,
    ],
    text: ({ refundBy }) => `The line is canceled. What was paid for it is returned by ${day(refundBy)}.`,
    button: null,
    link: null,
  },
  RESCISSION_UNWOUND: {
    subject: 'Everything is returned',
    lines: () => [
      'The line you canceled is undone: everything that was paid for it is returned, and we have no claim on the home.',
      'The record of what we did is among your documents.',
    ],
    text: null,
    button: 'See your documents',
    link: ({ path }) => path ?? 'document/disclosures',
  },
  PAYMENT_RETURNED: {
    subject: ({ mask }) => (mask === null ? 'The exchange did not take the money' : 'Your bank sent the money back'),
    lines: ({ mask }) => [
      `${refusedBy(mask)} did not accept the payment.`,
      `${addOf(mask)}, and we send the money again on the next banking day.`,
    ],
    text: ({ mask }) => `${refusedBy(mask)} did not accept the payment. Sign in to add ${mask === null ? 'a bank account' : 'another'}.`,
    button: 'Add an account',
    link: HOME,
  },
  WALLET_REFUSED: {
    subject: 'We need a bank account for your money',
    lines: () => [
      'The exchange did not open an account for you. It does not tell us more than that: ask the exchange for its reason.',
      'Your application continues without it. Add a bank account in your name, and we send the money there.',
    ],
    text: () => 'The exchange did not open an account for you. Sign in to add a bank account for your money.',
    button: 'Add an account',
    link: HOME,
  },
  PAYOFF_DROPPED: {
    subject: 'One debt is not paid off by your line',
    lines: ({ creditor }) => [
      `${creditor[0]?.toUpperCase()}${creditor.slice(1)} did not tell us the payoff amount, so we cannot pay the debt for you.`,
      'Keep paying it as before. Your application continues, and we check your line again without this payoff.',
    ],
    text: null,
    button: 'See where it stands',
    link: HOME,
  },
  PAYOFF_SENT: {
    subject: ({ creditor }) => `We paid ${creditor}`,
    lines: ({ creditor }) => [
      `We sent ${creditor} the payoff amount.`,
      'It can take up to 10 days to show. Keep making your payments until it does.',
    ],
    text: null,
    button: null,
    link: null,
  },
  FUNDED: {
    subject: ({ amount, mask }) =>
      amount === 0 ? 'Your line is open' : mask === null ? 'Your money is at the exchange' : 'Your money is in your account',
    lines: ({ amount, mask, firstPayment }) => [
      amount === 0 ? 'Your line is open. All of it went to your creditors.' : `We sent ${formatMoney(amount)} to ${paidTo(mask)}.`,
      `Your first payment is due on ${day(firstPayment)}. Your welcome letter has the rest.`,
    ],
    text: ({ amount, mask }) => (amount === 0 ? 'Your line is open.' : `We sent ${formatMoney(amount)} to ${paidTo(mask)}.`),
    button: 'See your line',
    link: 'complete',
  },
  DECLINED: {
    subject: 'About your application',
    lines: ({ noticeBy }) => [
      'We cannot offer you a line of credit on this application.',
      `A notice with the reasons follows, by ${day(noticeBy)} at the latest.`,
    ],
    text: null,
    button: null,
    link: null,
  },
  DOCUMENTS_POSTED: {
    subject: ({ titles }) => (titles.length === 1 ? `A document for you: ${titles[0]}` : 'Documents for you'),
    lines: ({ titles }) => [
      `We added ${titles.length === 1 ? 'this document' : 'these documents'} to your account: ${titles.join('; ')}.`,
      'Read and keep what we send you. To get any of it on paper at no charge, call us.',
    ],
    text: null,
    button: 'Read it',
    link: ({ path }) => path,
  },
  NOTICE_SENT: {
    subject: 'The notice of our decision is ready',
    lines: ({ how }) => [
      'It gives the reasons, the credit report we used, and your rights. Read it and keep it.',
      how === 'PAPER' ? 'It comes by mail, at no charge. A copy is in your account as well.' : 'To get it on paper at no charge, call us.',
    ],
    text: null,
    button: 'Read the notice',
    link: HOME,
  },
  CANCELLED: {
    subject: 'Your application is closed',
    lines: ({ by, noticeBy }) => [
      by === 'BORROWER' ? 'You asked us to close your application. We did.' : 'Your application has been closed.',
      ...(noticeBy === null ? [] : [`A notice with the reasons follows, by ${day(noticeBy)} at the latest.`]),
      'You can start a new one at any time.',
    ],
    text: null,
    button: null,
    link: null,
  },
  APPRAISAL_REFUNDED: {
    subject: 'We gave back what you paid for the appraisal',
    lines: ({ amount }) => [
      `The appraisal of your home was not made. We gave back the ${formatMoney(amount)} that you paid for it by card.`,
      'Your bank may take up to ten days to show it on your card. If we could not reach the card, the money comes by check or transfer.',
    ],
    text: ({ amount }) => `The appraisal was not made. We gave back the ${formatMoney(amount)} that you paid for it.`,
    button: null,
    link: null,
  },
  CORRECTION_ACCEPTED: {
    subject: 'We corrected your answer',
    lines: ({ what, next }) => [
      `We corrected ${what} as you asked. What was prepared with the earlier answer is prepared again, and you sign it again.`,
      next,
    ],
    text: null,
    button: 'Open your application',
    link: HOME,
  },
  CORRECTION_REFUSED: {
    subject: 'We did not change your answer',
    lines: ({ what, reason }) => [
      `You asked us to correct ${what}. We left it as it was: ${reason}`,
      'Your application continues as before.',
    ],
    text: null,
    button: 'Open your application',
    link: HOME,
  },
  INCOMPLETE: {
    subject: 'We need something from you to decide',
    lines: ({ missing, respondBy }) => [
      `Still missing: ${missing.join('; ')}.`,
      `Please send it by ${day(respondBy)}. After that day we close the application.`,
    ],
    text: ({ respondBy }) => `Your application is not complete. Please send what is missing by ${day(respondBy)}.`,
    button: 'See what is missing',
    link: HOME,
  },
  REMINDER: {
    subject: ({ day: days }) => (days >= 14 ? 'Your application is still open' : 'Your next step is waiting'),
    lines: ({ step, closesOn }) => [
      `Your next step: ${step}. Your answers are saved.`,
      closesOn === null
        ? 'If you have decided not to continue, you do not need to do anything.'
        : `If we do not hear from you, we close the application on ${day(closesOn)}.`,
    ],
    text: ({ step }) => `Your next step: ${step}. Your answers are saved.`,
    button: 'Continue',
    link: HOME,
  },
};

/** Who values the home, and the usual number of days until the result (lending §1.4.2). */
export const VALUER: Readonly<Record<(typeof VALUATION_PRODUCTS)[number], { readonly by: string; readonly days: number }>> = {
  BPO: { by: 'A real estate broker', days: 3 },
  RESI_EVAL: { by: 'A valuation company', days: 2 },
  ONSITE: { by: 'A licensed appraiser', days: 8 },
};

/** The answers that are corrected on request, in a sentence. */
export const CORRECTION_COPY = {
  NAME: 'your name',
  ADDRESS: 'your home address',
  INCOME: 'your income',
  PROPERTY_USE: 'how you use the home',
  OWNERSHIP: 'how you own the home',
} as const satisfies Record<CorrectionKind, string>;

/** Copy for each insurance gap (rules/regulation/insurance.ts). */
export const INSURANCE_GAP_COPY: Readonly<Record<string, string>> & { readonly OTHER: string } = {
  COVERAGE_TOO_LOW: 'Your homeowners coverage is too low.',
  NOT_IN_FORCE: 'The policy has not started yet.',
  EXPIRES_SOON: 'The policy ends too soon after your line is funded.',
  FLOOD_POLICY_MISSING: 'A flood policy is missing.',
  FLOOD_COVERAGE_TOO_LOW: 'Your flood coverage is too low.',
  FLOOD_POLICY_NOT_IN_FORCE: 'The flood policy has not started yet.',
  FLOOD_POLICY_EXPIRES_SOON: 'The flood policy ends too soon after your line is funded.',
  OTHER: "The policy does not meet the line's requirements.",
};

const CREDITORS: Readonly<Record<Debt['kind'], string>> = {
  MORTGAGE: 'the lender of your mortgage',
  HELOC: 'the lender of your home equity line',
  AUTO: 'the lender of your car loan',
  STUDENT: 'the lender of your student loan',
  CARD: 'your credit card company',
  INSTALLMENT: 'the lender of your loan',
  OTHER: 'your creditor',
};

/** Describes a creditor by the kind of debt: facts hold no creditor names. */
export function creditorNameOf({ verification, credit }: Facts, debtId: string): string {
  const debt = [...(verification.hardCredit?.debts ?? []), ...(credit?.debts ?? [])].find((d) => d.id === debtId);
  return CREDITORS[debt?.kind ?? 'OTHER'];
}
