import { help } from '@hearthline/journey/pages.ts';
import { outside, registration } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.tsx';
import { helpEntry } from '../../testing/sample-help.ts';
import { Contact } from './Contact.tsx';

const meta = { component: Contact, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anybody: Story = {
  render: () => (
    <PageStory
      Page={Contact}
      path={outside.contact()}
      answers={{
        '/api/v1/help': [
          helpEntry('does-it-affect-my-credit-score', 'Does checking my rate change my credit score?', 'credit'),
          helpEntry('which-homes-qualify', 'Which homes qualify?', 'eligibility'),
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('link', { name: 'Does checking my rate change my credit score?' });
    await expect(question).toHaveAttribute('href', help.article('does-it-affect-my-credit-score'));
    await canvas.findByRole('link', { name: 'All questions and answers' });
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
