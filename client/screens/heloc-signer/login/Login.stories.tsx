import { signer } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { session } from '../../../services/session/session.ts';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply, type StoryAnswers } from '../../../testing/story-world.ts';
import { SignerError } from '../error/SignerError.tsx';
import { ENDED_COPY, INVITED, WRONG } from './copy.ts';
import { Invited } from './Invited.tsx';
import { Login } from './Login.tsx';

const meta = { component: Login, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const INVITATION = '/additional-signer/invitation';
const invitation = {
  organizationCode: 'MAIN',
  primary: 'Paul Joint',
  firstName: 'Paula',
  email: 'paula@example.com',
  role: 'CO_DEEDER',
  expiresAt: '2026-12-07T17:00:00.000Z',
};
const Page = (): JSX.Element => <Invited secret="a-secret-of-a-story-that-is-long" />;
const invited = (answers: StoryAnswers = {}): JSX.Element => (
  <PageStory Page={Page} path={signer.login()} answers={{ [INVITATION]: invitation, ...answers }} />
);
const ended = (status: number, code: string, message: string): JSX.Element =>
  invited({ [INVITATION]: refusalReply(status, { code, message }) });

export const Empty: Story = { render: () => <PageStory Page={Login} path={signer.login()} /> };
/** The refusal is the same with and without an account. */
export const Refused: Story = {
  render: () => (
    <PageStory
      Page={Login}
      path={signer.login()}
      answers={{
        '/identity/api/v1/login': refusalReply(401, {
          code: 'wrong_credentials',
          message: 'The email address or the password is not right',
        }),
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'paula@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not the one');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByRole('alert');
  },
};
export const NewAccount: Story = {
  render: () => invited(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: INVITED.title('Paula') });
    await userEvent.click(canvas.getByRole('button', { name: INVITED.submit }));
    await canvas.findByText('Two answers need a change');
  },
};
/** The address has an account: the same invitation goes on with its password. */
export const AccountExists: Story = {
  render: () => invited({ '/additional-signer/register': refusalReply(401, { code: 'account_exists', message: 'Sign in to continue' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'Sandbox!2026Pw');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Sandbox!2026Pw');
    await userEvent.click(canvas.getByRole('button', { name: INVITED.submit }));
    await canvas.findByText(INVITED.exists);
  },
};
export const Unknown: Story = {
  render: () => ended(404, 'not_found', 'We do not know this invitation.'),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: ENDED_COPY.unknown })),
};
export const Expired: Story = {
  render: () => ended(410, 'invitation_ended', 'This invitation has expired. Ask for a new one.'),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: ENDED_COPY.over })),
};
export const SignedAlready: Story = {
  render: () => ended(409, 'conflict', 'You have signed already. Sign in to read your documents.'),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: ENDED_COPY.signed })),
};
/** Another person is signed in at this browser: nothing of the invitation is shown but whose it is. */
export const WrongPerson: Story = {
  beforeEach: () => {
    session.signIn('of another person');
    return () => session.token.clear();
  },
  render: () => invited({ '/service-profile/api/v1/profile': { type: 'PRIMARY', email: 'grace@example.com' } }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: WRONG.title })),
};
/** Signed in, but another account has been asked. */
export const NothingToSign: Story = { render: () => <PageStory Page={SignerError} path={signer.error()} /> };
