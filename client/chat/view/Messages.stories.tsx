import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { THREAD } from '../copy.ts';
import { sampleMessage } from '../testing/chat-server.ts';
import { ChatStory, type ChatStoryPlan } from '../testing/ChatStory.tsx';

const meta = { component: ChatStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ChatStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const with_ = (plan: ChatStoryPlan = {}): Story => ({ render: () => <ChatStory {...plan} /> });
const panel = async () => within(await screen.findByRole('dialog', { name: /^Chat with/ }));
export const EarlierMessages: Story = {
  ...with_({
    isKept: true,
    isOpen: false,
    state: { chatMode: 'chatbot', agentName: null },
    messages: Array.from({ length: 50 }, (_, at) =>
      sampleMessage(at + 1, {
        ...(at % 2 === 0
          ? { author: 'VISITOR', body: `Question ${at / 2 + 1}` }
          : {
              author: 'BOT',
              body: `Answer ${(at + 1) / 2}`,
              answer: { questionId: `q-${at}`, article: null, screen: null, handsOver: false },
            }),
        name: null,
      }),
    ),
  }),
  play: async () => {
    const inside = await panel();
    await inside.findByText('Answer 25');
    await expect(inside.queryByText('Question 5')).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: THREAD.earlier }));
    await inside.findByText('Question 1');
    await expect(inside.queryByRole('button', { name: THREAD.earlier })).toBeNull();
    await expect(inside.getByRole('region', { name: THREAD.messages })).toHaveFocus();
  },
};
