import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const meta = {
  component: Steps,
  args: {
    steps: [
      { state: 'done', name: 'Basic Info' },
      { state: 'now', name: 'Select Offer', sub: 'Good until December 12' },
      { state: 'todo', name: 'Provide More Info' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
export const Upright: StoryObj<typeof meta> = {};
