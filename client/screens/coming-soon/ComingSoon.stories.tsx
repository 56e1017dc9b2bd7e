import { registration } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { ComingSoon } from './ComingSoon.tsx';

const meta = { component: ComingSoon, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ComingSoon>;
export default meta;

export const NotOpenYet: StoryObj<typeof meta> = { render: () => <PageStory Page={ComingSoon} path={registration.comingSoon()} /> };
