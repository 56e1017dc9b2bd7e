import type { Meta, StoryObj } from '@storybook/react-vite';
import { registration } from '@hearthline/journey/paths.ts';
import { inApplication, screenParameters } from '../../testing/screen-story.tsx';
import { PageStory } from '../../testing/PageStory.tsx';
import { NotAvailable } from './NotAvailable.tsx';

const meta = { component: NotAvailable, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotAvailable>;
export default meta;

export const AStep: StoryObj<typeof meta> = { render: () => <PageStory Page={NotAvailable} path={registration.support()} /> };

/** The step is not built, but the county acts, not the borrower. */
export const OthersAct: StoryObj<typeof meta> = {
  decorators: [inApplication],
  parameters: screenParameters({ screen: 'complete', status: { status: 'RECORDING', decision: 'APPROVED' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The county is recording your deed of trust' });
  },
};
