import type { Meta, StoryObj } from '@storybook/react-vite';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { LegalName } from './LegalName.tsx';

const meta = { component: LegalName } satisfies Meta<typeof LegalName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = registerStory('legal-name', LegalName);
export const Filled: Story = registerStory('legal-name', LegalName, { typed: ANSWERED });
export const Wrong: Story = {
  ...registerStory('legal-name', LegalName, { typed: { name: { firstName: 'G', middleName: '1', lastName: '', suffix: '' } } }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Continue' })),
};
