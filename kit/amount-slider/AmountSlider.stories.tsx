import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AmountSlider, type AmountSliderProps } from './AmountSlider.tsx';

function Stateful(props: AmountSliderProps) {
  const [value, setValue] = useState(props.value);
  return <AmountSlider {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: AmountSlider,
  args: {
    label: 'How much do you need?',
    name: 'amount',
    value: 100_000,
    min: 15_000,
    max: 302_144,
    maxText: '$302,144 is the most for this fee',
    onChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof AmountSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const TooMuch: Story = { args: { value: 350_000 } };
export const Wrong: Story = { args: { value: null, error: 'Required' } };
export const OneAmountOnly: Story = { args: { value: 15_000, max: 15_000, maxText: undefined } };
