import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type DeskAnswers, DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the pages' code, which the router then has at once
  loaders: [async () => ({ code: await Promise.all([import('./BotAnswers.tsx'), import('./BotAnswer.tsx')]) })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const AT = '2026-11-23T09:15:00.000Z';
const uuid = (n: number): string => `018f0000-0000-7000-8000-00000000030${n}`;
const CANCEL = {
  answerId: 'right-to-cancel',
  question: 'How long can I cancel after I sign?',
  kind: 'ARTICLE',
  given: 1284,
  helpful: 311,
  notHelpful: 97,
  reasons: [
    { reason: 'NOT_MINE', count: 61 },
    { reason: 'VAGUE', count: 30 },
    { reason: 'OTHER', count: 6 },
  ],
  handedOver: 204,
};
const OWN = { ...CANCEL, answerId: 'own:when-money', question: 'When do I get my money?', kind: 'OWN', given: 402, notHelpful: 12 };
const GONE = { ...CANCEL, answerId: 'who-may-apply', question: 'who-may-apply', kind: 'GONE', given: 1, reasons: [], handedOver: 0 };
const LIST = {
  rows: [CANCEL, { ...OWN, reasons: OWN.reasons.slice(0, 1) }, { ...GONE, helpful: 0, notHelpful: 0 }],
  total: 61,
  withoutAnswer: 38,
};

const QUESTION = {
  conversationUuid: uuid(1),
  seq: 3,
  at: AT,
  asked: 'I signed on friday. till when can I get out of it??\nmy card was •••• 1111',
  rating: 'DOWN',
  reason: 'OTHER',
  note: 'I wanted to know the day for me',
};
const QUESTIONS = {
  question: CANCEL.question,
  kind: 'ARTICLE',
  rows: [
    QUESTION,
    { ...QUESTION, conversationUuid: uuid(2), asked: 'hasta cuando puedo cancelar', rating: 'UP', reason: null, note: '' },
    { ...QUESTION, conversationUuid: uuid(3), asked: 'cancel', rating: 'DOWN', reason: 'VAGUE', note: '' },
    { ...QUESTION, conversationUuid: uuid(4), asked: 'how many days do i have', rating: null, reason: null, note: '' },
  ],
  total: 4,
};
const NONE = {
  question: 'Questions without an answer',
  kind: 'NONE',
  rows: QUESTIONS.rows.map((row) => ({ ...row, rating: null, reason: null, note: '' })),
  total: 4,
};

type Play = Story['play'];
const page = (path: string, answers: DeskAnswers, title: string, play?: Play, role: 'agent' | 'auditor' = 'agent'): Story => ({
  args: { path, role, answers },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: title });
    await play?.(context);
  },
});
const list = (answer: unknown, play?: Play, path = '/bot-answers'): Story =>
  page(path, { '/bot-answers': answer, '/right-to-cancel': QUESTIONS }, 'Bot answers', play);

/** Those that helped least come first, and each leads to its questions. */
export const Listed: Story = list(LIST, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('204 (16%)')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See what was asked' })).toHaveAttribute('href', '/desk/bot-answers/hand-over');
  await userEvent.click(canvas.getByRole('link', { name: CANCEL.question }));
  await canvas.findByRole('heading', { level: 1, name: CANCEL.question });
});
/** The period goes with every link. */
export const OfAWeek: Story = list(
  { ...LIST, withoutAnswer: 1 },
  async ({ canvas }) => {
    await expect(await canvas.findByText('One question had no answer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: CANCEL.question })).toHaveAttribute('href', '/desk/bot-answers/right-to-cancel?days=7');
  },
  '/bot-answers?days=7',
);
export const Empty: Story = list({ rows: [], total: 0, withoutAnswer: 0 }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('The bot gave no answer')).toBeVisible());
});
export const Slow: Story = list(NEVER);
export const Unread: Story = list(refusal(500, 'unexpected'), async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});
/** The file that cannot be made is said, and the list stays. */
export const FileRefused: Story = page(
  '/bot-answers',
  { '/bot-answers/file': refusal(500, 'unexpected'), '/bot-answers': LIST },
  'Bot answers',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }));
    await expect(await canvas.findByText('The file was not made')).toBeVisible();
    await expect(canvas.getByRole('link', { name: CANCEL.question })).toBeVisible();
  },
  'auditor',
);

const questions = (answer: unknown, title: string, play?: Play, path = '/bot-answers/right-to-cancel'): Story =>
  page(path, { [`/${path.split(/[/?]/)[2] ?? ''}`]: answer }, title, play);

/** Each question with what was thought of its answer, and the way to its chat. */
export const Questions: Story = questions(QUESTIONS, CANCEL.question, async ({ canvas }) => {
  await expect(await canvas.findByText('Other: I wanted to know the day for me')).toBeVisible();
  await expect(canvas.getByText('Not rated')).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: /Nov 23/ })[0]).toHaveAttribute('href', `/desk/chat/${uuid(1)}`);
});
/** What the bot had no answer to has no rating. */
export const WithoutAnswer: Story = questions(
  NONE,
  'Questions without an answer',
  async ({ canvas }) => {
    await expect(await canvas.findByText('how many days do i have')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'What they thought' })).toBeNull();
  },
  '/bot-answers/hand-over',
);
export const NoQuestion: Story = questions(
  { ...QUESTIONS, rows: [], total: 0 },
  CANCEL.question,
  async ({ canvas }) => {
    await expect(await canvas.findByText('No question')).toBeVisible();
  },
  '/bot-answers/right-to-cancel?rating=UP',
);
export const QuestionsSlow: Story = questions(NEVER, 'Questions to the bot');
export const QuestionsUnread: Story = questions(refusal(500, 'unexpected'), 'Questions to the bot', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});
