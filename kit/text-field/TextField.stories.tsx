import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadOnlyField, TextField } from './TextField.tsx';

const meta = { component: TextField, args: { label: 'First name', name: 'firstName', autoComplete: 'given-name' } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Grace', hint: 'As it is written on your driver license' } };
export const Wrong: Story = { args: { defaultValue: 'G', error: 'First name must be at least 2 characters long' } };
export const Optional: Story = { args: { label: 'Middle name', optional: true } };
export const Disabled: Story = { args: { defaultValue: 'Grace', disabled: true } };
export const WithIcon: Story = { args: { label: 'Search', icon: 'search', name: 'search', autoComplete: 'off' } };
export const ReadOnly: Story = {
  render: () => <ReadOnlyField label="Email" value="grace.happy@example.com" hint="From your account. Change it in Settings." />,
};
