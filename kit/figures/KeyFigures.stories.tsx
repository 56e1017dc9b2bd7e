import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyFigures } from './KeyFigures.tsx';

const meta = {
  component: KeyFigures,
  args: {
    items: [
      { term: 'Monthly payment', value: '$1,030.80' },
      { term: 'APR with autopay', value: '8.45%' },
      { term: 'Line amount', value: '$104,990.00' },
      { term: 'Term', value: '15 years' },
    ],
  },
} satisfies Meta<typeof KeyFigures>;
export default meta;
export const Four: StoryObj<typeof meta> = {};
