import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PhoneCountryField, type PhoneCountryFieldProps } from './PhoneCountryField.tsx';

function Stateful(props: PhoneCountryFieldProps) {
  const [held, setHeld] = useState({ value: props.value, countryCode: props.countryCode });
  return <PhoneCountryField {...props} {...held} onChange={(value, countryCode) => setHeld({ value, countryCode })} />;
}

const meta = {
  component: PhoneCountryField,
  args: { label: 'Phone', name: 'phone', value: '', onChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PhoneCountryField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '(602) 555-0142' } };
export const France: Story = { args: { value: '06 12 34 56 78', countryCode: 'FR' } };
export const Wrong: Story = { args: { value: '(602', error: 'Please enter a valid phone number' } };
