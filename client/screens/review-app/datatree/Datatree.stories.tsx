import type { Meta, StoryObj } from '@storybook/react-vite';
import { given, inApplication } from '../../../testing/screen-story.tsx';
import { Datatree } from './Datatree.tsx';

const meta = {
  component: Datatree,
  decorators: [inApplication],
  parameters: given({ screen: 'review-app/datatree', status: { status: 'PROPERTY_DATA_REVIEW', decision: 'INITIAL' } }),
} satisfies Meta<typeof Datatree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const SlowTitle: Story = {
  parameters: given({ screen: 'review-app/datatree', status: { status: 'PREQUAL_TITLE', decision: 'INITIAL' } }),
};
