import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from './PhoneField.tsx';

const meta = { component: PhoneField, args: { label: 'Mobile phone', name: 'phone' } } satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'We text you a code to sign in' } };
export const Filled: Story = { args: { defaultValue: '(602) 555-0142' } };
export const Wrong: Story = { args: { defaultValue: '(602) 555', error: 'Please enter a valid phone number' } };
