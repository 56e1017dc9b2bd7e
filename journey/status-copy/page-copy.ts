import { HELD } from '../steps/step.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { AFTER_OFFER } from './after-offer.ts';
import { DAY, type HoldCopy, type PageCopy } from './row.ts';

/** A review of the borrower's identity for a reason that is not named, unlike the note on a credit file. */
export const IDENTITY_REVIEW: PageCopy = {
  title: 'We are making sure of your identity',
  intro: 'A person on our team compares what we have on file before we continue. This happens on some applications.',
  who: 'Our team',
  whoNote: 'They read what you told us and what was reported to us.',
  long: 'Within 1 business day',
  longNote: 'If we need something from you, we call you or write to you.',
  seconds: DAY,
};

/** A correction of an answer that the borrower asked for (record 32). */
export const CORRECTION_REVIEW: PageCopy = {
  title: 'We are checking your correction',
  intro: 'Nothing is signed until we have decided. Checks that need no decision continue in the meantime.',
  who: 'Our team',
  whoNote: 'A person compares your request with what we have verified.',
  long: 'Usually within 1 business day',
  longNote: 'We email you our answer. If we leave your answer as it was, we tell you why.',
  seconds: DAY,
};

/** What a page says while a service that its status waits for does not answer: the borrower can do nothing about it, and need not. */
export const SERVICE_DOWN: PageCopy = {
  title: 'A service we use is not answering',
  intro: 'It has nothing to do with you. We ask it again by ourselves, and your application continues as soon as it answers.',
  who: 'The service',
  whoNote: 'It is run by another company. We ask it at least once a minute.',
  long: 'Until the service answers',
  longNote: 'If that takes over a day, a person on our team steps in.',
  you: 'Nothing',
  youNote: 'Your answers are saved, and you can leave this page.',
};

/** Automatic work that takes longer than a poll lasts. */
const automatic = (title: string, who: string, whoNote: string): PageCopy => ({
  title,
  intro: 'It takes longer than usual today. Your answers are saved, and nothing is wrong with your application.',
  who,
  whoNote,
  long: 'Usually under a minute, today longer',
  longNote: 'We keep asking. If it takes over an hour, our team steps in.',
});

const PREPARING = {
  intro: 'Your agreement and disclosures are being drawn up for you to sign.',
  who: 'Our document service',
  whoNote: 'They fill in your names, your figures and your state’s forms.',
  long: 'Within 1 business day',
  longNote: 'Usually a few minutes. If it takes over a day, our team steps in.',
  seconds: DAY,
} as const;

/** Every status whose page only says who acts and how long that takes: slow or stopped steps, and documents being prepared (AMB-40, AMB-117). */
export const PAGE_COPY: Readonly<Partial<Record<ChecklistStatus, PageCopy>>> = {
  CREDIT_ERROR: {
    title: 'The credit bureau is not answering',
    intro: 'We asked for your credit report and got no answer. It has nothing to do with you or your credit.',
    who: 'The credit bureau',
    whoNote: 'We ask again every 15 minutes. Each try is a soft check and does not change your score.',
    long: 'Most often under an hour',
    longNote: 'If the bureau is still silent after 2 hours, our team calls them.',
  },
  CREDIT_NO_MATCH_SSN: {
    title: 'We could not find a credit file for you',
    intro: 'The credit bureau has no file under your name and Social Security number. We need one to make an offer.',
    who: 'Our team',
    whoNote: 'They compare your name, birth date and number with the bureau’s records.',
    long: 'Within 2 business days',
    longNote: 'We email you what they found.',
    seconds: 2 * DAY,
  },
  CREDIT_MINOR: {
    title: 'We need to talk with you about your credit file',
    intro: 'The credit bureau holds your file under special protection, so our team has to review it with you.',
    who: 'Our team',
    whoNote: 'They check with you that the bureau holds the right birth date.',
    long: 'Within 1 business day after your call',
    longNote: 'Nothing happens to your application until then.',
    you: 'Call us',
    youNote: 'Have a document with your birth date ready.',
  },
  FACTA_REVIEW: {
    title: 'We call you to make sure it is you',
    intro: 'Your credit file carries a note that asks lenders to call before they continue. That note protects you, and we follow it.',
    who: 'Our team',
    whoNote: 'They call the phone number in the note on your credit file, not one from this application.',
    long: 'Within 1 business day',
    longNote: 'If we do not reach you, we try again the next day.',
    you: 'Answer our call',
    youNote: 'We never ask for a password or a code.',
    seconds: DAY,
  },
  UNKNOWN: {
    title: 'Our team is reviewing your application',
    intro: 'One of the services we asked answered in a way our system does not understand. Your answers are saved.',
    who: 'Our team',
    whoNote: 'They read the answer, fix what stopped your application and let it continue.',
    long: 'Usually within 4 business hours',
    longNote: 'We email you as soon as it continues.',
    seconds: DAY / 6,
  },
  ORDER_FULL_TITLE: {
    title: 'The title company is reading the records of your home',
    intro: 'Your home needs a full title search. A title examiner searches the county’s records.',
    who: 'The title company',
    whoNote: 'They list every owner and every lien on record.',
    long: '3 to 5 business days',
    longNote: 'We email you when the report is here.',
    seconds: 5 * DAY,
  },
  PAYOFF_REQUEST: {
    title: 'We are asking your lenders what you owe',
    intro: 'To pay off the debts you chose, we need a letter from each lender with the exact amount.',
    who: 'Your lenders',
    whoNote: 'Each sends us a payoff letter.',
    long: '1 to 3 business days',
    longNote: 'We email you when all letters are here.',
    seconds: 3 * DAY,
  },
  IN_PROGRESS: automatic(
    'We are still starting your application',
    'Our system',
    'It checks that we lend in your state and that everything needed is there.',
  ),
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: automatic(
    'We are still preparing your first disclosures',
    'Our system',
    'It prepares the documents the law requires you to get first.',
  ),
  WAITING_FOR_SOFT_CREDIT: automatic(
    'The credit bureau is taking its time',
    'The credit bureau',
    'They look up your credit report. It is a soft check and does not change your score.',
  ),
  WAITING_FOR_PROPERTY: automatic(
    'We are still locating your property',
    'The property records service',
    'They look up your lot in the county’s map (the parcel).',
  ),
  PREQUAL_TITLE: automatic(
    'We are still reading the title of your home',
    'The title company',
    'They look up the owners and liens on record.',
  ),
  WAITING_FOR_AVM: automatic(
    'We are still working out the value of your home',
    'The valuation service',
    'They compare your home with homes sold nearby.',
  ),
  WAITING_FOR_UNDERWRITING: automatic(
    'We are still computing your offers',
    'Our system',
    'It works out every amount, time and fee you can choose from.',
  ),
  GEN_APP_DISCLOSURES: automatic(
    'We are still preparing your disclosures',
    'Our system',
    'It writes the documents for the offer you chose.',
  ),
  HARD_CREDIT_PULL: automatic('The credit bureau is taking its time', 'The credit bureau', 'They look up your full credit report.'),
  ONSITE_APPRAISAL_REQUEST: automatic(
    'We are still asking for an appraisal of your home',
    'The appraisal company',
    'They look for an appraiser near you.',
  ),
  WAITING_FOR_NOTARY: automatic(
    'We are still looking for a notary',
    'The notary service',
    'They look for a notary licensed for your state.',
  ),
  PROPERTY_DATA_REVIEW: {
    title: 'A person is looking up your home',
    intro: 'The property records service does not know your lot (parcel) yet. That happens with new or renumbered homes.',
    who: 'Our team',
    whoNote: 'They look up the owner and the liens in the county’s own records.',
    long: 'Within 2 business days',
    longNote: 'We email you as soon as your home is found.',
    seconds: 2 * DAY,
  },
  MERCHANT_REVIEW: {
    title: 'Our partner checks the loans on your home',
    intro: 'A partner sent you to us. They read the list of loans against your home before we compute your offers.',
    who: 'Our partner',
    whoNote: 'They compare the loans on record with what you told them.',
    long: 'Within 1 business day',
    longNote: 'We email you when your offers are ready.',
    seconds: DAY,
  },
  UNDERWRITING_REVIEW: {
    title: 'We are reviewing your application',
    intro: 'Some applications need a person. It says nothing about our decision.',
    who: 'An underwriter on our team',
    whoNote: 'They may call you with a question.',
    long: 'Within 1 business day',
    longNote: 'If they need longer, we tell you why.',
    seconds: DAY,
  },
  GEN_CLOSING_DISCLOSURES: { ...PREPARING, title: 'We are preparing your closing documents' },
  GEN_NOTE_SIGNING: { ...PREPARING, title: 'We are preparing the documents you sign' },
  ...AFTER_OFFER,
};

/** Reviews whose page also has a question for the borrower: what happens with the answer. */
export const REVIEW_COPY = {
  OWNERSHIP_REVIEW: {
    who: 'Our team',
    whoNote: 'They read the deed at the county and may ask you for a copy.',
    long: 'Within 2 business days',
    longNote: 'We email you the answer.',
    you: 'Tell us how you own your home',
    youNote: 'About three minutes. It helps us decide.',
    seconds: 2 * DAY,
  },
  DELINQUENCY_REVIEW: {
    who: 'A reviewer on our team',
    whoNote: 'They may ask you for a letter or a statement.',
    long: 'Within 2 business days',
    longNote: 'We email you the answer.',
    you: 'Tell us what happened',
    youNote: 'About five minutes. It helps us decide.',
    seconds: 2 * DAY,
  },
} as const satisfies Partial<Record<ChecklistStatus, HoldCopy>>;

/** Copy for a status without a row of its own. */
/** Of a code this build does not know, while another acts. */
export const PAGE_OTHERWISE: PageCopy = {
  title: 'We are working on your application',
  intro: 'Nothing is needed from you now. Your answers are saved.',
  who: 'Our team, or a service we work with',
  whoNote: 'They see that your application waits for them.',
  long: 'It depends on the step',
  longNote: 'We email you when something changes.',
};

/** Before the agreement or the notary, while staff check something of their own: what it is, the borrower is not told. */
const HELD_PAGE: PageCopy = {
  title: 'We check one more thing first',
  intro: 'A person on our team looks at your application again before you sign. It says nothing about our decision.',
  who: 'Our team',
  whoNote: 'They write to you if they need something from you.',
  long: 'Usually within 1 business day',
  longNote: 'We email you when you can continue.',
  seconds: DAY,
};
/** The same where open conditions may hold the status: by who acts, as its answer says it. */
export const heldPageCopyOf = (code: string, who: string | undefined): PageCopy => (who === HELD.who ? HELD_PAGE : pageCopyOf(code));

/** The copy of a status: its own row, else the row of its family (PAYOFF_REQUEST_…), else the general one. */
export function pageCopyOf(code: string): PageCopy {
  const rows: Readonly<Record<string, PageCopy>> = PAGE_COPY;
  const family = Object.keys(rows).find((name) => code === name || code.startsWith(`${name}_`));
  return rows[code] ?? (family === undefined ? undefined : rows[family]) ?? PAGE_OTHERWISE;
}
