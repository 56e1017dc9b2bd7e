import type { Meta, StoryObj } from '@storybook/react-vite';
import { registration } from '@hearthline/journey/paths.ts';
import { PageStory } from '../../../testing/PageStory.tsx';
import { Closed } from './Closed.tsx';
import { COPY } from './copy.ts';

const meta = { component: Closed, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Closed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewVisitor: Story = {
  render: () => <PageStory Page={Closed} path={registration.index()} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: COPY.title('Hearthline') });
    await canvas.findByRole('link', { name: COPY.logIn });
  },
};
export const WithAnswers: Story = {
  render: () => <PageStory Page={Closed} path={registration.index({ s: 'AAAAAAAAAAAAAAAAAAAAAA' })} />,
  play: async ({ canvas }) => void (await canvas.findByText(COPY.kept.text)),
};
