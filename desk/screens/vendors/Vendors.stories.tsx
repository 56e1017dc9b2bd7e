import type { Reply } from '@hearthline/web/api/operation.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';
import { uuid } from '../../testing/work.ts';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the pages' code, which the router then has at once
  loaders: [async () => ({ code: await Promise.all([import('./Vendors.tsx'), import('./Vendor.tsx')]) })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

type All = Reply<'desk-vendors-get'>;
type One = Reply<'desk-vendor-get'>;
const SINCE = '2026-11-23T09:15:00.000Z';
const FLOOD: All['vendors'][number] = {
  vendor: 'flood',
  name: 'Flood determinations',
  state: 'WELL',
  answered: 99.82,
  medianMs: 200,
  slowMs: 500,
  lastAnswerAt: '2026-11-23T12:00:00.000Z',
  lastFailure: null,
  heldBackSince: null,
  waiting: 0,
  failed: 1,
  since: null,
};
const TITLE: All['vendors'][number] = {
  ...FLOOD,
  vendor: 'title',
  name: 'Title and ownership',
  state: 'HELD_BACK',
  answered: 4.1,
  medianMs: 300,
  slowMs: 7500,
  lastAnswerAt: '2026-11-23T09:14:00.000Z',
  lastFailure: { at: '2026-11-23T11:58:00.000Z', cause: 'The vendor is down' },
  heldBackSince: SINCE,
  waiting: 187,
  failed: 13,
  since: SINCE,
};
const REST: All['vendors'] = (
  [
    ['notary', 'Remote notaries', 'SLOW', 98.4],
    ['mail', 'E-mail by Email API', 'FAILING', 81.25],
    ['credit-bureau', 'The credit bureau', 'WELL', 100],
    ['geocoder', 'Census tracts', 'QUIET', null],
  ] as const
).map(([vendor, name, state, answered]) => ({
  ...FLOOD,
  vendor,
  name,
  state,
  answered,
  failed: 0,
  ...(answered === null && { medianMs: null, slowMs: null, lastAnswerAt: null }),
}));
const VENDORS: All = {
  vendors: [TITLE, FLOOD, ...REST],
  otherFailures: 2,
  undelivered: 2,
  queues: [
    { name: 'Result of the valuation', waiting: 14, since: '2026-11-23T11:40:00.000Z' },
    { name: 'Emails and texts', waiting: 3, since: '2026-11-23T11:59:00.000Z' },
  ],
};
const CALM: All = { vendors: [{ ...FLOOD, failed: 0 }, ...REST.slice(2)], otherFailures: 0, undelivered: 0, queues: [] };
const MESSAGES: Reply<'desk-undelivered-get'> = {
  messages: [1, 2].map((n) => ({
    id: uuid(n),
    applicationUuid: uuid(40 + n),
    loanNumber: `HL202643736925830${n}`,
    channel: 'MAIL',
    subject: n === 1 ? 'Your offers are ready' : 'Documents to sign',
    cause: 'The vendor is down',
    at: SINCE,
  })),
  total: 2,
};
const ONE: One = {
  ...TITLE,
  course: Array.from({ length: 36 }, (_, step) => ({
    at: new Date(Date.parse('2026-11-23T09:00:00.000Z') + step * 300_000).toISOString(),
    answered: step < 4 ? 100 : step % 9 === 0 ? null : step < 8 ? 60 : 3,
    slowMs: step < 8 ? 500 : null,
  })),
  causes: [
    { cause: 'The vendor is down', share: 82.5, lastAt: '2026-11-23T11:58:00.000Z' },
    { cause: 'The vendor did not answer in time', share: 17.5, lastAt: '2026-11-23T09:20:00.000Z' },
  ],
  steps: [
    {
      applicationUuid: uuid(41),
      loanNumber: 'HL2026437369258301',
      step: 'title-snapshot',
      name: 'Title snapshot',
      state: 'FAILED',
      cause: 'The vendor is down',
      tries: 31,
      since: SINCE,
      nextAt: null,
    },
    {
      applicationUuid: uuid(42),
      loanNumber: 'HL2026437369258302',
      step: 'title-order',
      name: 'Order of the title search',
      state: 'WAITING',
      cause: null,
      tries: 4,
      since: SINCE,
      nextAt: '2026-11-23T12:20:00.000Z',
    },
  ],
  total: 200,
};
const STARTED = { woken: 187, started: 13, left: 0 };
const at = (answers: Readonly<Record<string, unknown>>, role: 'processor' | 'auditor' = 'processor', path = '/vendors') => ({
  path,
  role,
  answers,
});
const LIST = { '/again': STARTED, '/vendors': VENDORS, '/undelivered': MESSAGES };

/** A processor starts all of one vendor's work. */
export const StartedAll: Story = {
  args: at(LIST),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Calls held back');
    await userEvent.click(canvas.getByRole('button', { name: 'Start all: Title and ownership' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Start 200 steps: Title and ownership' }));
    await userEvent.type(dialog.getByLabelText(/Why/), 'The vendor says it is back');
    await userEvent.click(dialog.getByRole('button', { name: 'Start all' }));
    await canvas.findByText('Title and ownership: 200 steps started.');
  },
};
export const SentAgain: Story = {
  args: at({ '/undelivered/again': { queued: 2 }, ...LIST }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Send again: 2 selected' }));
    await userEvent.type(dialog.getByLabelText(/Why/), 'The vendor says it is back');
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await canvas.findByText('2 messages are sent again.');
  },
};
export const AuditorReads: Story = {
  args: at(LIST, 'auditor'),
  play: async ({ canvas }) => {
    await canvas.findByText('Documents to sign', { exact: false });
    await expect(canvas.queryByRole('button', { name: /Start|Send/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const NothingWaits: Story = {
  args: at({ '/vendors': CALM }),
  play: async ({ canvas }) => void (await canvas.findByText('Nothing is due. Steps and messages are done as they come.')),
};
export const Slow: Story = {
  args: at({ '/vendors': NEVER }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Vendors' })),
};
export const Unread: Story = {
  args: at({ '/vendors': refusal(500, 'unexpected') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Vendors' });
    await canvas.findByRole('alert');
  },
};
export const Refused: Story = {
  args: at({ ...LIST, '/again': refusal(403, 'forbidden') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start all: Title and ownership' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Why/), 'The vendor says it is back');
    await userEvent.click(dialog.getByRole('button', { name: 'Start all' }));
    await dialog.findByRole('alert');
  },
};

/** The cause of an outage, and one step started alone. */
export const OneVendor: Story = {
  args: at({ '/again': { woken: 0, started: 1, left: 12 }, '/vendors/title': ONE }, 'processor', '/vendors/title'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Why calls failed' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Title snapshot, HL2026437369258301' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Start: 1 selected' }));
    await userEvent.type(dialog.getByLabelText(/Why/), 'One as a trial');
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    await canvas.findByText('Title and ownership: 1 step started. 12 steps still failed.');
  },
};
export const OtherSteps: Story = {
  args: at(
    { '/vendors/other': { ...ONE, vendor: 'other', name: 'Other failed steps', steps: ONE.steps.slice(0, 1), total: 1 } },
    'auditor',
    '/vendors/other',
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Other failed steps' });
    await expect(canvas.queryByText('Health')).toBeNull();
  },
};
export const WithoutWork: Story = {
  args: at(
    {
      '/vendors/geocoder': {
        ...ONE,
        ...REST[3],
        course: ONE.course.map((one) => ({ ...one, answered: null, slowMs: null })),
        causes: [],
        steps: [],
        total: 0,
      },
    },
    'processor',
    '/vendors/geocoder',
  ),
  play: async ({ canvas }) => void (await canvas.findByText('No step waits or failed here.')),
};
export const Unknown: Story = {
  args: at({ '/vendors/nobody': refusal(404, 'not_found', 'No vendor of this name') }, 'processor', '/vendors/nobody'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('alert');
  },
};
