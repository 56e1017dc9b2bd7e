import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalText } from './LegalText.tsx';

const meta = {
  component: LegalText,
  args: {
    parts: [
      { kind: 'text', text: 'What this is about, in **a sentence or two**.' },
      { kind: 'heading', text: 'Your rights' },
      { kind: 'list', items: ['You may ask for any document on paper.', 'A paper copy **costs nothing**.'] },
      {
        kind: 'facts',
        rows: [{ label: 'Why?', value: 'The law requires us to tell you how we collect, share and protect what we know of you.' }],
      },
      {
        kind: 'table',
        caption: 'Reasons for which we can share your personal information',
        head: ['Reason', 'Do we share?', 'Can you limit it?'],
        rows: [
          ['For our everyday business', 'Yes', 'No'],
          ['For others to market to you', 'No', 'We do not share'],
        ],
      },
    ],
  },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPart: Story = {};
