import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { Elsewhere } from './Elsewhere.tsx';

const meta = { component: Elsewhere, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Elsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string, title: string): Story => ({
  render: () => <PageStory Page={Elsewhere} path={path} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
  },
});
export const Exchange: Story = at(outside.exchange(), 'Exchange');
export const Pay: Story = at(outside.pay(), 'Pay');
export const Marketplace: Story = at(outside.marketplace(), 'Marketplace');
export const Passport: Story = at(outside.passport(), 'Passport');
export const Portfolio: Story = at(outside.portfolio(), 'Portfolio Manager');
export const GroupManager: Story = at(outside.groupManager(), 'Group Manager');
