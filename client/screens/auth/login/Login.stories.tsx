import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { userEvent, within } from 'storybook/test';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply } from '../../../testing/story-world.ts';
import { BrokerLogin } from './BrokerLogin.tsx';
import { COPY } from './copy.ts';
import { Login } from './Login.tsx';

const meta = { component: Login, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = {
  '/identity/api/v1/login': refusalReply(401, { code: 'wrong_credentials', message: 'The email address or the password is not right' }),
};

export const Empty: Story = { render: () => <PageStory Page={Login} path={outside.authLogin()} /> };
export const Refused: Story = {
  render: () => <PageStory Page={Login} path={outside.authLogin()} answers={wrong} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'grace@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not the one');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByRole('alert');
  },
};

const CHALLENGE = 'c'.repeat(43);
const needs = (code: string) => ({
  '/identity/api/v1/login': refusalReply(403, { code, challenge: CHALLENGE, message: 'More is needed' }),
});
const logIn = async (
  canvas: ReturnType<typeof within>,
  user: { type: typeof userEvent.type; click: typeof userEvent.click },
): Promise<void> => {
  await user.type(await canvas.findByLabelText('Email address'), 'grace@example.com');
  await user.type(canvas.getByLabelText('Password'), 'Sandbox!2026Pw');
  await user.click(canvas.getByRole('button', { name: 'Log in' }));
};
export const SecondStep: Story = {
  render: () => (
    <PageStory
      Page={Login}
      path={outside.authLogin()}
      answers={{
        ...needs('second_step_required'),
        '/identity/api/v1/login/code': refusalReply(422, { code: 'wrong_code', message: 'Wrong' }),
      }}
    />
  ),
  play: async ({ canvas, userEvent: user }) => {
    await logIn(canvas, user);
    await user.type(await canvas.findByLabelText(COPY.code), '123456');
    await user.click(canvas.getByRole('button', { name: COPY.codeSubmit }));
    await canvas.findAllByText(COPY.codeWrong);
  },
};
export const ExpiredPassword: Story = {
  render: () => <PageStory Page={Login} path={outside.authLogin()} answers={needs('password_expired')} />,
  play: async ({ canvas, userEvent: user }) => {
    await logIn(canvas, user);
    await canvas.findByRole('heading', { name: COPY.newTitle });
  },
};
const linkSent = {
  '/identity/api/v1/login': refusalReply(403, { code: 'password_link_required', sentTo: 'g•••@example.com', message: 'A link is needed' }),
  '/identity/api/v1/password/forgotten': null,
};
export const LinkSent: Story = {
  render: () => <PageStory Page={Login} path={outside.authLogin()} answers={linkSent} />,
  play: async ({ canvas, userEvent: user }) => {
    await logIn(canvas, user);
    await canvas.findByText(COPY.linkIntro('g•••@example.com'));
    await user.click(canvas.getByRole('button', { name: COPY.linkAgain }));
    await canvas.findByText(COPY.linkSent);
  },
};

const broker = ['fe-ciam-identity-broker'];
const down = {
  '/identity-broker/customer/api/v3/login': refusalReply(500, { code: 'unexpected', message: 'Something unexpected happened' }),
};

export const BrokerDown: Story = {
  render: () => <PageStory Page={BrokerLogin} path={outside.authLogin()} flags={broker} answers={down} />,
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
