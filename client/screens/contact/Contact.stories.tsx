import { outside, registration } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { Contact } from './Contact.tsx';

const meta = { component: Contact, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anybody: Story = {
  render: () => <PageStory Page={Contact} path={outside.contact()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Does checking my rate change my credit score?'));
    await canvas.findByText(/Seeing your offers is a soft check/);
  },
};
export const Registering: Story = { render: () => <PageStory Page={Contact} path={registration.support()} orgCode="PLUMFIELD" /> };
/** A visitor who asked for /contact. */
export const Visitor: Story = {
  render: () => <PageStory Page={Contact} path={registration.support({ from: 'contact' })} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Contact us' });
    await canvas.findByRole('link', { name: 'Log in to see where your application stands' });
  },
};
