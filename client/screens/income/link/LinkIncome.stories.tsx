import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { LinkIncome } from './LinkIncome.tsx';

const meta = {
  component: LinkIncome,
  decorators: [inApplication],
  parameters: screenParameters({ screen: 'income/link/:type', status: { status: 'INCOME_VERIFICATION' } }),
} satisfies Meta<typeof LinkIncome>;
export default meta;

export const LeadingOn: StoryObj<typeof meta> = {};
