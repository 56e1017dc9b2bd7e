import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { Condition } from './Condition.tsx';

const PROFILE = 'GET /service-profile/api/v1/profile';
const ORDER = 'POST /service-application/api/v1/application/heloc/{uuid}/bpo';
const profile = {
  name: { firstName: 'Tex', middleName: '', lastName: 'Houston', suffix: '' },
  phoneNumbers: [{ type: 'MOBILE', number: '2105550107' }],
};
const at = (more: Answers = {}) => ({
  parameters: screenParameters({
    screen: 'bpo/condition',
    status: { status: 'NAV_BPO_ORDER_REQUEST', decision: 'REVIEW' },
    answers: { [PROFILE]: { data: profile }, [ORDER]: { data: { version: 11 } }, ...more },
  }),
});
const meta = { component: Condition, decorators: [inApplication], ...at() } satisfies Meta<typeof Condition>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Order the valuation' }));

export const Empty: Story = {};
export const NothingAnswered: Story = {
  async play({ canvasElement }) {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByRole('group', { name: /need a change/ })).toHaveTextContent(
      /condition of the home.*Yes or No.*who lives there/s,
    );
  },
};
export const DamageNotDescribed: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Average/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'I live there' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Saturdays, 9 AM to 2 PM' }));
    await submit(canvasElement);
    await expect(await canvas.findByRole('group', { name: /needs a change/ })).toHaveTextContent(/describe the damage/);
  },
};
