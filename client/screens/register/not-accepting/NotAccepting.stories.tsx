import type { Meta, StoryObj } from '@storybook/react-vite';
import { registration } from '@hearthline/journey/paths.ts';
import { PageStory } from '../../../testing/PageStory.tsx';
import { NotAccepting } from './NotAccepting.tsx';

const meta = { component: NotAccepting, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotAccepting>;
export default meta;

export const Wholesale: StoryObj<typeof meta> = {
  render: () => <PageStory Page={NotAccepting} path={registration.legacy()} orgCode="MAIN_WHOLESALE" />,
};
