import type { TimelineItem } from '@hearthline/kit/timeline/Timeline.tsx';

/** Copy of the page for a frozen or locked credit report. */
export const COPY = {
  frozen: {
    title: 'Your credit file is frozen',
    intro: (bureau: string) =>
      `${bureau} keeps your file frozen, so nobody can read it. Lift the freeze for a day, then come back to this page.`,
    reachNote: 'Use its website, its app or its phone line. Ask to lift the freeze for one day, for any lender.',
    wait: 'Up to 1 hour',
    waitNote: 'Asked online or by phone, a bureau must lift a freeze within one hour. It is free.',
  },
  locked: {
    title: 'Your credit file is locked',
    intro: (bureau: string) => `You, or someone acting for you, locked your file at ${bureau}. Unlock it, then come back to this page.`,
    reachNote: 'Sign in to its app or website and switch the lock off. You can switch it on again tomorrow.',
    wait: 'A few minutes',
    waitNote: 'A lock opens within a few minutes.',
  },
  bureau: 'the credit bureau',
  thatBureau: 'the bureau that keeps your file frozen',
  steps: 'How to open it',
  lines: 'Freeze lines of the national bureaus',
  linesNote: (bureau: string) => `You only need ${bureau}. If it is not one of these, use the number on its website.`,
  pinHint: 'Only if the bureau gave you one. 4 to 10 digits.',
  still: (bureau: string) => `${bureau} has not opened your file yet`,
  stillText: 'We just asked again. If you lifted the freeze a moment ago, give it an hour and try once more.',
  thenSoft: 'Your application waits here. Looking at your file is a soft check and does not change your score.',
  thenHard:
    'Your application waits here. This is the full credit check you allowed: a hard inquiry, which can lower your score by a few points.',
  submit: 'Try again',
} as const;

/** What to do, in order. */
export const STEPS = (bureau: string, say: (typeof COPY)['frozen' | 'locked'], isHard: boolean): readonly TimelineItem[] => [
  { state: 'now', when: 'Now', title: `Reach ${bureau}`, note: say.reachNote },
  { state: 'todo', when: say.wait, title: 'Wait for it to open', note: say.waitNote },
  {
    state: 'todo',
    when: 'Then',
    title: 'Come back and try again',
    note: isHard ? COPY.thenHard : COPY.thenSoft,
  },
];

/** Telephone lines of the three national bureaus (lending §1.6). */
export const FREEZE_LINES = [
  { bureau: 'Experian', line: '888-397-3742' },
  { bureau: 'Equifax', line: '800-685-1111' },
  { bureau: 'TransUnion', line: '888-909-8872' },
] as const;
