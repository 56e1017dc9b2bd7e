import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { refused } from '../../testing/story-world.ts';
import { Legal } from './Legal.tsx';

const meta = { component: Legal, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Legal>;
export default meta;
type Story = StoryObj<typeof meta>;

const TYPES = '/profile/consent-types';
const answers = {
  [TYPES]: ['TERMS', 'PRIVACY', 'COMMUNICATIONS'].map((type) => ({ type, version: '2026-01', text: 'The first line.\nThe second line.' })),
};

export const Terms: Story = { render: () => <PageStory Page={Legal} path={outside.terms()} answers={answers} /> };
export const Privacy: Story = { render: () => <PageStory Page={Legal} path={outside.privacy()} answers={answers} orgCode="PLUMFIELD" /> };
export const Communications: Story = { render: () => <PageStory Page={Legal} path={outside.communications()} answers={answers} /> };
export const Licenses: Story = {
  render: () => <PageStory Page={Legal} path={outside.licenses()} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/More states to come/, { selector: 'main p' });
  },
};
export const Failed: Story = { render: () => <PageStory Page={Legal} path={outside.privacy()} answers={{ [TYPES]: refused(500, {}) }} /> };
