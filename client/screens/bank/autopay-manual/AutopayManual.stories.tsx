import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { AutopayManual } from './AutopayManual.tsx';

const PROFILE = 'GET /service-profile/api/v1/profile';
const profile = { name: { firstName: 'Carl', middleName: '', lastName: 'Coin', suffix: '' }, dob: null, addresses: [] };

const meta = {
  component: AutopayManual,
  decorators: [inApplication],
  parameters: screenParameters({
    screen: 'bank/autopay-manual',
    status: { status: 'AUTOPAY_ACCOUNT', decision: 'APPROVED' },
    answers: { [PROFILE]: { data: profile } },
  }),
} satisfies Meta<typeof AutopayManual>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NothingTyped: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Check this account' }));
    await within(canvasElement).findByRole('group', { name: /need a change/ });
  },
};
