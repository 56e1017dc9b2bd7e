import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { sampleCondition } from '../../../samples/sample-condition.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { UploadIncome } from './UploadIncome.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}';
const CONDITIONS = 'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants';
const sources = (asked: number, state: string) => ({
  data: {
    employmentType: 'FULL_TIME',
    statedMonthly: 12_000,
    verifiedMonthly: null,
    paystubsAsked: asked,
    employmentNeeded: false,
    methods: [{ method: 'MANUAL_PAYSTUB', state, monthly: null, reading: false }],
  },
});
const asked = (more: object = {}) =>
  sampleCondition('HELOC_MANUAL_PAYSTUB_UPLOAD', {
    uuid: 'c',
    requestDocuments: ['USER_UPLOADED_PAYSTUB', 'USER_UPLOADED_PAYSTUB'],
    ...more,
  });
const stub = (uuid: string) => ({
  uuid,
  type: 'USER_UPLOADED_PAYSTUB',
  state: 'RECEIVED',
  conditionUuid: 'c',
  label: `Paystub ${uuid}.pdf`,
  contentType: 'application/pdf',
  bytes: 1,
  pages: 1,
  reason: null,
  sentAt: '2026-11-20T17:00:00.000Z',
});
const parameters = (answers: Answers) =>
  screenParameters({ screen: 'income/upload/:type', status: { status: 'INCOME_VERIFICATION', decision: 'SELECT' }, answers });
const answers = (
  conditions: readonly object[],
  files: readonly object[] = [],
  [count, state]: readonly [number, string] = [2, 'NEEDS_DOCUMENTS'],
): Answers => ({
  [`GET ${ONE}/income-sources`]: sources(count, state),
  [CONDITIONS]: { data: conditions },
  [`GET ${ONE}/documents`]: { data: files },
});

const meta = {
  component: UploadIncome,
  decorators: [inApplication],
  parameters: parameters(answers([asked()])),
} satisfies Meta<typeof UploadIncome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPaystubs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Upload your paystubs' });
    await canvas.findByText('0 of 2 files sent');
  },
};
export const Sent: Story = {
  parameters: parameters(answers([asked({ actionNeeded: false })], [stub('October'), stub('November')])),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your documents are with our team');
  },
};
export const NotChosen: Story = { parameters: parameters(answers([], [], [0, 'NOT_STARTED'])) };
export const Loading: Story = { parameters: parameters({ [`GET ${ONE}/income-sources`]: 'never', [CONDITIONS]: 'never' }) };
