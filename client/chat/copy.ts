import { BOT_REASONS } from '@hearthline/rules/fields/chat.ts';
import type { AlertName } from './alert-name.ts';
import type { Opening } from './hours.ts';

/** The chat with people and the assistant. The alerts and the words of the form and the end are fixed by B §2.6 and B §8.3. */
export const CHAT = {
  title: (lender: string) => `Chat with ${lender}`,
  close: 'Close the chat',
  loading: 'Opening the chat',
  welcome: 'Hello. How can we help you?',
} as const;

/** When people answer, and who does now. */
export const PLACE = {
  now: 'People answer now',
  wait: (minutes: number) => `People answer now · about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  busy: 'People answer today. No one is free this minute.',
  again: ({ days, weekday, time, zone }: Opening) =>
    `People answer again ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : days === 7 ? `next ${weekday}` : weekday} at ${time} ${zone}; the assistant answers now`,
  closed: 'People are not here now; the assistant answers',
  waiting: 'A person joins soon',
  kept: 'We answer as soon as someone is free',
  waitingAbout: (minutes: number) => `A person joins in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  with: (name: string) => `${name} answers you`,
  person: 'A person answers you',
  assistant: 'The assistant answers you',
  ended: 'This chat has ended',
} as const;

export const FORM = {
  intro: 'Tell us who you are, so that we can continue by email if the chat breaks off.',
  name: 'Name',
  email: 'Email address',
  agent: 'Agent',
  anyAgent: 'The first who is free',
  start: 'Start chat',
  failed: 'The chat did not start',
} as const;

export const ALERTS: Readonly<Record<AlertName, { readonly kind: 'warn' | 'err'; readonly text: string }>> = {
  lost: { kind: 'warn', text: 'Connection lost. Attempting to reconnect.' },
  failed: { kind: 'err', text: 'Something went wrong. Please try again later.' },
  token: { kind: 'warn', text: 'Token state is invalid.' },
  send: { kind: 'err', text: 'Something went wrong. Please try resending the message.' },
};

export const THREAD = {
  messages: 'Messages',
  live: 'New in the chat',
  you: 'You',
  us: 'Us',
  assistant: 'Assistant',
  today: 'Today',
  sending: 'Sending',
  sent: 'Sent',
  read: 'Read',
  notSent: 'Not sent',
  resend: 'Send again',
  typing: 'An answer is being typed',
  newer: 'New messages',
  earlier: 'Earlier messages',
  screen: 'Open the page',
  article: 'Read the help article',
} as const;

export const COMPOSER = {
  label: 'Your message',
  send: 'Send',
  hint: 'Leave out card numbers and Social Security numbers.',
  left: (characters: string) => `${characters} characters left`,
  tooLong: (most: string, over: string) => `A message has at most ${most} characters. Take out ${over}.`,
  person: 'Talk to a person',
  end: 'End chat',
  reallyEnd: 'End this chat?',
  stay: 'Keep chatting',
} as const;

/** The dialog on an answer of the assistant; its reasons are fixed by B §5.13. */
export const FEEDBACK = {
  group: 'Did this help?',
  up: 'This answer helped',
  down: 'This answer did not help',
  thanks: 'Thank you',
  title: 'Tell us more',
  reason: 'What was wrong with the answer?',
  reasons: BOT_REASONS,
  other: 'Tell us what was wrong',
  more: 'Additional information',
  count: (length: number, most: number) => `${length} of ${most} characters`,
  send: 'Send',
  failed: 'Your answer was not sent',
} as const;

export const FILES = {
  add: 'Add files',
  list: 'Files to send',
  remove: (name: string) => `Remove ${name}`,
  save: (name: string, size: string) => `${name}, ${size}`,
  sending: (at: number, of: number) => `Sending file ${at} of ${of}`,
  drop: 'Drop files here',
  empty: 'This file is empty.',
  wrongType: 'Choose a JPG, PNG, PDF, TXT, MP3, MP4 or AMR file.',
  tooLarge: (size: string) => `This file is ${size}. Choose one of at most 20 MB.`,
  tooMany: (most: number) => `A message carries at most ${most} files.`,
  refused: 'This file was refused.',
} as const;

export const NOBODY = {
  title: 'No one is free right now',
  text: 'What you wrote is kept, and we answer it. Choose how:',
  call: 'Call me back',
  email: 'Answer me by email',
  keep: 'Keep waiting',
  assistant: 'Ask the assistant',
  place: 'The assistant answers now. Do you still want a person?',
  keepPlace: 'Yes, keep my place',
  giveUpPlace: 'No, the assistant is enough',
  phone: 'Phone number',
  window: 'When should we call?',
  windows: { MORNING: 'Morning', AFTERNOON: 'Afternoon', EVENING: 'Evening' },
  windowHint: 'On our next working day',
  ask: 'Ask for the call',
  back: 'Back',
  notAsked: 'The call was not asked for',
  called: (window: string) => `We call you on our next working day: ${window.toLowerCase()}.`,
  emailed: 'We answer by email too. You can close the chat.',
} as const;

export const END = {
  title: 'This chat has ended',
  expired: 'It was quiet for a while, so we closed it to keep your data safe.',
  text: 'You can read it here until you leave this page.',
  survey: 'Tell us how it went',
  newTab: 'opens a new tab',
  transcript: 'Save transcript',
  file: 'chat',
  again: 'Start new chat',
} as const;

export const INACTIVE = {
  text: 'The chat could not be started. What you typed is kept.',
  again: 'Try again',
  call: (phone: string) => `Call ${phone}`,
} as const;
