import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeBar } from './HomeBar.tsx';

const meta = {
  component: HomeBar,
  args: {
    label: 'Of $499,000: mortgage 21 percent, this line 21 percent, the rest 58 percent',
    segments: [
      { name: 'Your mortgage', amount: '$106,928.98', percent: 21.43, look: 'dark' },
      { name: 'This line', amount: '$104,990.00', percent: 21.04, look: 'accent' },
      { name: 'Still yours, of an estimated $499,000', amount: '$287,081.02', percent: 57.53, look: 'plain' },
    ],
  },
} satisfies Meta<typeof HomeBar>;
export default meta;
export const ThreeParts: StoryObj<typeof meta> = {};
