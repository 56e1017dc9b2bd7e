import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { sampleNotary } from '../../../samples/sample-notary.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { ScheduleManual } from './ScheduleManual.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/notary';
const CHOOSE = 'POST /service-application/api/v1/application/heloc/{uuid}/notary/manual';
const at = (answer: Answer, choose: Answer = { data: { version: 11 } }) => ({
  parameters: screenParameters({
    screen: 'notary/schedule-manual',
    status: { status: 'DEED_SIGNING', decision: 'APPROVED', notaryDisclosure: 'IN_PROGRESS', closingDisclosure: 'COMPLETE' },
    answers: { [GET]: answer, [CHOOSE]: choose },
  }),
});

const meta = { component: ScheduleManual, decorators: [inApplication], ...at({ data: sampleNotary() }) } satisfies Meta<
  typeof ScheduleManual
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByChoice: Story = {};
export const WithWitnesses: Story = {
  ...at({ data: sampleNotary({ way: 'IN_PERSON', reason: 'STATE_DOES_NOT_ALLOW', witnesses: 1 }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/requires one witness besides the notary/);
    await within(canvasElement).findByRole('link', { name: 'Choose your times' });
  },
};
export const ConnectionLost: Story = {
  ...at({ data: sampleNotary() }, 'offline'),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Choose a notary in person' }));
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
export const Loading: Story = at('never');
