import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta: Meta<typeof Meter> = { title: 'Kit/Meter', component: Meter, args: { part: 0.42, label: 'Sending paystub.pdf' } };
export default meta;
type Story = StoryObj<typeof Meter>;

export const Part: Story = {
  args: { text: '42%, 35 KB of 84 KB' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending paystub.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42%, 35 KB of 84 KB');
  },
};
export const Nothing: Story = { args: { part: 0 } };
export const Whole: Story = { args: { part: 1 } };
