import type { Meta, StoryObj } from '@storybook/react-vite';
import { registration } from '@hearthline/journey/paths.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { NotAvailable } from './NotAvailable.tsx';

const meta = { component: NotAvailable, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotAvailable>;
export default meta;

export const AStep: StoryObj<typeof meta> = { render: () => <PageStory Page={NotAvailable} path={registration.support()} /> };
