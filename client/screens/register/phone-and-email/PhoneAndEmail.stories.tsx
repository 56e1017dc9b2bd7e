import type { Meta, StoryObj } from '@storybook/react-vite';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { PhoneAndEmail } from './PhoneAndEmail.tsx';

const meta = { component: PhoneAndEmail } satisfies Meta<typeof PhoneAndEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = registerStory('phone-and-email', PhoneAndEmail);
export const Filled: Story = registerStory('phone-and-email', PhoneAndEmail, { typed: ANSWERED });
export const CountryCode: Story = registerStory('phone-and-email', PhoneAndEmail, { typed: { phoneNumber: '(160) 255-5010' } });
export const Wrong: Story = {
  ...registerStory('phone-and-email', PhoneAndEmail, { typed: { phoneNumber: '(602) 5', email: 'grace@' } }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Continue' })),
};
