import { counted } from '@hearthline/journey/fact-sentences/row.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

export type Vendor = Reply<'desk-vendors-get'>['vendors'][number];
type State = Vendor['state'];

/** How often the figures are read again. */
export const EVERY_MS = 15_000;

const steps = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'step' : 'steps'}`;

export const STATES: Readonly<Record<State, { readonly kind: 'err' | 'warn' | 'ok' | 'plain'; readonly text: string }>> = {
  HELD_BACK: { kind: 'err', text: 'Calls held back' },
  FAILING: { kind: 'err', text: 'Failing' },
  SLOW: { kind: 'warn', text: 'Slow' },
  WELL: { kind: 'ok', text: 'Answers' },
  QUIET: { kind: 'plain', text: 'Not called for an hour' },
};

export const COPY = {
  title: 'Vendors',
  intro:
    'Steps wait when a vendor does not answer. One is tried each minute, and when it gets an answer all the others continue by themselves. A step that waited for a day fails.',
  other: 'Other failed steps',
  otherIntro:
    'The vendor answered and refused, or the step failed at something else. Read the cause, put it right, and start the step again.',
  undelivered: 'Messages that were not delivered',
  undeliveredIntro: 'Their vendor did not take them. Sent again, consent and quiet hours hold as for any message.',
  queues: 'Work that is due',
  queuesNone: 'Nothing is due. Steps and messages are done as they come.',
  startAll: 'Start all',
  steps,
  milliseconds: (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toLocaleString('en-US')} s`),
  started: (name: string, { started, woken, left }: Reply<'desk-vendor-again'>): string =>
    `${name}: ${steps(started + woken)} started.${left > 0 ? ` ${steps(left)} still failed.` : ''}`,
  again: {
    label: 'Why',
    hint: 'It is kept with each application.',
    hintMessage: 'It is kept with each message.',
    submit: 'Start',
    send: 'Send again',
    queued: (count: number): string => `${counted(count, 'message is', 'messages are')} sent again.`,
  },
} as const;
