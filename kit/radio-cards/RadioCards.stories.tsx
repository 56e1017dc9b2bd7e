import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

function Stateful(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value ?? null);
  return <RadioCards {...props} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

const use = [
  { value: 'primary', title: 'Primary', note: 'I live here most of the year' },
  { value: 'secondary', title: 'Secondary', note: 'A second home that I use part of the year' },
  { value: 'investment', title: 'Investment property', note: 'I rent it out or plan to' },
];
const meta = {
  component: RadioCards,
  args: { label: 'How do you use this property?', name: 'use', options: use },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Chosen: Story = { args: { value: 'primary' } };
export const Wrong: Story = { args: { error: 'Required' } };
export const OneDisabled: Story = { args: { options: use.map((row) => ({ ...row, disabled: row.value === 'investment' })) } };
export const YesNo: Story = {
  args: {
    label: 'Is it for sale?',
    hideLabel: true,
    columns: 2,
    options: [
      { value: 'yes', title: 'Yes' },
      { value: 'no', title: 'No' },
    ],
  },
};
export const WithFigures: Story = {
  args: {
    label: 'How do you want to pay the fee?',
    hint: 'A higher fee lowers your rate.',
    value: '4.99',
    options: [
      { value: '4.99', title: '4.99% fee', note: '$4,990.00 added', end: { figure: '$1,030.80', note: '8.45% APR' } },
      { value: '0', title: 'No fee', note: 'Nothing is added', end: { figure: '$1,071.55', note: '9.95% APR' } },
    ],
  },
};
