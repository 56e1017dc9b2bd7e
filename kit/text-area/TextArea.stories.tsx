import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'What happened?', name: 'explanation', hint: 'A few sentences are enough' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'The payment was sent in March and arrived in April.' } };
export const Wrong: Story = { args: { defaultValue: 'Late', error: 'Write at least 10 characters' } };
export const Optional: Story = { args: { optional: true } };
