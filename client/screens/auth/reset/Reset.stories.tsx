import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../../testing/PageStory.tsx';
import { Reset } from './Reset.tsx';

const meta = { component: Reset, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Reset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened without the token of the email. */
export const Over: Story = { render: () => <PageStory Page={Reset} path="/auth/reset" /> };
