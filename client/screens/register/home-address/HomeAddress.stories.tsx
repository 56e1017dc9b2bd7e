import type { Meta, StoryObj } from '@storybook/react-vite';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { HomeAddress } from './HomeAddress.tsx';

const meta = { component: HomeAddress } satisfies Meta<typeof HomeAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = registerStory('home-address', HomeAddress);
export const Filled: Story = registerStory('home-address', HomeAddress, { typed: ANSWERED });
export const TypedButNotPicked: Story = {
  ...registerStory('home-address', HomeAddress, { typed: { homeAddress: { street1: '9 Other St' } } }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Continue' })),
};
