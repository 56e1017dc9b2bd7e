import type { Meta, StoryObj } from '@storybook/react-vite';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { EXPERIMENTS_KEY } from '../../../services/flags/given-experiments.ts';
import { tabStorage } from '../../../services/storage.ts';
import { LegalName } from './LegalName.tsx';

const meta = { component: LegalName } satisfies Meta<typeof LegalName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = registerStory('legal-name', LegalName);
export const Filled: Story = registerStory('legal-name', LegalName, { typed: ANSWERED });
/** A visitor of the experiment who is given the other order of the second note. */
export const StopFirst: Story = {
  ...registerStory('legal-name', LegalName),
  beforeEach: () => {
    const given = { experiment: 'registration-reassurance-1', surface: 'registration-reassurance', variation: 'stop-first' };
    tabStorage.setItem(EXPERIMENTS_KEY, JSON.stringify([given]));
    return () => tabStorage.removeItem(EXPERIMENTS_KEY);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your answers are kept for you, protected with 256-bit encryption/);
  },
};
export const Wrong: Story = {
  ...registerStory('legal-name', LegalName, { typed: { name: { firstName: 'G', middleName: '1', lastName: '', suffix: '' } } }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Continue' })),
};
