/** What the pages of conditions share. */
export const CONDITIONS = {
  loading: 'Loading what we need from you',
  back: 'See everything we need from you',
  rejected: 'Not accepted',
  closed: 'This request is closed',
  closedText: 'We have what we asked for, or it is no longer needed. You need to do nothing.',
} as const;

/** The list of what a person is asked for. */
export const LIST = {
  toDo: 'For you to do',
  asked: (day: string): string => `Requested on ${day}`,
  withUs: 'With our team',
  withUsText: 'You have sent what we asked for. A person checks it, usually within one business day. We email you the result.',
  sent: (count: number): string => (count === 1 ? '1 file sent' : `${count} files sent`),
  none: 'Nothing is needed from you now',
  noneText: 'When someone on our team needs a document or an answer, it appears here, and we email you.',
} as const;

/** The page that sends the files of one condition; its title and description are the condition's (journey/conditions.ts). */
export const FILES = {
  files: 'Your files',
  done: 'We have what we asked for',
  doneText: 'A person checks it, usually within one business day. We email you the result. You can send more if something is missing.',
} as const;
