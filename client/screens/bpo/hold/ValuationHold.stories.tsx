import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { ValuationHold } from './ValuationHold.tsx';

const at = (status: StatusAnswer['status']) => ({
  parameters: screenParameters({ screen: 'bpo/hold', status: { status, decision: 'REVIEW' } }),
});
const meta = { component: ValuationHold, decorators: [inApplication], ...at('NAV_BPO_PROCESSING') } satisfies Meta<typeof ValuationHold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {};
export const TwoValues: Story = at('NAV_BPO_REVIEW');
export const Evaluation: Story = at('NAV_RESI_EVAL_PROCESSING');
export const TitleSearch: Story = at('FINAL_TITLE_PROCESSING');
export const TitleReview: Story = at('FINAL_TITLE_REVIEW');
export const LegalDescription: Story = at('FINAL_TITLE_COMPLETE');
