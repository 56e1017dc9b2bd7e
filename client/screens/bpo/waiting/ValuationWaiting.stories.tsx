import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { ValuationWaiting } from './ValuationWaiting.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/valuation';
const data = {
  product: 'BPO',
  stage: 'ORDERED',
  reason: null,
  value: 499_000,
  access: { name: 'Tex Houston', windows: ['Weekdays, 8 AM to noon', 'Saturdays, 9 AM to 2 PM'] },
  appraisal: { fee: 550, payableFrom: null, paid: null, field: null },
};
const at = (status: StatusAnswer['status']) => ({
  parameters: screenParameters({ screen: 'bpo/waiting', status: { status, decision: 'REVIEW' }, answers: { [GET]: { data } } }),
});
const meta = { component: ValuationWaiting, decorators: [inApplication], ...at('NAV_BPO_ORDERED') } satisfies Meta<typeof ValuationWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText('Tex Houston')).toBeVisible(),
};
export const Scheduled: Story = at('NAV_BPO_SCHEDULED');
export const NoSales: Story = at('NAV_BPO_FAILED');
export const Canceled: Story = at('NAV_BPO_CANCELLED');
export const EvaluationFailed: Story = at('NAV_RESI_EVAL_FAILED');
