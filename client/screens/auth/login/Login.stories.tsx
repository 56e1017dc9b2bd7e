import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refused } from '../../../testing/story-world.ts';
import { BrokerLogin } from './BrokerLogin.tsx';
import { Login } from './Login.tsx';

const meta = { component: Login, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = {
  '/identity/api/v1/login': refused(401, { code: 'wrong_credentials', message: 'The email address or the password is not right' }),
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

const broker = ['fe-ciam-identity-broker'];
const down = { '/identity-broker/customer/api/v3/login': refused(500, { code: 'unexpected', message: 'Something unexpected happened' }) };

export const BrokerDown: Story = {
  render: () => <PageStory Page={BrokerLogin} path={outside.authLogin()} flags={broker} answers={down} />,
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
