import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { EXPERIMENTS_KEY } from '../../../services/flags/given-experiments.ts';
import { tabStorage } from '../../../services/storage.ts';
import { PhoneAndEmail } from './PhoneAndEmail.tsx';

const meta = { component: PhoneAndEmail } satisfies Meta<typeof PhoneAndEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = registerStory('phone-and-email', PhoneAndEmail);
export const Filled: Story = registerStory('phone-and-email', PhoneAndEmail, { typed: ANSWERED });
const bothNotes =
  (first: string, second: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const before = (await canvas.findByText(first)).compareDocumentPosition(await canvas.findByText(second));
    await expect(before).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  };
const CHECK = 'Seeing your rate is a soft check';
const REASON = 'Why we need both';
export const WithoutExperiment: Story = { ...registerStory('phone-and-email', PhoneAndEmail), play: bothNotes(CHECK, REASON) };
/** A visitor of the experiment who is given the other order of the notes. */
export const ReasonFirst: Story = {
  ...registerStory('phone-and-email', PhoneAndEmail),
  beforeEach: () => {
    const given = { experiment: 'registration-contact-1', surface: 'registration-contact', variation: 'reason-first' };
    tabStorage.setItem(EXPERIMENTS_KEY, JSON.stringify([given]));
    return () => tabStorage.removeItem(EXPERIMENTS_KEY);
  },
  play: bothNotes(REASON, CHECK),
};
export const CountryCode: Story = registerStory('phone-and-email', PhoneAndEmail, { typed: { phoneNumber: '(160) 255-5010' } });
export const Wrong: Story = {
  ...registerStory('phone-and-email', PhoneAndEmail, { typed: { phoneNumber: '(602) 5', email: 'grace@' } }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Continue' })),
};
