import type { Meta, StoryObj } from '@storybook/react-vite';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { Birthdate } from './Birthdate.tsx';

const meta = { component: Birthdate } satisfies Meta<typeof Birthdate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = registerStory('birthdate', Birthdate);
export const Filled: Story = registerStory('birthdate', Birthdate, { typed: ANSWERED });
export const TooYoungForTheProduct: Story = {
  ...registerStory('birthdate', Birthdate, { typed: ANSWERED, orgCode: 'MAIN_MARKETS_CREDIT' }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Continue' })),
};
