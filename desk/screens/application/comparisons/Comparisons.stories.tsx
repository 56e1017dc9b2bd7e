import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DeskPart, refusal } from '../../../testing/DeskStory.tsx';
import type { Comparison, Row } from '../../../parts/comparison/api.ts';
import { Comparisons } from './Comparisons.tsx';

const ID = '018f0000-0000-7000-8000-000000000003';
const AT = '2026-11-23T16:15:00.000Z';
const meta = { component: Comparisons, args: { uuid: ID } } satisfies Meta<typeof Comparisons>;
export default meta;
type Story = StoryObj<typeof meta>;

type Cell = Row['ours'];
const row = (label: string, [ours, theirs]: readonly [Cell, Cell], verdict: Row['verdict'], more: Partial<Row> = {}): Row => ({
  label,
  ours,
  theirs,
  verdict,
  unit: 'TEXT',
  note: null,
  ...more,
});
const DOLLARS = { unit: 'DOLLARS' } as const;
const DATE = { unit: 'DATE' } as const;
const comparison = (kind: Comparison['kind'], title: string, vendor: string, more: Partial<Comparison>): Comparison => ({
  kind,
  title,
  vendor,
  at: AT,
  party: null,
  isDecided: false,
  rows: [],
  pictures: [],
  notes: [],
  ...more,
});

const WATCHLIST = comparison('WATCHLIST', 'Watch list: match 1 of 2', 'Watchlists, registers and calls to employers', {
  party: 'Grace Happy',
  rows: [
    row('Name', ['Grace Happy', 'HAPPY, Grace Elena'], 'CLOSE'),
    row('Also known as', [null, 'HAPPY MORALES, Grace; LA CONTADORA'], 'CLOSE'),
    row('Birth date', ['1984-05-17', '1961-03-12'], 'DIFFERENT', DATE),
    row('Address', ['101 Clear Path Ln, Phoenix, AZ 85004', 'Culiacán, Sinaloa, Mexico'], 'DIFFERENT'),
    row('Score of the names, of 100', [null, 92], 'NOT_KNOWN', { unit: 'NUMBER' }),
    row('List', [null, 'OFAC SDN'], 'NOT_KNOWN'),
    row('Programs', [null, 'SDNTK'], 'NOT_KNOWN'),
    row('Number of the entry', [null, '6660417'], 'NOT_KNOWN'),
  ],
});
const picture = (n: number, label: string) => ({ documentUuid: `018f0000-0000-7000-8000-00000000001${n}`, label });
const IDENTITY = comparison('IDENTITY', 'Identity of the co-owner', 'Identity documents', {
  party: 'Paula Joint',
  rows: [
    row('Name', ['Paula Joint', 'Paula Elderwood'], 'CLOSE'),
    row('Birth date', ['1980-04-12', '1980-04-12'], 'SAME', DATE),
    row('Expires', [null, '2031-02-01'], 'SAME', DATE),
    row('Document', [null, 'US Driver’s License'], 'NOT_KNOWN'),
    row('Not tampered with', [null, 'Passed'], 'SAME'),
    row('Face as on the document', [null, 'Not checked'], 'NOT_KNOWN'),
    row('Name as on the account', [null, 'Failed'], 'DIFFERENT'),
    row('Legible', [null, 'Passed'], 'SAME'),
  ],
  pictures: [picture(1, 'US Driver’s License, front'), picture(2, 'US Driver’s License, back')],
  notes: ['This is try 3. The pictures are the newest of each side.'],
});
const TITLE = comparison('TITLE', 'Title search', 'Title and ownership', {
  rows: [
    row('Owner 1', ['Owen Notowner', null], 'DIFFERENT', { note: 'Not on record' }),
    row('Owner 2', [null, 'MARGARET ELDERWOOD'], 'DIFFERENT', { note: 'Not on the application; Person, 100%' }),
    row('Form of ownership', ['Sole owner', 'One person'], 'SAME'),
    row('Words of the deed', [null, 'MARGARET ELDERWOOD, SOLE OWNER'], 'NOT_KNOWN'),
    row('Lien 1', ['Cedar Home Loans', 'Cedar Home Loans'], 'SAME', { note: 'Recorded Dec 15, 2021' }),
    row('Lien 1, owed', [136_165.2, 141_000], 'CLOSE', DOLLARS),
    row('Tax lien', [null, 4200], 'DIFFERENT', { ...DOLLARS, note: 'Recorded Mar 2, 2026' }),
    row('Legal description', [null, 'Present'], 'SAME'),
  ],
  notes: ['The owners on record are others than those of the application.'],
});
const VALUATION = comparison('VALUATION', 'Evaluation', 'Price opinions and appraisals', {
  rows: [
    row('Value', [512_000, 401_000], 'DIFFERENT', { ...DOLLARS, note: '21.7% below' }),
    row('Low', [462_800, 381_000], 'DIFFERENT', DOLLARS),
    row('High', [561_200, 421_000], 'DIFFERENT', DOLLARS),
    row('As of', ['2026-11-19', '2026-11-23'], 'NOT_KNOWN', DATE),
    row('Condition', ['Average', 'Average'], 'SAME'),
    row('Sales compared', [null, 3], 'NOT_KNOWN', { unit: 'NUMBER' }),
    row('CLTV with the chosen line', [63.62, 81.24], 'DIFFERENT', { unit: 'PERCENT' }),
    row('Largest line', [185_832, 97_032], 'DIFFERENT', { ...DOLLARS, note: '47.8% below' }),
  ],
});
const INCOME = comparison('INCOME', 'Income by payroll', 'Payroll accounts', {
  party: 'Irma Mismatch',
  rows: [
    row('Income a month', [12_000, 8333.33], 'DIFFERENT', { ...DOLLARS, note: '30.6% below' }),
    row('Employer', ['Copper Ridge Schools', 'Copper Ridge Schools'], 'SAME'),
    row('Employee', ['Irma Mismatch', 'Irma Mismatch'], 'SAME'),
    row('Began', ['2020-03-01', '2020-03-01'], 'SAME', DATE),
  ],
});
const PROPERTY = comparison('PROPERTY', 'Property records', 'Property records and valuations', {
  isDecided: true,
  rows: [
    row('Address', ['101 Clear Path Ln, Phoenix, AZ 85004', '101 Clear Path Ln, Phoenix AZ 85004'], 'SAME'),
    row('Owner', ['Sole owner', 'The applicant alone'], 'SAME'),
    row('Kind of home', [null, 'Single-family home'], 'NOT_KNOWN'),
  ],
});

const story = (answer: unknown, more: Readonly<Record<string, unknown>> = {}): NonNullable<Story['render']> =>
  function Shown({ uuid }) {
    return (
      <DeskPart answers={{ '/comparisons': answer, ...more }}>
        <Comparisons uuid={uuid} />
      </DeskPart>
    );
  };
const of = (...comparisons: readonly Comparison[]) => ({ comparisons });

/** What differs stands first, in words and with a mark. */
export const WatchList: Story = {
  render: story(of(WATCHLIST)),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Watch list: match 1 of 2, Grace Happy' }));
    const [, first] = table.getAllByRole('row');
    await expect(first).toHaveTextContent(/^Birth dateMay 17, 1984Mar 12, 1961Different$/);
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Field', 'Application', 'Vendor', 'Result']);
    await expect(canvas.getByText('2 different')).toBeVisible();
  },
};
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (char) => char.codePointAt(0) ?? 0,
);
const file = async () =>
  Promise.resolve(new Response(new Blob([PNG], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } }));
/** The pictures are read once they are asked for. */
export const Identity: Story = {
  render: story(of(IDENTITY), { '/file': file }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 2 pictures' }));
    await expect(await canvas.findByRole('img', { name: 'US Driver’s License, front' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in a tab: US Driver’s License, back' })).toBeVisible();
  },
};
export const PicturesThatCannotBeRead: Story = {
  render: story(of(IDENTITY), { '/file': refusal(404, 'not_found') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 2 pictures' }));
    await canvas.findByText('The pictures could not be read. Try again.');
  },
};
export const Title: Story = {
  render: story(of(TITLE)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The owners on record are others than those of the application.')).toBeVisible();
  },
};
export const ValuationAndItsEffect: Story = {
  render: story(of(VALUATION)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '$97,032' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '81.24%' })).toBeVisible();
  },
};
export const Income: Story = {
  render: story(of(INCOME)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '$8,333.33' })).toBeVisible();
  },
};
/** What waits for no decision is folded, and opens. */
export const Property: Story = {
  render: story(of(PROPERTY)),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Property records' });
    await expect(canvas.getByText('No difference')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Property records' })).not.toBeVisible();
    await userEvent.click(title);
    await expect(await canvas.findByRole('table', { name: 'Property records' })).toBeVisible();
  },
};
export const Every: Story = {
  render: story(of(WATCHLIST, IDENTITY, TITLE, VALUATION, INCOME, PROPERTY)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading')).toHaveLength(6);
  },
};
export const Nothing: Story = {
  render: story(of()),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to compare yet');
  },
};
export const Refused: Story = {
  render: story(refusal(403, 'forbidden', 'Your role does not allow this')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
