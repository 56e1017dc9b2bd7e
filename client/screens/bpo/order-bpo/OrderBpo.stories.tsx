import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { OrderBpo } from './OrderBpo.tsx';

const PROFILE = 'GET /service-profile/api/v1/profile';
const ORDER = 'POST /service-application/api/v1/application/heloc/{uuid}/bpo';
const profile = {
  name: { firstName: 'Ava', middleName: '', lastName: 'Novalue', suffix: '' },
  phoneNumbers: [{ type: 'MOBILE', number: '6025550121' }],
};
const at = (more: Answers = {}) => ({
  parameters: screenParameters({
    screen: 'bpo/order-bpo',
    status: { status: 'NAV_BPO_ORDER_REQUEST', decision: 'REVIEW' },
    answers: { [PROFILE]: { data: profile }, [ORDER]: { data: { version: 11 } }, ...more },
  }),
});
const meta = { component: OrderBpo, decorators: [inApplication], ...at() } satisfies Meta<typeof OrderBpo>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Order the valuation' }));

export const Prefilled: Story = {
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByLabelText('Name')).toHaveValue('Ava Novalue'),
};
export const NoTimeChosen: Story = {
  async play({ canvasElement }) {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByRole('group', { name: /needs a change/ })).toHaveTextContent(/at least one time/);
  },
};
export const ConnectionLost: Story = {
  ...at({ [ORDER]: 'offline' }),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: 'Saturdays, 9 AM to 2 PM' }));
    await submit(canvasElement);
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
export const Loading: Story = at({ [PROFILE]: 'never' });
export const Offline: Story = at({ [PROFILE]: 'offline' });
