import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Stateful(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: DateField,
  args: { label: 'Date of birth', name: 'dob', value: '', onChange: () => undefined, isBirthday: true },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'For example 4 17 1985' } };
export const Filled: Story = { args: { value: '1985-04-17' } };
export const WrongDay: Story = { args: { value: '1985-02-30', error: 'Invalid date' } };
export const TooYoung: Story = { args: { value: '2020-02-01', error: 'Must be at least 18 years old', errorPart: 'year' } };
export const Missing: Story = { args: { error: 'Date of birth is required', hideLabel: true } };
/** Beside other fields: what explains the boxes stands below them. */
export const InARow: Story = { args: { label: 'From', isBirthday: false, inRow: true, optional: true } };
