/** Copy of the list of what we need from the borrower. */
export const COPY = {
  title: 'What we need from you',
  intro: 'Someone on our team waits for these. The oldest comes first, and each is checked by a person.',
  toDo: 'For you to do',
  asked: (day: string): string => `Asked on ${day}`,
  withUs: 'With our team',
  withUsText: 'You have sent what we asked for. A person checks it, usually within one business day. We email you the result.',
  sent: (count: number): string => (count === 1 ? '1 file sent' : `${count} files sent`),
  files: 'Files you have sent',
  none: 'Nothing is needed from you now',
  noneText: 'When someone on our team needs a document or an answer, it appears here, and we email you.',
  ended: 'Your application has ended. Nothing more is needed, and what you sent stays here to read.',
  onward: 'Back to your application',
} as const;
