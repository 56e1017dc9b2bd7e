/** What the form before a chat asks (B 174), and the reasons given on an answer of the bot (B 178). */
import * as z from 'zod/mini';
import { isOneLine } from './characters.ts';
import { isEmail, phoneField } from './contact.ts';
import { EMAIL_MESSAGES, NAME_MESSAGES } from './copy.ts';
import { textField } from './field.ts';
import { FEEDBACK_NOTE_MAX } from '../chat/limits.ts';

export const CHAT_NAME_MAX = 128;
export const CHAT_MESSAGES = {
  required: 'Required',
  long: 'Cannot be more than 128 characters',
  reason: 'Please select a reason',
  note: 'Please restrict your response to 140 characters.',
} as const;

export const chatNameField = textField(CHAT_MESSAGES.required, [
  [(name) => name !== '', CHAT_MESSAGES.required],
  [(name) => name.length <= CHAT_NAME_MAX, CHAT_MESSAGES.long],
  [isOneLine, NAME_MESSAGES.characters],
]);
export const chatEmailField = textField(CHAT_MESSAGES.required, [
  [(email) => email !== '', CHAT_MESSAGES.required],
  [(email) => email.length <= CHAT_NAME_MAX, CHAT_MESSAGES.long],
  [isEmail, EMAIL_MESSAGES.invalid],
]);
export const chatForm = z.object({ friendlyName: chatNameField, emailAddress: chatEmailField, agentId: z.string() });

/** Why an answer of the bot did not help, in the words of the specification; `OTHER` asks for words of one's own. */
export const BOT_REASONS = {
  VAGUE: 'Answer too vague',
  NOT_MINE: 'Not specific to my application',
  OFF_TOPIC: 'Not what I was asking about',
  OTHER: 'Other',
} as const;
export type BotReason = keyof typeof BOT_REASONS;
const REASON_NAMES = Object.keys(BOT_REASONS) as [BotReason, ...BotReason[]];

/** A reason is required; with `OTHER` its words are too (decision 0152). */
export const botFeedbackForm = z
  .object({
    reason: z.enum(REASON_NAMES, { error: CHAT_MESSAGES.reason }),
    note: textField('', [[(note) => note.length <= FEEDBACK_NOTE_MAX, CHAT_MESSAGES.note]]),
  })
  .check(z.refine(({ reason, note }) => reason !== 'OTHER' || note !== '', { path: ['note'], error: CHAT_MESSAGES.required }));

/** When a call back is wanted, on the lender's next days of work. */
export const CALLBACK_WINDOWS = ['MORNING', 'AFTERNOON', 'EVENING'] as const;
export const chatCallbackForm = z.object({
  phone: phoneField,
  window: z.enum(CALLBACK_WINDOWS, { error: CHAT_MESSAGES.required }),
});
