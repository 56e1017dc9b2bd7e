import { registration } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { Maintenance } from './Maintenance.tsx';

const meta = { component: Maintenance, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Maintenance>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  render: () => <PageStory Page={Maintenance} path={registration.index()} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Scheduled Maintenance' });
    await canvas.findByText(/Please check back shortly/);
  },
};
