import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioTabs, type RadioTabsProps } from './RadioTabs.tsx';

function Stateful(props: RadioTabsProps) {
  const [value, setValue] = useState(props.value ?? null);
  return <RadioTabs {...props} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

const years = (n: number, payment: string, rate: string) => ({
  value: String(n),
  title: (
    <>
      {n} <small>years</small>
    </>
  ),
  lines: [payment, rate],
});
const options = [
  years(5, '$2,121.29', '7.85%'),
  years(10, '$1,284.94', '8.20%'),
  years(15, '$1,030.80', '8.45%'),
  years(30, '$829.71', '8.80%'),
];
const meta = {
  component: RadioTabs,
  args: {
    label: 'Over how many years do you want to pay it back?',
    hint: 'Monthly payment and APR for each choice',
    name: 'term',
    options,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Chosen: Story = { args: { value: '15' } };
export const Wrong: Story = { args: { error: 'Required' } };
