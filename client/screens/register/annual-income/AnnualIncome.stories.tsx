import type { Meta, StoryObj } from '@storybook/react-vite';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { NOT_SAVED } from '../copy.ts';
import { AnnualIncome } from './AnnualIncome.tsx';

const meta = { component: AnnualIncome } satisfies Meta<typeof AnnualIncome>;
export default meta;
type Story = StoryObj<typeof meta>;

const proceed: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
const typed = (income: number, employmentType: 'FULL_TIME' | 'UNEMPLOYED') => ({
  ...ANSWERED,
  income: { income, otherIncome: 0, employmentType },
});

/** The lender closed while its visitor was answering: said where they would continue, and nothing is lost. */
export const LenderClosed: Story = {
  ...registerStory('annual-income', AnnualIncome, {
    typed: ANSWERED,
    answers: { '/heloc/drafts': { id: 'AAAAAAAAAAAAAAAAAAAAAA', version: 1, data: {}, takesApplications: false } },
  }),
  play: async ({ canvas }) => void (await canvas.findByText(NOT_SAVED.closed.title)),
};
export const Empty: Story = registerStory('annual-income', AnnualIncome);
export const Filled: Story = registerStory('annual-income', AnnualIncome, { typed: ANSWERED });
export const Wrong: Story = {
  ...registerStory('annual-income', AnnualIncome, { typed: { income: { income: 14_400_000, otherIncome: 18_000, employmentType: '' } } }),
  play: proceed,
};
export const LowIncome: Story = { ...registerStory('annual-income', AnnualIncome, { typed: typed(12_000, 'FULL_TIME') }), play: proceed };
export const Unemployed: Story = registerStory('annual-income', AnnualIncome, { typed: typed(50_000, 'UNEMPLOYED') });
