import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { refusalReply } from '../../testing/story-world.ts';
import { Legal } from './Legal.tsx';

const meta = { component: Legal, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Legal>;
export default meta;
type Story = StoryObj<typeof meta>;

const agreementPath = (type: string) => `/agreements/${type}`;
const sampleDocument = (type: string) => ({
  [agreementPath(type)]: {
    type,
    version: '2026-11',
    title: 'An agreement',
    parts: [
      { kind: 'text', text: 'These terms are between **you** and us.' },
      { kind: 'heading', text: 'What you promise' },
      { kind: 'list', items: ['What you tell us is true and complete.', 'You keep your password to yourself.'] },
      { kind: 'facts', rows: [{ label: 'Why?', value: 'The law requires us to tell you.' }] },
      {
        kind: 'table',
        caption: 'Reasons',
        head: ['Reason', 'Do we share?', 'Can you limit it?'],
        rows: [['Everyday business', 'Yes', 'No']],
      },
    ],
  },
});

export const Terms: Story = { render: () => <PageStory Page={Legal} path={outside.terms()} answers={sampleDocument('TERMS')} /> };
export const Privacy: Story = {
  render: () => <PageStory Page={Legal} path={outside.privacy()} answers={sampleDocument('PRIVACY')} orgCode="PLUMFIELD" />,
};
export const Communications: Story = {
  render: () => <PageStory Page={Legal} path={outside.communications()} answers={sampleDocument('COMMUNICATIONS')} />,
};
export const Licenses: Story = {
  render: () => <PageStory Page={Legal} path={outside.licenses()} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/More states to come/, { selector: 'main p' });
  },
};
export const Failed: Story = {
  render: () => <PageStory Page={Legal} path={outside.privacy()} answers={{ [agreementPath('PRIVACY')]: refusalReply(500, {}) }} />,
};
