import { registration } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../../testing/PageStory.tsx';
import { SetupForm } from './SetupForm.tsx';
import { AccountSetup } from './AccountSetup.tsx';

const meta = { component: AccountSetup, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof AccountSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

const officer = { originatorName: 'Dana Mercer', phoneNumber: '602-555-0142', email: 'dana.mercer@example.com', nmls: '0000001' };
const open = { kind: 'open', email: 'grace@example.com', firstName: 'Grace', officer, applicationUuid: null } as const;
const path = registration.accountSetup();

function Invited() {
  return <SetupForm invitation={open} secret="secret" isSignedIn={false} done={() => undefined} />;
}
function SignedIn() {
  return <SetupForm invitation={open} secret={null} isSignedIn done={() => undefined} />;
}

export const Empty: Story = { render: () => <PageStory Page={Invited} path={path} /> };
export const Wrong: Story = {
  render: () => <PageStory Page={Invited} path={path} />,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Set up my account' })),
};
export const SignedInAlready: Story = { render: () => <PageStory Page={SignedIn} path={path} /> };
export const Over: Story = { render: () => <PageStory Page={AccountSetup} path={path} /> };
