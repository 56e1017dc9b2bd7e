import type { Meta, StoryObj } from '@storybook/react-vite';
import { Track } from './Track.tsx';

const meta = {
  component: Track,
  args: {
    label: '5 of 7 steps done',
    steps: [
      { state: 'done', name: 'Basic Info' },
      { state: 'done', name: 'Select Offer' },
      { state: 'done', name: 'Provide More Info' },
      { state: 'done', name: 'Link Income Sources' },
      { state: 'done', name: 'Verify Identity' },
      { state: 'now', name: 'Sign Documents' },
      { state: 'todo', name: 'Talk to eNotary' },
    ],
    children: (
      <>
        5 of 7 steps done. Next: <b>Sign Documents</b>
      </>
    ),
  },
} satisfies Meta<typeof Track>;
export default meta;
export const AtSigning: StoryObj<typeof meta> = {};
