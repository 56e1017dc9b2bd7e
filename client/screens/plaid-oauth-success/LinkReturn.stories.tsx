import { registration } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.tsx';
import { refusalReply, type StoryAnswers } from '../../testing/story-world.ts';
import { LinkReturn } from './LinkReturn.tsx';

const meta = { component: LinkReturn, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LinkReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

const PENDING = '/service-application/api/v1/pending-link';
const link = (more: object = {}) => ({
  link: {
    applicationUuid: '0198f2b1-7f3a-7c11-9d52-3a1b2c3d4e5f',
    purpose: 'INCOME',
    method: 'TRUV_PAYROLL',
    token: 'token',
    expired: false,
    ...more,
  },
});

/** The address the vendor's page returns to carries what it gave; `answers` is the server. */
const returned = (hash: string, answers: StoryAnswers): Story => ({
  beforeEach() {
    const address = window.location.href;
    window.location.hash = hash;
    return () => window.history.replaceState(null, '', address);
  },
  render: () => <PageStory Page={LinkReturn} path={registration.plaidOauthSuccess()} answers={answers} />,
});

export const Finishing: Story = {
  ...returned('public_token=t', { [PENDING]: { link: null } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Finishing the link' });
    await waitFor(() => expect(window.location.hash).toBe(''));
  },
};
export const LeftWithout: Story = {
  ...returned('exit=USER_EXIT', { [PENDING]: link() }),
  play: async ({ canvas }) => {
    await canvas.findByText(/You left before the link was finished. Nothing was shared./);
    await canvas.findByRole('button', { name: 'Start the link again' });
  },
};
export const Locked: Story = {
  ...returned('exit=ITEM_LOCKED', { [PENDING]: link({ purpose: 'DISBURSE', method: null }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your bank account is not linked yet' });
    await canvas.findByText(/Your account there is locked/);
  },
};
export const Expired: Story = {
  ...returned('', { [PENDING]: link({ expired: true, token: null }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/This link has expired/);
  },
};
export const ServerBusy: Story = {
  ...returned('public_token=t', {
    [PENDING]: refusalReply(503, { code: 'not_ready', message: 'The service is busy. Try again in a moment.' }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/The service is busy/);
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
