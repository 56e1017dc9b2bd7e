import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Role } from '../../services/session.ts';
import type { Chat } from '../../services/chats.ts';
import { CALL, CHAT, chatUuid, COLLEAGUES_ANSWER, MESSAGES, PRESENCE, QUIET, ROW, UMA } from '../../testing/chats.ts';
import { type DeskAnswers, DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';
import { lastSocket, withStorySockets } from '../../testing/story-socket.ts';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ code: await import('./Chats.tsx') })],
  beforeEach: withStorySockets,
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each run has a chat of its own: what was typed and seen in one is kept while the page is open. */
let runs = 100;
const uuid = (): string => chatUuid(runs);
const at = (): string => `/chats/${uuid()}`;
const of = (change: Partial<Chat> = {}) => ({ chat: { ...CHAT, uuid: uuid(), ...change }, messages: MESSAGES });
const chat = (answers: () => DeskAnswers, play?: Story['play'], role: Role = 'agent'): Story => ({
  args: { path: '/chat' },
  beforeEach: () => {
    runs += 1;
  },
  render: () => (
    <DeskStory
      path={`/chat/${uuid()}`}
      role={role}
      answers={{
        '/chats': QUIET,
        '/chat-presence': PRESENCE,
        '/chat-ticket': { ticket: 'ticket' },
        '/read': null,
        [at()]: of(),
        ...answers(),
      }}
    />
  ),
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'Chats' });
    await play?.(context);
  },
});
const LONG = Array.from({ length: 60 }, (_, n) => ({ ...MESSAGES[1], seq: n + 1, key: `k${n}`, body: `Line ${n + 1}` }));
const box = async (canvas: { findByRole: (role: 'textbox', options: { name: string }) => Promise<HTMLElement> }): Promise<HTMLElement> =>
  canvas.findByRole('textbox', { name: 'Answer Grace Happy' });
const later =
  (answer: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } }));

/** What the person types is seen before it is sent, and what is new is read by its number as the socket says so. */
export const Open: Story = chat(
  () => ({}),
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Grace Happy' });
    const log = within(canvas.getByRole('log', { name: 'Messages' }));
    await expect(log.getAllByText(/November 2[34], 2026/)).toHaveLength(2);
    await expect(log.getByText('New')).toBeInTheDocument();
    await expect(log.getByText('Read')).toBeInTheDocument();
    await waitFor(() => expect(lastSocket().sent).toContainEqual({ type: 'watch', conversationUuid: uuid() }));
    lastSocket().deliver({ type: 'typing', conversationUuid: uuid(), by: 'VISITOR', name: 'Grace', text: 'Sorry to ask ag' });
    await expect(await canvas.findByText('Sorry to ask ag')).toBeVisible();
  },
);
export const Slow: Story = chat(() => ({ [at()]: NEVER }));
export const NotThere: Story = chat(() => ({ [at()]: refusal(404, 'not_found') }));

/** Enter sends; Shift and Enter begin a line. The message is kept by its number. */
export const Sent: Story = chat(
  () => ({
    [`${at()}/messages`]: { ...COLLEAGUES_ANSWER, staffUuid: CHAT.agent?.uuid, name: 'Ada Whitfield', body: 'In three days.\nAda' },
  }),
  async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'In three days.{Shift>}{Enter}{/Shift}Ada{Enter}');
    await expect(await box(canvas)).toHaveValue('');
    await expect(await canvas.findByText(/In three days\./)).toHaveTextContent('In three days. Ada');
    await waitFor(() => expect(canvas.queryByText('Sending')).toBeNull());
    await expect(canvas.getByText('Not read yet')).toBeInTheDocument();
  },
);
/** A message that was not sent says so where it stands, and is sent again with the same key. */
export const NotSent: Story = chat(
  () => ({ [`${at()}/messages`]: refusal(503, 'unavailable') }),
  async ({ canvas }) => {
    const keys: string[] = [];
    const answer = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST' && request.url.endsWith('/messages'))
        keys.push(((await request.clone().json()) as { key: string }).key);
      return answer(request);
    };
    await userEvent.type(await box(canvas), 'In three days.{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[0]).toBe(keys[1]);
    await expect(await canvas.findByText('Not sent')).toBeVisible();
  },
);
/** A colleague was quicker: their answer stands above the box, and what was typed is still in it. */
export const AnsweredMeanwhile: Story = chat(
  () => ({ [`${at()}/messages`]: refusal(409, 'conflict', 'A colleague has written.') }),
  async ({ canvas }) => {
    const field = await box(canvas);
    const answer = window.fetch;
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      if (url.searchParams.get('after') !== '6') return answer(input, init);
      return later({ chat: { ...CHAT, uuid: uuid(), lastSeq: 7 }, messages: [COLLEAGUES_ANSWER] })();
    };
    await userEvent.type(field, 'Next week, I think.{Enter}');
    const alert = await canvas.findByText('A colleague has answered meanwhile');
    await expect(alert).toBeVisible();
    await expect(field).toHaveValue('Next week, I think.');
    await expect(canvas.getAllByText(new RegExp(COLLEAGUES_ANSWER.body))).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  },
);
/** An answer of the help articles goes behind what is typed, and can be changed. */
export const InsertAnAnswer: Story = chat(
  () => ({
    '/help': ['When do I get my money?', 'How is the money sent?', 'What does a draw cost?'].map((question, at) => ({
      slug: `question-${at}`,
      question,
      topic: 'funding',
      screens: [],
      alsoAsked: at === 0 ? ['cuándo recibo mi dinero'] : [],
    })),
    '/help/question-0': { answer: ['Three business days after you sign.', 'You may cancel until then.'] },
  }),
  async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'Hello Grace!');
    await userEvent.click(canvas.getByRole('button', { name: 'Insert an answer' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Insert an answer' }));
    await userEvent.type(await dialog.findByRole('searchbox'), 'dinero{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: 'When do I get my money?' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await box(canvas)).toHaveValue('Hello Grace!\nThree business days after you sign.\n\nYou may cancel until then.');
    await waitFor(async () => expect(await box(canvas)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Insert an answer' }));
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(2);
  },
);
export const OfAColleague: Story = chat(
  () => ({ [at()]: of({ agent: UMA, isHere: false }) }),
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Uma Castellano answers this chat/)).toBeVisible();
  },
);
/** Nobody answers yet, and a call back is asked for. */
export const CallBack: Story = chat(
  () => ({
    [at()]: {
      chat: { ...CHAT, ...CALL, uuid: uuid(), name: 'Grace Happy', byEmail: true, callbackPhone: '(480) 555-0142' },
      messages: MESSAGES,
    },
    '/called': { ...CHAT, ...CALL, uuid: uuid(), callback: null, callbackPhone: null },
  }),
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take it' })).toBeVisible();
    await expect(canvas.getByText(/Your answer is sent to/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '(480) 555-0142' })).toBeVisible();
  },
);
/** People answer it at a vendor's desk; the person asked for an answer by email here. */
export const AtAVendor: Story = chat(
  () => ({ [at()]: { chat: { ...CHAT, uuid: uuid(), provider: 'stream', agent: null, byEmail: true, lastSeq: 0 }, messages: [] } }),
  async ({ canvas }) => {
    await expect(await canvas.findByText('People answer this chat at Stream’s desk')).toBeVisible();
    await expect(canvas.getByText('Over Stream')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Answer/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Transfer' })).toBeNull();
  },
);
export const Transfer: Story = chat(
  () => ({}),
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Transfer' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Transfer the chat' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
    await expect((await dialog.findAllByText('Choose who answers')).length).toBeGreaterThan(0);
  },
);
export const Ending: Story = chat(
  () => ({}),
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End' }));
    await expect(await canvas.findByRole('dialog', { name: 'End this chat' })).toBeVisible();
  },
);
export const Ended: Story = chat(
  () => ({ [at()]: of({ state: 'ENDED', ended: 'VISITOR', isHere: false }) }),
  async ({ canvas }) => {
    await expect(await canvas.findByText('This chat has ended')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Answer/ })).toBeNull();
  },
);
/** Who reads further up is not taken to the end: what arrives is told, and counts as seen once they go there. */
export const ReadingFurtherUp: Story = chat(
  () => ({ [at()]: { chat: { ...CHAT, uuid: uuid(), lastSeq: 60 }, messages: LONG } }),
  async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: 'Messages' });
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(500));
    log.scrollTop = 0;
    await canvas.findByRole('button', { name: 'Last message' });
    const sent: unknown[] = [];
    const answer = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/messages')) {
        sent.push(await request.clone().json());
        return later({ code: 'conflict', errors: [] }, 409)();
      }
      if (searchParams.get('after') !== '60') return answer(request);
      return later({ chat: { ...CHAT, uuid: uuid(), lastSeq: 61 }, messages: [{ ...COLLEAGUES_ANSWER, seq: 61 }] })();
    };
    lastSocket().deliver({ type: 'chat', conversationUuid: uuid(), lastSeq: 61 });
    await canvas.findByRole('button', { name: 'New messages' });
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'New messages' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull());
    await userEvent.type(await box(canvas), 'Thank you.{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ body: 'Thank you.', seen: 61 });
  },
);
/** A file that cannot be read says so where it stands. */
export const FileNotRead: Story = chat(
  () => ({ [`/files/${chatUuid(90)}`]: refusal(404, 'not_found') }),
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download pay stub november.pdf' }));
    await expect(await canvas.findByText(/This does not exist/)).toBeVisible();
  },
);
/** It has ended, and the person asked for the answer by email. */
export const EndedByEmail: Story = chat(
  () => ({ [at()]: of({ state: 'ENDED', ended: 'EXPIRED', isHere: false, byEmail: true }) }),
  async ({ canvas }) => {
    await expect(await canvas.findByText('Its time ran out.')).toBeVisible();
    await expect(await box(canvas)).toHaveAccessibleDescription('Your answer is sent to grace@main.example.com.');
  },
);
/** An auditor reads, and is told why there is no box. */
export const Auditor: Story = chat(
  () => ({}),
  async ({ canvas }) => {
    await expect(await canvas.findByText('An auditor reads chats and does not answer them')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Transfer|End|Take it)$/ })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
  'auditor',
);
/** What is typed stays while the list is looked at: Escape returns to it, and Enter opens the chat again. */
export const DraftKept: Story = chat(
  () => ({ '/chats': { ...QUIET, rows: [{ ...ROW, uuid: uuid() }] } }),
  async ({ canvas }) => {
    await userEvent.type(await box(canvas), 'Half a sent');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('log', { name: 'Messages' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: /Grace/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await box(canvas)).toHaveValue('Half a sent');
  },
);
