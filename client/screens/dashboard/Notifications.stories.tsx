import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.tsx';
import { refusalReply, type StoryAnswers } from '../../testing/story-world.ts';
import type { Message } from '../../parts/notifications/notification-list.ts';
import { Notifications } from './Notifications.tsx';

const meta = { component: Notifications } satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = '/notifications';
const message = (at: number, title: string, status: Message['status'], more: Partial<Message> = {}): Message => ({
  uuid: `00000000-0000-4000-8000-00000000000${at}`,
  title,
  description: 'We looked at what you sent. There is nothing else you have to do today.',
  created: new Date(Date.UTC(2026, 10, 20, 17) - at * 50_000_000).toISOString(),
  status,
  ctas: [],
  applicationUuid: null,
  walletAddress: null,
  ...more,
});
const SOME = [
  message(1, 'Your offers are ready', 'UNREAD', { ctas: [{ title: 'Choose your offer', redirectPath: outside.dashboard() }] }),
  message(2, 'A message of a very long title that has to break over lines somewhere on a narrow screen', 'READ'),
  message(3, 'Your ID is checked', 'UNREAD'),
  message(4, 'We have your paystubs', 'READ'),
  message(9, 'Welcome', 'READ', { created: '2026-01-05T17:00:00.000Z' }),
];
const messages = (answers: StoryAnswers): Story => ({
  render: () => <PageStory Page={Notifications} path={outside.dashboard()} answers={answers} />,
});

export const Some: Story = {
  ...messages({ [LIST]: SOME, '/notifications/00000000-0000-4000-8000-000000000003': { ...SOME[2], status: 'READ' } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 new');
    await expect(canvas.getAllByRole('button', { name: /^Mark as/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read: Your ID is checked' }));
    await canvas.findByText('1 new');
    // the button stays in place, with the opposite label
    await expect(canvas.getByRole('button', { name: 'Mark as new: Your ID is checked' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5 messages' }));
    await expect(canvas.getAllByRole('button', { name: /^Mark as/ })).toHaveLength(5);
  },
};
export const NotKept: Story = {
  ...messages({ [LIST]: SOME, '/notifications/00000000-0000-4000-8000-000000000001': refusalReply(500, {}) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as read: Your offers are ready' }));
    await canvas.findByText('We could not save that');
    await canvas.findByText('2 new');
  },
};
export const AllRead: Story = messages({ [LIST]: SOME.filter(({ status }) => status === 'READ') });
export const None: Story = messages({ [LIST]: [] });
export const Failed: Story = messages({ [LIST]: refusalReply(500, {}) });
