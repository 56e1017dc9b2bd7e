import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SsnField, type SsnFieldProps } from './SsnField.tsx';

function Stateful(props: SsnFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SsnField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: SsnField,
  args: {
    label: 'Social Security number',
    hint: 'Only the last four digits stay on screen',
    name: 'ssn',
    value: '',
    onChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SsnField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '666101001' } };
export const Wrong: Story = { args: { value: '66610', error: 'Enter all nine digits' } };
