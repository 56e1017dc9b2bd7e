import type { Meta, StoryObj } from '@storybook/react-vite';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { ForSale } from './ForSale.tsx';

const meta = { component: ForSale } satisfies Meta<typeof ForSale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = registerStory('for-sale', ForSale);
export const NowOrSoon: Story = registerStory('for-sale', ForSale, { typed: ANSWERED, orgCode: 'PLUMFIELD' });
export const Unanswered: Story = {
  ...registerStory('for-sale', ForSale),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Continue' })),
};
