import type { Meta, StoryObj } from '@storybook/react-vite';
import { given, inApplication } from '../../../testing/screen-story.tsx';
import { NoCredit } from './NoCredit.tsx';

const meta = {
  component: NoCredit,
  decorators: [inApplication],
  parameters: given({ screen: 'review-app/no-credit', status: { status: 'CREDIT_NO_MATCH_SSN', decision: 'INITIAL' } }),
} satisfies Meta<typeof NoCredit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
