import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { label: 'About the line amount', children: 'The line amount is your draw plus the origination fee.' },
  render: (args) => (
    <div style={{ paddingTop: 100 }}>
      Line amount <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
  },
};
