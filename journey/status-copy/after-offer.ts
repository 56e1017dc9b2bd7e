import type { ChecklistStatus } from '../statuses.ts';
import { DAY, type PageCopy } from './row.ts';
import { VALUATION_PAGES } from './valuation-pages.ts';

const CLOSING = {
  title: 'Your money is on its way',
  intro: 'Everything is signed and recorded. What is left is ours to do.',
  who: 'Our team',
  whoNote: 'A person approves each payment before it leaves.',
  long: 'Usually within 8 business hours',
  longNote: 'Your bank may need 1 more business day to show it. We email you when it is sent.',
  youNote: 'Keep the account you chose open.',
  seconds: DAY / 3,
} as const satisfies PageCopy;

/** Pages that wait between the chosen offer and the money, one row for each status (AMB-117). */
export const AFTER_OFFER = {
  ...VALUATION_PAGES,
  WAITING_FOR_FLOOD_CERT: {
    title: 'We are checking whether your home is in a flood zone',
    intro: 'We check every home against the federal flood maps before you sign. If yours is in a flood zone, you need flood insurance.',
    who: 'The flood determination service',
    whoNote: 'They look up your home on the federal flood maps.',
    long: 'Within 1 business day',
    longNote: 'Usually about 3 minutes. A person has to look up some homes.',
    seconds: DAY,
  },
  NOTARY_WAITING_PERIOD: {
    title: 'The law sets a waiting period before you can sign',
    intro:
      'In Texas, you get twelve days to read the notice of your rights. In every state, if our lien is the first on your home, you get a copy of its valuation at least three business days before you sign.',
    who: 'The law',
    whoNote: 'We cannot shorten the wait.',
    long: 'Twelve days in Texas, three business days elsewhere',
    longNote: 'We email you when you can sign.',
    youNote: 'Read your documents in the meantime. They are on your dashboard.',
  },
  ATTORNEY_REVIEW: {
    title: 'An attorney is reading your documents',
    intro: 'Your state requires an attorney at the closing of a loan on a home.',
    who: 'The closing attorney',
    whoNote: 'They check the deed and the title.',
    long: 'Within 1 business day',
    longNote: 'We email you when the documents are approved.',
    seconds: DAY,
  },
  NOTARY_DISCLOSURE: {
    title: 'We are checking how you can meet the notary',
    intro: 'Where your state and county allow it, you meet the notary by video. Otherwise the notary comes to you.',
    who: 'The notary service',
    whoNote: 'They check what your state and county allow.',
    long: 'Usually about 15 minutes',
    longNote: 'We email you when you can meet the notary.',
    youNote: 'Have your ID ready.',
  },
  GEN_RESCISSION: {
    title: 'We are preparing the notice of your right to cancel',
    intro: 'Every owner of the home gets this notice. It says until when you can cancel without paying anything.',
    who: 'Our document service',
    whoNote: 'They write the notice with your dates.',
    long: 'Usually under a minute',
    longNote: 'If it takes over an hour, our team steps in.',
  },
  RESCISSION: {
    title: 'You have three business days to cancel',
    intro: 'The law gives every owner of the home time to think it over. No money moves until it is over.',
    who: 'You, and every owner of the home',
    whoNote: 'Any owner can cancel for everyone. If nobody does, we continue.',
    long: 'Three business days, until midnight of the third. Saturdays count, Sundays and federal holidays do not',
    longNote: 'The exact day is in your notice of the right to cancel.',
    youNote: 'To cancel, sign the notice and send it to us before that midnight. You owe nothing then.',
  },
  RECORDING: {
    title: 'The county is recording your deed',
    intro: 'The deed you signed tells everyone that your home secures your line. The county enters it in the public record.',
    who: 'The county recorder',
    whoNote: 'Most counties record electronically.',
    long: 'Usually within 1 business day',
    longNote: 'A county that records on paper takes longer. We email you when it is recorded.',
    seconds: DAY,
  },
  FUNDABLE: {
    ...CLOSING,
    title: 'We are making our last checks',
    whoNote: 'They make sure that nothing has changed since you signed.',
    long: 'Usually within 1 business day',
    longNote: 'We email you when your money is sent.',
    seconds: DAY,
  },
  FUNDING_DECISION: CLOSING,
  DIRECT_DEBT_PAYOFF: {
    ...CLOSING,
    title: 'We are paying off the debts you chose',
    who: 'Our bank',
    whoNote: 'It sends each creditor the amount of the payoff letter.',
    long: 'Usually within 1 business day',
    longNote: 'The creditor may need some days to show it.',
    youNote: 'Keep paying as usual until the creditor shows the debt as paid.',
    seconds: DAY,
  },
} as const satisfies Partial<Record<ChecklistStatus, PageCopy>>;
