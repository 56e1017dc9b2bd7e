/** The questions that borrowers ask most, answered for their own application: on the dashboard, and by the bot of the chat. */

/** Who acts next, and how long that takes. */
export const TURN = { who: 'Who acts next', you: 'You', us: 'Us', long: 'How long it takes' } as const;

/** When the money is sent. */
export const MONEY = {
  title: 'When we send your money',
  by: (day: string) => `About ${day}`,
  once: {
    credit: 'We can tell once your credit report is settled.',
    home: 'We can tell once your home is confirmed.',
    value: 'We can tell once your home has a value.',
    offer: 'We can tell once you have an offer.',
    review: 'We can tell once our review is done.',
  },
  note: {
    ahead: 'If everyone acts today, and every owner confirms after the days to cancel. A missing document or a second review adds time.',
    signed: 'The course from the signing to the money is on the page of your application.',
  },
} as const;

export const QUESTIONS = {
  title: 'Questions people ask',
  declined: 'Why was I declined?',
  declinedBy: (day: string) =>
    `We send you a notice with the main reasons by ${day}, and email you when we do. It also names the credit bureau we asked and how to get your report free.`,
  declinedSent: 'We sent you a notice with the main reasons. It also names the credit bureau we asked and how to get your report free.',
  declinedWithin:
    'We send you a notice with the main reasons within 30 days, and email you when we do. It also names the credit bureau we asked and how to get your report free.',
  declinedWrong: 'If a fact is wrong, call us, and a person looks again.',
  declinedLink: 'Read more about this decision',
  wants: 'What do I have to do now?',
  wantsNone: 'You have nothing to do now. When you do, it shows under “For you to do” and we email you.',
  upload: 'How do I upload a document?',
  uploadText:
    'Open the request under “For you to do” and choose Upload. Take a picture in good light with all four corners in view, or choose a file: PDF, JPG or PNG, up to 20 MB. We tell you when it is checked.',
  uploadLink: 'Open my requests',
  close: 'When will I close?',
  closeText: (days: number) =>
    `You could have your money about ${days} business ${days === 1 ? 'day' : 'days'} after you finish your steps.`,
  closeHome:
    'For the home you live in, the law gives you three business days to cancel after you sign. Then we record the deed and send the money.',
  closeOther: 'After you sign, we record the deed and send the money. A home you do not live in has no days to cancel.',
  closeTexas: 'Texas law requires twelve days before you can sign.',
  cancelText: 'We stop all work on it. There is no fee to cancel. This cannot be taken back, but you can apply again.',
  where: 'Where am I?',
  whereText: (step: string, done: number, of: number) => `You are at step ${done + 1} of ${of}, “${step}”.`,
} as const;

const DURATION = {
  unknown: 'A short while',
  seconds: (count: number) => `About ${count} seconds`,
  minutes: (count: number) => (count === 1 ? 'About a minute' : `About ${count} minutes`),
  hours: (count: number) => (count === 1 ? 'About an hour' : `About ${count} hours`),
  days: (count: number) => (count === 1 ? 'About a business day' : `About ${count} business days`),
} as const;

/** A duration in words, from seconds. */
export function duration(seconds: number | null): string {
  if (seconds === null) return DURATION.unknown;
  if (seconds < 90) return DURATION.seconds(Math.max(5, Math.round(seconds / 5) * 5));
  if (seconds < 5400) return DURATION.minutes(Math.round(seconds / 60));
  if (seconds < 86_400) return DURATION.hours(Math.round(seconds / 3600));
  return DURATION.days(Math.round(seconds / 86_400));
}
