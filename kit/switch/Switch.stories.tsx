import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { name: 'autopay', label: 'Pay by autopay', note: 'Takes 0.25% off your rate. Without it: 8.70%, $1,046.22 a month.' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
