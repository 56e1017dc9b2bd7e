import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Answer } from '../../../testing/answers.ts';
import { sampleNotary } from '../../../testing/sample-notary.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { NotarySession } from './NotarySession.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/notary';
const at = (answer: Answer) => ({
  parameters: screenParameters({
    screen: 'notary/session',
    status: { status: 'DEED_SIGNING', decision: 'APPROVED', notaryDisclosure: 'IN_PROGRESS', closingDisclosure: 'COMPLETE' },
    answers: { [GET]: answer },
  }),
});
type State = 'INVITED' | 'IN_MEETING' | 'DONE';
const me = (state: State, other?: State): Answer => ({
  data: sampleNotary({
    signers: [{ name: 'Grace Happy', isYou: true, state }, ...(other ? [{ name: 'Henry Happy', isYou: false, state: other }] : [])],
  }),
});

const meta = { component: NotarySession, decorators: [inApplication], ...at(me('INVITED')) } satisfies Meta<typeof NotarySession>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarted: Story = {};
export const Open: Story = {
  ...at(me('IN_MEETING', 'INVITED')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Go back to the session' });
  },
};
/** The address the notary service returned to; it is cleared at once. */
export const Sealed: Story = {
  ...at(me('IN_MEETING')),
  beforeEach() {
    const address = window.location.href;
    window.location.hash = 'done=1';
    return () => window.history.replaceState(null, '', address);
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'The notary has sealed your deed' });
    await waitFor(() => expect(window.location.hash).toBe(''));
  },
};
export const OthersStillMeet: Story = {
  ...at(me('DONE', 'IN_MEETING')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('With the notary now');
    await within(canvasElement).findByRole('button', { name: 'Continue' });
  },
};
export const Offline: Story = at('offline');
