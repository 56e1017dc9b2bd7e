import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

function Stateful(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return <MoneyField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: MoneyField,
  args: { label: 'Annual pre-tax income', name: 'income', after: 'a year', value: null, onChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Include bonus and all jobs' } };
export const Filled: Story = { args: { value: 85_000 } };
export const Warned: Story = { args: { value: 14_400, warn: 'Confirm that you have entered annual pre-tax income' } };
export const Wrong: Story = { args: { value: 14_400_000, hint: 'Include bonus and all jobs', error: 'Must be less than $10,000,000' } };
export const Big: Story = { args: { label: 'How much do you need?', after: undefined, value: 100_000, boxSize: 'big' } };
export const Disabled: Story = { args: { value: 85_000, disabled: true } };
