import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { Elsewhere } from './Elsewhere.tsx';

const meta = { component: Elsewhere, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Elsewhere>;
export default meta;

export const Exchange: StoryObj<typeof meta> = { render: () => <PageStory Page={Elsewhere} path={outside.exchange()} /> };
