import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { sampleNotary } from '../../../samples/sample-notary.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { COPY } from './copy.ts';
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

const leave = fn();
/** Back from a session that ended without a seal, at a status that the server knew before the browser was back. */
const returnedAt = (status: 'MANUAL_DEED_SIGNING' | 'TRUST_AND_INSURANCE') => ({
  parameters: screenParameters({
    screen: 'notary/session',
    status: { status, decision: 'APPROVED', notaryDisclosure: 'IN_PROGRESS', closingDisclosure: 'COMPLETE' },
    answers: { [GET]: { data: sampleNotary({ way: 'IN_PERSON', reason: 'ID_FAILED' }) } },
    leave,
  }),
  beforeEach() {
    const address = window.location.href;
    window.location.hash = 'exit=ID_FAILED';
    leave.mockClear();
    return () => window.history.replaceState(null, '', address);
  },
});
/** Its page says why first, and leads to a notary in person. */
export const EndedForGood: Story = {
  ...returnedAt('MANUAL_DEED_SIGNING'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: COPY.title });
    await waitFor(() => expect(window.location.hash).toBe(''));
    await expect(leave).not.toHaveBeenCalled();
  },
};
export const SignedMeanwhile: Story = {
  ...returnedAt('TRUST_AND_INSURANCE'),
  play: async () => waitFor(() => expect(leave).toHaveBeenCalledOnce()),
};
