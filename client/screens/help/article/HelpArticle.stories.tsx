import { help } from '@hearthline/journey/pages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply } from '../../../testing/story-world.ts';
import { HelpArticle } from './HelpArticle.tsx';

const meta = { component: HelpArticle, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HelpArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

const SLUG = 'right-to-cancel';
const ANSWER = {
  slug: SLUG,
  question: 'How long can I cancel after I sign?',
  topic: 'funding',
  screens: ['complete'],
  answer: [
    'For the home you live in, until midnight of the third business day after everyone has signed and has the notice. The page shows the day.',
    'Saturdays count; Sundays and federal holidays do not.',
  ],
  related: [
    { slug: 'how-to-cancel-after-signing', question: 'How do I cancel after I have signed?' },
    { slug: 'when-do-i-get-my-money', question: 'When do I get my money?' },
  ],
};
const page = (answer: unknown) => <PageStory Page={HelpArticle} path={help.article(SLUG)} answers={{ [`/api/v1/help/${SLUG}`]: answer }} />;

/** A visitor is asked to log in for what is in an application. */
export const Visitor: Story = {
  render: () => page(ANSWER),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: ANSWER.question });
    await expect(document.title).toContain(ANSWER.question);
    await expect(canvas.getByRole('link', { name: 'Log in to your application' })).toHaveAttribute(
      'href',
      '/auth/login?redirectUrl=%2Fdashboard',
    );
    await expect(canvas.getByRole('link', { name: 'When do I get my money?' })).toHaveAttribute(
      'href',
      help.article('when-do-i-get-my-money'),
    );
  },
};
/** An answer about reaching us leads nowhere else. */
export const WithoutScreen: Story = {
  render: () => page({ ...ANSWER, screens: ['contact'], related: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText(ANSWER.answer[1] ?? '');
    await expect(canvas.queryByRole('heading', { name: 'Related questions' })).toBeNull();
    await canvas.findByRole('link', { name: 'Contact us' });
  },
};
export const Missing: Story = {
  render: () => page(refusalReply(404, { message: 'Nothing there' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We have no answer at this address' });
    await canvas.findByRole('link', { name: 'All questions and answers' });
  },
};
export const Failed: Story = {
  render: () => page(refusalReply(500, {})),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
