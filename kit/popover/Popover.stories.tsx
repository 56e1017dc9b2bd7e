import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { TopButton } from '../top-bar/TopBar.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: 'Notifications',
    start: true,
    trigger: (props) => <TopButton icon="bell" label="Notifications, 2 new" count={2} {...props} />,
    children: (
      <p>
        Your offer is good until December 12. <a href="#offer">See it</a>
      </p>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
