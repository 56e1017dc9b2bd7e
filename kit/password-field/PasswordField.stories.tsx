import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

const meta = { component: PasswordField, args: { label: 'Password', name: 'password', autoComplete: 'new-password' } } satisfies Meta<
  typeof PasswordField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = { args: { autoComplete: 'current-password' } };
export const Fresh: Story = {
  args: {
    strength: 0,
    strengthWord: 'Nothing typed yet',
    unmet: ['At least 12 characters', 'An uppercase letter', 'A lowercase letter', 'A number', 'One of ! @ # $ % ^ & *'],
  },
};
export const Half: Story = {
  args: { defaultValue: 'Saguaro-in', strength: 2, strengthWord: 'Weak', unmet: ['At least 12 characters', 'A number'] },
};
export const Strong: Story = { args: { defaultValue: 'Saguaro-in-Bloom-7!', strength: 4, strengthWord: 'Strong', unmet: [] } };
export const Wrong: Story = {
  args: {
    defaultValue: 'Saguaro',
    strength: 1,
    strengthWord: 'Very weak',
    unmet: ['At least 12 characters'],
    error: 'Password is not strong enough',
  },
};
