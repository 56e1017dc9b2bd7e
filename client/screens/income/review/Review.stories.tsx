import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { READING } from '../../../parts/income/copy.ts';
import type { Answers } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { Review } from './Review.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}/income-sources';
const WAGES = ['TRUV_PAYROLL', 'POINTSERV_PAYROLL', 'PLAID_TRANSACTIONS', 'MANUAL_PAYSTUB', 'EMPINFO'];
type Way = { state?: string; monthly?: number; reading?: boolean };

/** The income sources of a person with these methods, some of which were used. */
const sources = (ways: Readonly<Record<string, Way>> = {}, more: object = {}, methods: readonly string[] = WAGES) => ({
  data: {
    employmentType: 'FULL_TIME',
    statedMonthly: 12_000,
    verifiedMonthly: null,
    paystubsAsked: 0,
    employmentNeeded: false,
    methods: methods.map((method) => ({ method, state: 'NOT_STARTED', monthly: null, reading: false, ...ways[method] })),
    ...more,
  },
});
const pending = (partly = false) => ({ data: { version: 12, outcome: 'PENDING', partly } });
const parameters = (answers: Answers) =>
  screenParameters({ screen: 'income/review', status: { status: 'INCOME_VERIFICATION', decision: 'SELECT' }, answers });

const meta = {
  component: Review,
  decorators: [inApplication],
  parameters: parameters({ [`GET ${ONE}`]: sources() }),
} satisfies Meta<typeof Review>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingStarted: Story = {};
export const SelfEmployed: Story = {
  parameters: parameters({
    [`GET ${ONE}`]: sources({}, { employmentType: 'SELF_EMPLOYED' }, [
      'POINTSERV_TAX',
      'POINTSERV_1099_MISC',
      'TRUV_FINANCIAL_ACCOUNTS',
      'PLAID_TRANSACTIONS',
    ]),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Upload instead' });
  },
};
export const Retired: Story = {
  parameters: parameters({
    [`GET ${ONE}`]: sources({}, { employmentType: 'RETIRED' }, ['PLAID_TRANSACTIONS', 'TRUV_FINANCIAL_ACCOUNTS', 'OTHER']),
  }),
};
/** The server has read the report while the page asked for it: the step is over, and the page is about to be left. */
export const ReadByTheServer: Story = {
  parameters: parameters({
    [`GET ${ONE}`]: sources({ TRUV_PAYROLL: { state: 'STARTED', reading: true } }),
    [`POST ${ONE}`]: { refusal: { status: 409, code: 'out_of_order' } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(new RegExp(READING.again));
    await expect(canvas.queryByText(new RegExp(READING.busy))).toBeNull();
  },
};
/** One method in each state, with what to do. */
export const EveryState: Story = {
  parameters: parameters({
    [`GET ${ONE}`]: sources(
      {
        TRUV_PAYROLL: { state: 'FAILED', monthly: 0 },
        POINTSERV_PAYROLL: { state: 'STARTED', reading: true },
        PLAID_TRANSACTIONS: { state: 'STARTED' },
        MANUAL_PAYSTUB: { state: 'NEEDS_DOCUMENTS', monthly: 0 },
      },
      { paystubsAsked: 2 },
    ),
    [`POST ${ONE}`]: pending(true),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Two documents are needed');
    await canvas.findByText(/The first year has arrived/);
    await canvas.findByText(/You started this and did not finish. Nothing was shared./);
    await canvas.findByText(/That service has no income under your name/);
    await expect(canvas.getByRole('button', { name: 'Link bank again' })).toBeVisible();
  },
};
export const Verified: Story = {
  parameters: parameters({
    [`GET ${ONE}`]: sources({ TRUV_PAYROLL: { state: 'VERIFIED', monthly: 8333.33 } }, { verifiedMonthly: 8333.33 }),
  }),
};
export const LinkOver: Story = {
  parameters: parameters({
    [`GET ${ONE}`]: sources({ TRUV_PAYROLL: { state: 'STARTED', reading: true } }),
    [`POST ${ONE}`]: { refusal: { status: 409, code: 'conflict', message: 'The link has expired or was not finished. Start it again.' } },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/The link was not finished or has expired/);
  },
};
export const ServiceDown: Story = {
  parameters: parameters({
    [`GET ${ONE}`]: sources(),
    [`POST ${ONE}/link`]: {
      refusal: {
        status: 503,
        code: 'not_ready',
        message: 'The payroll service does not respond. Try again in a moment, or choose another method.',
      },
    },
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Link payroll' }));
    await canvas.findByText(/The payroll service does not respond/);
  },
};
export const Loading: Story = { parameters: parameters({ [`GET ${ONE}`]: 'never' }) };
export const Offline: Story = { parameters: parameters({ [`GET ${ONE}`]: 'offline' }) };
