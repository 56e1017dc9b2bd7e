import type { End } from '../application/end.ts';

type EndRow = {
  readonly tag: string;
  readonly title: string;
  /** Why it ended. */
  readonly why: string;
  /** What can be done next. */
  readonly next: readonly string[];
};

/** How an application ended, in neutral words: a row per end. */
export const ENDS: Readonly<Record<End, EndRow>> = {
  COMPLETE: { tag: 'Funded', title: 'Your line is open', why: 'Everything is signed and recorded, and your money was sent.', next: [] },
  WITHDRAWN: {
    tag: 'Canceled',
    title: 'You canceled this application',
    why: 'We stopped all work on it.',
    next: ['You can change your mind and apply again.'],
  },
  CLOSED_BY_LENDER: {
    tag: 'Closed',
    title: 'We closed this application',
    why: 'We decided not to continue with it, before any money was sent.',
    next: ['If a fact in the notice is wrong, tell us, and a person looks again.'],
  },
  SIGNER_REFUSED: {
    tag: 'Closed',
    title: 'One of the owners did not sign',
    why: 'A line on a home that several people own needs each owner’s signature, so this application has ended.',
    next: [
      'If every owner agrees later, you can apply again.',
      'An owner who does not want to owe the line can sign as an owner only, and owes nothing then.',
      'Talk with us about what else is possible.',
    ],
  },
  RESCINDED: {
    tag: 'Canceled',
    title: 'This line was canceled during the days to cancel',
    why: 'Any owner can cancel during those days, for everyone, without giving a reason.',
    next: ['You can apply again.'],
  },
  INCOMPLETE: {
    tag: 'Closed',
    title: 'This application was open for too long',
    why: 'An answer or a document that we needed did not reach us in time, so we closed it.',
    next: ['You can apply again when you have what was missing.'],
  },
  OFFERS_EXPIRED: {
    tag: 'Expired',
    title: 'Your offers expired',
    why: 'Offers hold for 30 days. We renewed them, and none was chosen.',
    next: ['You can check your rate again. It may have changed.'],
  },
  APPROVAL_EXPIRED: {
    tag: 'Expired',
    title: 'Our final offer has expired',
    why: 'It was open for 30 days and was not accepted.',
    next: ['You can apply again. What we can offer then depends on your situation and our rates on that day.'],
  },
  DECLINED: {
    tag: 'Declined',
    title: 'We could not offer you a line on this application',
    why: 'We have read what you told us and what was reported to us.',
    next: ['If a fact in the notice is wrong, tell us, and a person looks again.', 'You can apply again when something has changed.'],
  },
  NOT_ELIGIBLE: {
    tag: 'Closed',
    title: 'This application is outside our lending rules',
    why: 'The rules are the same for every applicant.',
    next: ['If a fact in the notice is wrong, tell us, and a person looks again.'],
  },
  COUNTEROFFER_DECLINED: {
    tag: 'Closed',
    title: 'You declined the line we offered instead',
    why: 'We could not offer the line as you asked for it, and you did not want the other one.',
    next: ['You can apply again. What we can offer then depends on your situation and our rates on that day.'],
  },
  COUNTEROFFER_LAPSED: {
    tag: 'Expired',
    title: 'The line we offered instead has expired',
    why: 'We could not offer the line as you asked for it. The other one was open for 90 days and was not accepted.',
    next: ['You can apply again. What we can offer then depends on your situation and our rates on that day.'],
  },
};
