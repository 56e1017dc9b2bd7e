import type { Meta, StoryObj } from '@storybook/react-vite';
import { given, inApplication } from '../../../testing/screen-story.tsx';
import { Uw } from './Uw.tsx';

const meta = {
  component: Uw,
  decorators: [inApplication],
  parameters: given({ screen: 'review-app/uw', status: { status: 'UNDERWRITING_REVIEW', decision: 'REVIEW' } }),
} satisfies Meta<typeof Uw>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
