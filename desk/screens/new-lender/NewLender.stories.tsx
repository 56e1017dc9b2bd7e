import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { within } from 'storybook/test';
import { DeskPart, refusal } from '../../testing/DeskStory.tsx';
import type { LenderDraft } from './draft.ts';
import { NewLender } from './NewLender.tsx';
import { STEPS } from './steps.ts';

const meta = { component: NewLender, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NewLender>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { version: _, ...settings } = MAIN;
const PROBLEMS: LenderDraft['problems'] = [
  { step: 'company', field: 'nmls', message: 'an NMLS number has six to eight digits' },
  { step: 'company', field: 'lei', message: 'Another lender has this legal entity identifier' },
  { step: 'states', field: 'trustees', message: 'a deed of trust needs a trustee who is not the lender: none is named for AZ' },
  { step: 'rates', field: 'heloc.rateSheet.tiers.0.base', message: 'At 21% nothing can be lent on a primary home in any state' },
  { step: 'administrator', field: 'admin.email', message: 'Their work email address' },
];
const DRAFT: LenderDraft = {
  email: 'ada@alder.example',
  version: 3,
  expiresAt: '2026-12-05T12:00:00.000Z',
  settings: { ...settings, name: 'Alder Bank', nmls: '12', hostPrefix: 'alder' },
  admin: { name: 'Ada Alder', email: 'ada' },
  csv: 'Tiers\r\nScore,Base %\r\n780,7\r\n',
  testHost: 'https://alder-test.lender.example',
  problems: PROBLEMS,
  toOpen: [
    {
      what: 'The people who run the server give a second person, of compliance, access',
      why: 'Access and opening take two people; these two invite all others under Settings, Staff',
    },
    { what: 'Counsel reviews for CT, GA: an attorney approves deed and title', why: 'State rules on the practice of law' },
  ],
  publishedAs: null,
};
const WHOLE: LenderDraft = { ...DRAFT, problems: [] };

const shown = (answers: object, play: Play): Story => ({
  render: () => (
    <DeskPart answers={{ '/lender-draft': DRAFT, ...answers }}>
      <NewLender />
    </DeskPart>
  ),
  play,
});
const open =
  (title: string): Play =>
  async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('navigation', { name: 'Steps' }));
    await userEvent.click(steps.getByRole('button', { name: title }));
    await canvas.findByRole('heading', { level: 1, name: title });
  };
const step = (at: number): Story => shown({}, open(STEPS[at]?.title ?? ''));

export const Company = step(0);
export const Contacts = step(1);
export const Look = step(2);
export const States = step(3);
export const Rates = step(4);
export const FeesAndLimits = step(5);
export const Texts = step(6);
export const Menus = step(7);
export const Administrator = step(8);
/** Continue says what is wrong beside the fields, and stays. */
export const WithProblems: Story = shown({}, async (context) => {
  await open('Company')(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }));
  await context.canvas.findByRole('group', { name: /need a change|needs a change/ });
});
export const SheetRefused: Story = shown(
  { '/rates': refusal(400, 'invalid_request', 'Line 3, column Base %: a formula is no figure', 'file') },
  async (context) => {
    await open('Rates')(context);
    const input = context.canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await context.userEvent.upload(input, new File(['=1'], 'rates.csv', { type: 'text/csv' }));
    await context.canvas.findByText(/a formula is no figure/);
  },
);
export const Missing: Story = shown({}, open('Review'));
export const Ready: Story = shown({ '/lender-draft': WHOLE }, open('Review'));
const publishing = (answer: unknown, says: RegExp): Story =>
  shown({ '/lender-draft': WHOLE, '/publish': answer }, async (context) => {
    await open('Review')(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Publish to the test host' }));
    await context.canvas.findAllByText(says);
  });
export const Published = publishing(
  {
    orgCode: 'ALDER_BANK',
    site: 'https://alder-test.lender.example',
    invitation: 'https://alder-test.lender.example/desk/welcome#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    toOpen: DRAFT.toOpen,
  },
  /is at its test host/,
);
export const NotPublished = publishing(refusal(409, 'conflict', 'This was changed in another window.'), /was not published/);
export const LinkOver: Story = shown(
  { '/lender-draft': refusal(404, 'not_found') },
  async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'This link is no longer valid' })),
);
export const AlreadyPublished: Story = shown(
  { '/lender-draft': { ...DRAFT, publishedAs: 'ALDER_BANK' } },
  async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'This lender is published' })),
);
