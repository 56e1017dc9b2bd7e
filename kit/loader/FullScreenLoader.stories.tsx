import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/Icon.tsx';
import { FullScreenLoader } from './FullScreenLoader.tsx';

const meta = {
  component: FullScreenLoader,
  args: {
    messages: ['Looking at your home', 'Reading your credit report', 'Preparing your offers'],
    msPerMessage: 2000,
    logo: <Icon name="house" />,
    note: 'This takes about a minute. You can leave this page open.',
  },
} satisfies Meta<typeof FullScreenLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const OneMessage: Story = { args: { messages: ['One moment'], note: undefined } };
