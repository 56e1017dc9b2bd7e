import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { queryClient } from '../../services/api.ts';
import { CHAT, MESSAGES, PRESENCE, QUEUE, QUIET, RINGING } from '../../testing/chats.ts';
import { type DeskAnswers, DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';
import { withStorySockets } from '../../testing/story-socket.ts';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the page's code, which the router then has at once
  loaders: [async () => ({ code: await import('./Chats.tsx') })],
  beforeEach: withStorySockets,
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const FRAME: DeskAnswers = { '/chat-presence': PRESENCE, '/chat-ticket': { ticket: 'ticket' } };
const list = (answers: DeskAnswers, path = '/chat', play?: Story['play']): Story => ({
  args: { path, role: 'agent', answers: { ...FRAME, '/chats': QUIET, ...answers } },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'Chats' });
    await play?.(context);
  },
});

/** What waits, the oldest first; the keys lead from one to the next, and a slash to the search. */
export const ToAnswer: Story = list({}, '/chat', async ({ canvas }) => {
  const links = await canvas.findAllByRole('link', { name: /Quinn|Bess|Grace/ });
  await expect(links).toHaveLength(3);
  await userEvent.keyboard('jj');
  await waitFor(() => expect(links[1]).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}k');
  await waitFor(() => expect(links[1]).toHaveFocus());
  await userEvent.keyboard('/');
  await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
  await expect(document.title).toMatch(/^\(3\) Chats/);
});
export const Empty: Story = list(
  { '/chats': { rows: [], total: 0, waiting: 0, oldestWaiting: null } },
  '/chat?list=MINE',
  async ({ canvas }) => {
    await expect(await canvas.findByText(/You answer no chat now/)).toBeVisible();
  },
);
export const Pages: Story = list({ '/chats': { ...QUIET, total: 61 } }, '/chat?list=OPEN&page=2', async ({ canvas }) => {
  await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
});
export const NothingFound: Story = list({ '/chats': { rows: [], total: 0, waiting: 4, oldestWaiting: null } }, '/chat?search=zebra');
export const Slow: Story = list({ '/chats': NEVER });
export const Unread: Story = list({ '/chats': refusal(500, 'unexpected') }, '/chat', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});
/** The switch says at once what was asked for, and a refusal takes it back. */
export const PresenceRefused: Story = list({}, '/chat', async ({ canvas }) => {
  const answer = window.fetch;
  window.fetch = async (input, init) =>
    new Request(input, init).method === 'PUT' ? new Response('{}', { status: 500 }) : answer(input, init);
  const toggle = await canvas.findByRole('switch', { name: 'Take chats' });
  await expect(toggle).toBeChecked();
  await userEvent.click(toggle);
  await expect(await canvas.findByText(/Something unexpected happened/)).toBeVisible();
  await waitFor(() => expect(toggle).toBeChecked());
});
/** The connection is missing: it is said, and what changes is found late. */
export const NotConnected: Story = {
  ...list({ '/chat-ticket': refusal(503, 'unavailable') }, '/chat', async ({ canvas }) => {
    await expect(await canvas.findByText('The chat is not connected')).toBeVisible();
  }),
};

/** A chat rings above every page; one that a colleague took first says so. */
export const Ringing: Story = {
  args: {
    path: '/feedback',
    role: 'compliance',
    answers: {
      ...FRAME,
      '/chats': QUEUE,
      '/feedback': { rows: [], total: 0, counts: [] },
      '/take': refusal(409, 'conflict', 'Uma Castellano answers this chat now.'),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Feedback' });
    const ring = within(await canvas.findByRole('region', { name: `Chat of ${RINGING.name}` }));
    await expect(ring.getByText(`${RINGING.name} wants to chat`)).toBeVisible();
    await userEvent.click(ring.getByRole('button', { name: 'Answer' }));
    await expect(await ring.findByText('Uma Castellano answers this chat now.')).toBeVisible();
  },
};
/** Put off, it rings no more here, though the list still says so. */
export const RingPutOff: Story = list({ '/chats': QUEUE }, '/chat', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(canvas.queryByText(/wants to chat/)).toBeNull());
  await queryClient.refetchQueries();
  await expect(canvas.queryByText(/wants to chat/)).toBeNull();
});
/** Answered, the chat opens. */
export const RingAnswered: Story = list(
  { '/chats': QUEUE, '/take': { ...CHAT, ...RINGING }, [`/chats/${RINGING.uuid}`]: { chat: { ...CHAT, ...RINGING }, messages: MESSAGES } },
  '/chat',
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: RINGING.name })).toBeVisible();
  },
);
