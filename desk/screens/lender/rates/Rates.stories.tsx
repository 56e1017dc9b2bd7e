import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { expect, waitFor } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the page's code, which the router then has at once
  loaders: [async () => ({ code: await import('../Room.tsx') })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const SHEET = {
  id: '018f0000-0000-7000-8000-00000000000a',
  name: 'November 2026',
  sha256: '4b1f7a02c9d355e08a7be06ce1fb49dd7f4402b1c04d4b1f7a02c9d355e08a7b',
  createdAt: '2026-11-02T15:00:00.000Z',
  person: 'Ada Whitfield',
  inForceSince: '2026-11-03T14:00:00.000Z',
};
const EARLIER = { ...SHEET, id: SHEET.id.replace(/a$/, 'b'), name: 'Rates of version 1', person: null, inForceSince: null };
const CSV = [
  'Score tiers',
  'Score from,Base rate %,Max CLTV % primary home,Max CLTV % second home,Max CLTV % investment property,Max line $,Max DTI %',
  '760,8.1,85,80,75,400000,50',
  '700,9.8,80,75,70,300000,45',
  '',
  'Terms',
  'Term in years,Points added',
  '5,0',
  '30,0.95',
  '',
  'Duplex',
  'Score from,Max DTI %',
  '700,45',
  '',
].join('\r\n');

const offer = (rate: number) => ({ rate, apr: rate - 0.25, line: 62_994, payment: 812.4, term: 10, feePercent: 4.99, reason: null });
const declined = { rate: null, apr: null, line: null, payment: null, term: null, feePercent: null, reason: 'SCORE_LOW' };
const sample = (id: number, before: object, after: object) => ({
  id,
  state: id % 2 === 0 ? 'AZ' : 'CA',
  score: 690 + id,
  value: 420_000 + id * 1_000,
  occupancy: id % 3 === 0 ? 'INVESTMENT' : 'HOME',
  elderly: id % 4 === 0,
  incomeSource: id % 4 === 0 ? 'RETIREMENT' : 'WAGES',
  wanted: 60_000,
  isChanged: before !== after,
  before,
  after,
});
const same = offer(9.8);
const group = (approved: number, ratio: number) => ({ approved, comparedApproved: 240, meanRate: 10.2, comparedMeanRate: 10.6, ratio });
const PREVIEW = {
  noted: [
    {
      message:
        'With a score from 700 on a primary home, 9 of 160 rates are never offered in any state: they are over the high-cost limit on the rate of the first draw (12 CFR 1026.32(a)(1)(i))',
      states: ['AZ', 'CA'],
      cells: 9,
      of: 160,
    },
  ],
  before: { approved: 306, declined: 194, meanRate: 11.05, meanLine: 63_799 },
  after: { approved: 287, declined: 213, meanRate: 11.32, meanLine: 64_056.16 },
  newlyApproved: 0,
  newlyDeclined: 19,
  changed: 2,
  range: { before: { from: 7.85, to: 17.2 }, after: { from: 8.1, to: 17.2 } },
  rows: [sample(1, offer(9.8), offer(10.05)), sample(2, offer(12.4), declined), sample(3, same, same), sample(4, same, same)],
  disclosures: [{ before: 'APRs of the first draw run from 7.85% to 17.20%.', after: 'APRs of the first draw run from 8.10% to 17.20%.' }],
  documents: [
    { title: 'Important terms of our home equity line', state: 'AZ', before: ['APRs: 7.85% to 17.20%'], after: ['APRs: 8.10% to 17.20%'] },
  ],
  fairLending: [
    {
      group: '62 or older',
      comparedWith: 'younger than 62',
      cite: '12 CFR 1002.6(b)(2)',
      size: 120,
      comparedSize: 380,
      before: group(84, 1.1),
      after: group(82, 1.08),
      flagged: false,
    },
    {
      group: 'income from public assistance',
      comparedWith: 'income from wages',
      cite: '12 CFR 1002.6(b)(2), (5)',
      size: 30,
      comparedSize: 395,
      before: group(8, 0.44),
      after: group(7, 0.41),
      flagged: true,
    },
  ],
  fairLendingNote: 'These are counts on 500 invented borrowers, not on applicants.',
};
const CHECKED = { problems: [], more: 0, csv: CSV, preview: PREVIEW };
const WRONG = {
  problems: [
    {
      line: 4,
      column: 'B',
      field: null,
      message: 'A score of 700 has a lower rate (7.9%) than a score of 760 (8.1%): a better borrower would pay more',
    },
    {
      line: null,
      column: null,
      field: 'heloc.laterDraws.margins',
      message: 'a margin for each score tier of the rate sheet, highest score first',
    },
  ],
  more: 3,
  csv: null,
  preview: null,
};

const { rateSheet: _, ...MAIN_LINE } = MAIN.heloc;
const LINE = {
  ...MAIN_LINE,
  laterDraws: {
    ...MAIN_LINE.laterDraws,
    margins: [
      { score: 760, margin: 1.5 },
      { score: 700, margin: 3.25 },
    ],
  },
};
const LENDER = {
  orgCode: 'MAIN',
  version: 3,
  latest: 3,
  effectiveAt: SHEET.inForceSince,
  settings: { heloc: LINE },
  sheet: SHEET,
  versions: [],
  proposals: [],
};
const PERSON = { uuid: '018f0000-0000-7000-8000-000000000002', name: 'Bea Quill' };
const PROPOSAL = {
  id: '018f0000-0000-7000-8000-00000000000c',
  room: 'rates',
  state: 'OPEN',
  differences: [
    { path: 'rateSheet', was: SHEET.name, becomes: EARLIER.name },
    { path: 'heloc.minLine', was: 15_000, becomes: 20_000 },
  ],
  rateSheetId: EARLIER.id,
  sheetName: EARLIER.name,
  effectiveAt: '2026-12-01T14:00:00.000Z',
  reason: 'The rates of the competition fell',
  by: PERSON,
  at: '2026-11-20T16:00:00.000Z',
  expiresAt: '2026-11-27T16:00:00.000Z',
  second: null,
  endedAt: null,
  refusal: null,
  version: null,
  isMine: false,
  mayDecide: true,
  whyNot: null,
};
const LATER = {
  version: 4,
  effectiveAt: '2026-12-01T14:00:00.000Z',
  createdAt: '2026-11-20T16:00:00.000Z',
  summary: 'The rates of the competition fell',
  person: 'Bea Quill',
  second: 'Ada Whitfield',
  sheetName: EARLIER.name,
  state: 'LATER',
  differences: [{ path: 'rateSheet', was: SHEET.name, becomes: EARLIER.name }],
};
const FIRST = {
  ...LATER,
  version: 3,
  effectiveAt: SHEET.inForceSince,
  summary: '',
  sheetName: SHEET.name,
  state: 'IN_FORCE',
  differences: [],
};

const rates = (answers: Readonly<Record<string, unknown>> = {}, role: 'admin' | 'auditor' = 'admin'): Story => ({
  args: {
    path: '/settings/lender/rates',
    role,
    answers: {
      '/lender': LENDER,
      '/rate-sheets': [SHEET, EARLIER],
      [`/rate-sheets/${SHEET.id}`]: { id: SHEET.id, name: SHEET.name, csv: CSV },
      '/rate-sheets/preview': CHECKED,
      ...answers,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
});
/** Opens the sheet in force. */
const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open November 2026' }));
  await canvas.findByRole('table', { name: 'Score tiers' });
};
/** Opens it, changes a figure and asks what it would do. */
const previewed: NonNullable<Story['play']> = async (world) => {
  const { canvas, userEvent } = world;
  await opened(world);
  const figure = canvas.getByRole('textbox', { name: 'Score tiers, row 2, Base rate %' });
  await userEvent.clear(figure);
  await userEvent.type(figure, '10.05');
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
};

export const Sheets: Story = rates();
export const SheetsOfAnAuditor: Story = { ...rates({}, 'auditor'), play: opened };
export const Loading: Story = rates({ '/rate-sheets': NEVER });
export const Failed: Story = rates({ '/rate-sheets': refusal(503, 'unavailable', 'The service is not available now') });
export const Empty: Story = rates({ '/rate-sheets': [] });
export const Opened: Story = { ...rates(), play: opened };
export const RowAdded: Story = {
  ...rates(),
  play: async (world) => {
    await opened(world);
    await world.userEvent.click(world.canvas.getByRole('button', { name: 'Copy Terms, row 2' }));
    await world.canvas.findByRole('textbox', { name: 'Terms, row 3, Term in years' });
    await world.userEvent.click(world.canvas.getByRole('button', { name: 'Remove Terms, row 1' }));
    await waitFor(() => expect(world.canvas.queryByRole('textbox', { name: 'Terms, row 3, Term in years' })).toBeNull());
  },
};
export const Previewed: Story = {
  ...rates(),
  play: async (world) => {
    await previewed(world);
    await world.canvas.findByRole('heading', { name: 'What it would do' });
    await expect(world.canvas.getByRole('table', { name: 'Borrowers' })).toHaveTextContent('Declined: Credit score');
    await expect(world.canvas.getByRole('button', { name: 'Keep this sheet' })).toBeVisible();
  },
};
export const Wrong: Story = {
  ...rates({ '/rate-sheets/preview': WRONG }),
  play: async (world) => {
    await previewed(world);
    await waitFor(() => expect(world.canvas.getByRole('textbox', { name: 'Score tiers, row 2, Base rate %' })).toBeInvalid());
    await expect(world.canvas.getByText('And 3 more.')).toBeVisible();
  },
};
export const PreviewFailed: Story = {
  ...rates({ '/rate-sheets/preview': refusal(503, 'unavailable', 'The service is not available now') }),
  play: async (world) => {
    await previewed(world);
    await world.canvas.findByText('The rates were not read');
  },
};
export const Uploaded: Story = {
  ...rates(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Choose a CSV'), new File([CSV], 'december.csv', { type: 'text/csv' }));
    await canvas.findByRole('heading', { name: 'december.csv, not kept' });
    await canvas.findByRole('table', { name: 'Score tiers' });
  },
};
export const UploadedTooLarge: Story = {
  ...rates(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText('Choose a CSV'),
      new File([new Uint8Array(10_000_001)], 'photos.csv', { type: 'text/csv' }),
    );
    await canvas.findByText(/larger than 10 MB/);
  },
};

/** A second person looks at what a colleague proposed before they publish it. */
const waits: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const show = await canvas.findByRole('button', { name: 'Preview the change' });
  await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  await userEvent.click(show);
};
export const Decided: Story = {
  ...rates({ '/lender': { ...LENDER, proposals: [PROPOSAL] } }),
  play: async (world) => {
    await waits(world);
    await world.canvas.findByRole('heading', { name: 'What it would do' });
    await world.canvas.findByRole('button', { name: 'Publish' });
  },
};
export const DecidedWithoutPreview: Story = {
  ...rates({ '/lender': { ...LENDER, proposals: [PROPOSAL] }, '/rate-sheets/preview': WRONG }),
  play: async (world) => {
    await waits(world);
    await world.canvas.findByText('There is no preview');
    await expect(world.canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
};
export const ProposedByMe: Story = rates({
  '/lender': {
    ...LENDER,
    proposals: [{ ...PROPOSAL, isMine: true, mayDecide: false, whyNot: 'You proposed this. A different person decides it.' }],
  },
});
export const SetForLater: Story = {
  ...rates({ '/lender': { ...LENDER, latest: 4, versions: [LATER, FIRST] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Call off version 4' })).toBeVisible();
  },
};
/** An earlier version is gone back to with its sheet and its settings. */
export const GoneBack: Story = {
  ...rates({
    '/lender': {
      ...LENDER,
      version: 4,
      latest: 4,
      versions: [
        { ...LATER, state: 'IN_FORCE' },
        { ...FIRST, state: 'BEFORE' },
      ],
    },
    '/versions/3': { version: 3, settings: { heloc: { ...LINE, minLine: 25_000 } }, sheet: EARLIER },
    [`/rate-sheets/${EARLIER.id}`]: { id: EARLIER.id, name: EARLIER.name, csv: CSV },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back to version 3' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Smallest line' })).toHaveValue('25000'));
  },
};
/** A tier more has a margin to be typed; what one types is previewed with the sheet. */
export const OtherTiers: Story = {
  ...rates(),
  play: async (world) => {
    const { canvas, userEvent } = world;
    await opened(world);
    const score = canvas.getByRole('textbox', { name: 'Score tiers, row 2, Score from' });
    await userEvent.clear(score);
    await userEvent.type(score, '680');
    const margin = await canvas.findByRole('textbox', { name: 'Margin of later draws, score from 680' });
    await userEvent.clear(margin);
    await userEvent.type(margin, '4.5');
    await userEvent.click(canvas.getByRole('checkbox', { name: '5 years' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByRole('button', { name: 'Keep this sheet' })).toBeVisible();
  },
};
/** Settings of the line change without a sheet, in the same way. */
export const Proposed: Story = {
  ...rates({
    '/lender/check': { problems: [], differences: [{ path: 'heloc.minLine', was: 15_000, becomes: 20_000 }], people: 'LAW' },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const least = await canvas.findByRole('textbox', { name: 'Smallest line' });
    await userEvent.clear(least);
    await userEvent.type(least, '20000');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose it' }));
    const { ownerDocument } = canvasElement;
    await waitFor(() =>
      expect(ownerDocument.querySelector('dialog[open], [role=dialog]')).toHaveTextContent('Ask a colleague to publish this change?'),
    );
  },
};
