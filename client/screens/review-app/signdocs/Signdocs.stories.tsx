import type { Meta, StoryObj } from '@storybook/react-vite';
import { given, inApplication } from '../../../testing/screen-story.tsx';
import { Signdocs } from './Signdocs.tsx';

const meta = {
  component: Signdocs,
  decorators: [inApplication],
  parameters: given({ screen: 'review-app/signdocs', status: { status: 'GEN_CLOSING_DISCLOSURES', decision: 'FINAL' } }),
} satisfies Meta<typeof Signdocs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const AfterAllTries: Story = {
  parameters: given({ screen: 'review-app/signdocs', status: { status: 'GEN_NOTE_SIGNING', decision: 'FINAL' } }),
};
