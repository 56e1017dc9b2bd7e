import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { PointservCallback } from './PointservCallback.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}/income-sources';
const sources = (state: string) => ({
  data: {
    employmentType: 'SELF_EMPLOYED',
    statedMonthly: 9416.67,
    verifiedMonthly: null,
    paystubsAsked: 0,
    employmentNeeded: false,
    methods: [{ method: 'POINTSERV_TAX', state, monthly: null, reading: true }],
  },
});
const parameters = (answers: Answers) =>
  screenParameters({ screen: 'income/pointserv-callback', status: { status: 'INCOME_VERIFICATION', decision: 'SELECT' }, answers });

const meta = {
  component: PointservCallback,
  decorators: [inApplication],
  parameters: parameters({
    [`GET ${ONE}`]: sources('STARTED'),
    [`POST ${ONE}`]: { data: { version: 12, outcome: 'PENDING', partly: true } },
  }),
} satisfies Meta<typeof PointservCallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstYear: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The first year has arrived; the second is on its way.');
  },
};
export const NotFinished: Story = {
  parameters: parameters({
    [`GET ${ONE}`]: sources('STARTED'),
    [`POST ${ONE}`]: { refusal: { status: 409, code: 'conflict', message: 'The link has expired or was not finished. Start it again.' } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/We did not hear back that the link was finished/);
    await canvas.findByRole('button', { name: 'Start it again' });
  },
};
export const NothingOpen: Story = { parameters: parameters({ [`GET ${ONE}`]: sources('NOT_STARTED') }) };
export const Offline: Story = { parameters: parameters({ [`GET ${ONE}`]: 'offline' }) };
