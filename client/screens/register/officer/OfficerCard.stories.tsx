import { stepPath } from '@hearthline/journey/registration.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rememberAttribution } from '../../../services/attribution.ts';
import { PageStory } from '../../../testing/PageStory.tsx';
import { LegalName } from '../legal-name/LegalName.tsx';
import { OfficerCard } from './OfficerCard.tsx';

const meta = { component: OfficerCard, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof OfficerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const UUID = '11111111-1111-4111-8111-111111111111';
const officer = {
  originatorName: 'Dana Mercer',
  brokerName: null,
  email: 'dana.mercer@example.com',
  phoneNumber: '602-555-0142',
  nmls: '0000001',
  enforceLicensedStatesForReferral: false,
  licensedStates: ['AZ'],
};
const sent = {
  beforeEach: () => {
    rememberAttribution(`?referrer=${UUID}`);
    return () => window.sessionStorage.clear();
  },
  render: () => <PageStory Page={LegalName} path={stepPath('legal-name', 'v2')} answers={{ [`/lo/${UUID}`]: officer }} />,
};

export const BesideAQuestion: Story = {
  ...sent,
  play: async ({ canvas }) => void (await canvas.findByText('Dana Mercer')),
};
export const Contact: Story = {
  ...sent,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contact your loan officer' }));
    await canvas.findByRole('dialog');
  },
};
