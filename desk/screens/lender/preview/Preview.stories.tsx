import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DeskPart, NEVER, refusal, type DeskAnswers } from '../../../testing/DeskStory.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

const LIST = {
  problems: [],
  person: 'HOME',
  people: [
    { id: 'HOME', name: 'Grace Happy', about: 'Arizona, owns her home alone' },
    { id: 'COOWNER', name: 'Paul Joint and Paula Joint', about: 'Texas, own their home together' },
  ],
  things: [
    { group: 'MAIL', kind: 'OFFERS_READY', title: 'Your offers are ready', differs: true },
    { group: 'MAIL', kind: 'FUNDED', title: 'Your money is on its way', differs: true },
    { group: 'TEXT', kind: 'OFFERS_READY', title: 'Your offers are ready', differs: false },
    { group: 'DOCUMENT', kind: 'WELCOME_LETTER', title: 'Welcome to Hearthline', differs: true },
  ],
};
const html = (phone: string): string =>
  `<!doctype html><html lang="en"><head><title>Offers</title></head><body style="margin:24px;font-family:sans-serif"><h1>Your offers are ready</h1><p>Questions? Call ${phone}.</p></body></html>`;
const side = (phone: string, more: object = {}) => ({
  title: 'Your offers are ready',
  lines: [
    { text: 'You can now see your offers.', differs: false },
    { text: `Questions? Call ${phone}.`, differs: true },
  ],
  html: html(phone),
  ...more,
});
const SHOWN = { before: side('888-819-0001'), after: side('602-555-0188') };
const ANSWERS: DeskAnswers = { '/lender/preview': LIST, '/preview/thing': SHOWN };

const OF = { room: 'hours', base: 1, changes: { supportPhone: '602-555-0188' } } as const;
const meta = {
  component: DeskPart,
  parameters: { layout: 'fullscreen' },
  args: { answers: ANSWERS, children: <PreviewDialog of={OF} onClose={() => undefined} /> },
} satisfies Meta<typeof DeskPart>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const dialogOf = ({ canvasElement }: Playing) => within(canvasElement.ownerDocument.body);
const pick = async (context: Playing, name: string): Promise<void> =>
  context.userEvent.click(await dialogOf(context).findByRole('button', { name }));

export const Mail: Story = {
  play: async (context) => {
    await pick(context, 'Your offers are ready');
    await waitFor(() => expect(dialogOf(context).getByTitle('After: Your offers are ready')).toHaveAttribute('sandbox', ''));
  },
};
export const Words: Story = {
  play: async (context) => {
    await pick(context, 'Your offers are ready');
    await context.userEvent.click(await dialogOf(context).findByRole('radio', { name: 'Words' }));
    await expect(await dialogOf(context).findByText('Questions? Call 602-555-0188.')).toHaveProperty('tagName', 'MARK');
  },
};
export const Document: Story = {
  args: {
    answers: {
      ...ANSWERS,
      '/preview/thing': { before: side('888-819-0001', { html: null }), after: side('602-555-0188', { html: null }) },
    },
  },
  play: async (context) => {
    await pick(context, 'Welcome to Hearthline');
    await expect(await dialogOf(context).findByRole('button', { name: 'Save the PDF after' })).toBeVisible();
  },
};
export const NotLentAfter: Story = {
  args: { answers: { ...ANSWERS, '/preview/thing': { ...SHOWN, after: null } } },
  play: async (context) => {
    await pick(context, 'Your offers are ready');
    await expect(await dialogOf(context).findByText(/nothing is lent in this state/)).toBeVisible();
  },
};
export const Everything: Story = {
  play: async (context) => {
    await context.userEvent.click(await dialogOf(context).findByRole('checkbox', { name: 'Only what differs' }));
    await expect(dialogOf(context).getByRole('region', { name: 'Text messages' })).toBeVisible();
  },
};
export const Searched: Story = {
  play: async (context) => {
    await context.userEvent.type(
      await dialogOf(context).findByRole('textbox', { name: 'Find a screen, a message or a document' }),
      'money',
    );
    await expect(dialogOf(context).queryByRole('button', { name: 'Welcome to Hearthline' })).toBeNull();
  },
};
export const NothingDiffers: Story = {
  args: { answers: { ...ANSWERS, '/lender/preview': { ...LIST, things: LIST.things.map((one) => ({ ...one, differs: false })) } } },
  play: async (context) => {
    await expect(await dialogOf(context).findByText('Nothing of this person differs.')).toBeVisible();
  },
};
export const WithProblems: Story = {
  args: {
    answers: {
      '/lender/preview': {
        problems: [{ field: 'supportPhone', message: 'a telephone is written like 602-555-0109' }],
        person: null,
        people: [],
        things: [],
      },
    },
  },
  play: async (context) => {
    await expect(await dialogOf(context).findByText('Telephone: a telephone is written like 602-555-0109')).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: { '/lender/preview': NEVER } } };
export const Failed: Story = {
  args: { answers: { '/lender/preview': refusal(503, 'unavailable', 'The service is not available now') } },
  play: async (context) => {
    await expect(await dialogOf(context).findByText('Something went wrong. Please try again.')).toBeVisible();
  },
};
