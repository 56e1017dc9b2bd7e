import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { sampleNotary } from '../../../samples/sample-notary.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { NotaryError } from './NotaryError.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/notary';
const at = (reason: string, answer: Answer) => ({
  parameters: screenParameters({
    screen: 'notary/error',
    query: { reason },
    status: { status: 'DEED_SIGNING', decision: 'APPROVED', notaryDisclosure: 'IN_PROGRESS', closingDisclosure: 'COMPLETE' },
    answers: { [GET]: answer },
  }),
});
const info = (more: Parameters<typeof sampleNotary>[0] = {}): Answer => ({ data: sampleNotary(more) });
const shows =
  (text: string | RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expect(await within(canvasElement).findByText(text)).toBeVisible();

const meta = { component: NotaryError, decorators: [inApplication], ...at('USER_EXIT', info()) } satisfies Meta<typeof NotaryError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeftEarly: Story = { play: shows('You left before the deed was sealed') };
export const Disconnected: Story = {
  ...at('MEETING_FAILED', info({ failure: 'MEETING_FAILED', triesLeft: 1 })),
  play: shows('You have one try left at the questions.'),
};
export const NobodyFree: Story = { ...at('NO_NOTARY', info({ failure: 'NO_NOTARY' })), play: shows('No notary is free right now') };
export const QuestionsFailed: Story = {
  ...at('KBA_FAILED', info({ way: 'IN_PERSON', reason: 'KBA_FAILED', triesLeft: 0 })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Choose a time with a notary in person' });
  },
};
export const IdNotAccepted: Story = {
  ...at('ID_FAILED', info({ way: 'IN_PERSON', reason: 'ID_FAILED' })),
  play: shows('Your ID was not accepted'),
};
export const GoneHome: Story = {
  ...at('NOTARY_CLOSED', info({ hours: { from: 6, to: 18, timeZone: 'America/Los_Angeles', opensAt: '2026-11-24T14:00:00.000Z' } })),
  play: shows('The notaries have finished for the day'),
};
export const WithoutAReason: Story = { ...at('somethingelse', info()), play: shows('The session ended without a seal') };
