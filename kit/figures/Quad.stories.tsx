import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quad } from './Quad.tsx';

const meta = {
  component: Quad,
  args: {
    items: [
      { term: 'Monthly payment', value: '$1,030.80' },
      { term: 'APR with autopay', value: '8.45%' },
      { term: 'Line amount', value: '$104,990.00' },
      { term: 'Time to pay', value: '15 years' },
    ],
  },
} satisfies Meta<typeof Quad>;
export default meta;
export const Four: StoryObj<typeof meta> = {};
