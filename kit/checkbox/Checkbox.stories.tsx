import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: {
    name: 'consent',
    children: (
      <>
        I have read the <a href="#privacy">privacy notice</a> and the <a href="#terms">terms</a>.
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Wrong: Story = { args: { error: 'Required' } };
export const Optional: Story = {
  args: {
    children: (
      <>
        Text me about my application. <span className="muted">Optional. It is not a condition of approval.</span>
      </>
    ),
  },
};
export const AsCard: Story = { args: { card: true, defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
