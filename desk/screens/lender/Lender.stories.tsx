import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { expect, waitFor } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ code: await Promise.all([import('./Lender.tsx'), import('./Room.tsx')]) })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's code has arrived. */
const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

const { version: _, heloc: __, ...settings } = MAIN;
const VERSION = {
  version: 4,
  effectiveAt: '2026-11-20T16:00:00.000Z',
  createdAt: '2026-11-20T15:40:00.000Z',
  summary: 'The office moved to another number',
  person: 'Ada Whitfield',
  second: null,
  sheetName: 'Rates of version 1',
  state: 'IN_FORCE',
  differences: [{ path: 'supportPhone', was: '888-819-0001', becomes: MAIN.supportPhone }],
};
const VERSIONS = [
  {
    ...VERSION,
    version: 5,
    state: 'LATER',
    effectiveAt: '2026-12-01T15:00:00.000Z',
    summary: 'Open on Saturdays in December',
    differences: [{ path: 'phoneHours.week', was: [null], becomes: [{ from: '08:00', to: '14:00' }] }],
  },
  VERSION,
  {
    ...VERSION,
    version: 3,
    state: 'BEFORE',
    effectiveAt: '2026-11-10T16:00:00.000Z',
    summary: 'As the examiner asked',
    second: 'Colin Marsh',
    differences: [
      { path: 'disclaimers', was: ['Lines are opened by appointment.'], becomes: MAIN.disclaimers },
      { path: 'supportPhone', was: '888-819-0000', becomes: '888-819-0001' },
    ],
  },
  { ...VERSION, version: 1, state: 'BEFORE', effectiveAt: '1970-01-01T00:00:00.000Z', summary: '', person: null, differences: [] },
];
const PROPOSAL = {
  id: '018f0000-0000-7000-8000-0000000000aa',
  room: 'texts',
  state: 'OPEN',
  differences: [
    { path: 'name', was: 'Hearthline', becomes: 'Hearthline Home' },
    { path: 'affiliates', was: MAIN.affiliates, becomes: [] },
  ],
  rateSheetId: null,
  sheetName: null,
  effectiveAt: '2026-12-01T15:00:00.000Z',
  reason: 'The new name from December on',
  by: { uuid: '018f0000-0000-7000-8000-000000000002', name: 'Bea Quill' },
  at: '2026-11-24T16:04:00.000Z',
  expiresAt: '2026-12-01T16:04:00.000Z',
  second: null,
  endedAt: null,
  refusal: null,
  version: null,
  isMine: false,
  mayDecide: true,
  whyNot: null,
};
const LENDER = {
  orgCode: 'MAIN',
  version: 4,
  latest: 5,
  effectiveAt: '2026-12-01T15:00:00.000Z',
  settings: { ...settings, heloc: {} },
  sheet: { id: '018f0000-0000-7000-8000-0000000000bb', name: 'Rates of version 1', sha256: 'ab'.repeat(32) },
  vendors: [
    { port: 'mail', vendor: 'email-api', ready: true, usual: true },
    { port: 'mail', vendor: 'smtp', ready: false, usual: false },
    { port: 'text', vendor: 'text-api', ready: true, usual: true },
    { port: 'text', vendor: 'message-requests', ready: true, usual: false },
    { port: 'valuation', vendor: 'appraisal-orders', ready: true, usual: true },
    { port: 'valuation', vendor: 'field-assignments', ready: true, usual: false },
  ],
  versions: VERSIONS,
  proposals: [PROPOSAL],
};
const CHECKED = {
  problems: [],
  differences: [{ path: 'supportPhone', was: MAIN.supportPhone, becomes: '602-555-0109' }],
  people: 'ONE',
};
const room = (name: string, role: 'admin' | 'compliance' | 'auditor' = 'admin', answers: object = {}): Story => ({
  args: { path: `/settings/lender/${name}`, role, answers: { '/lender/check': CHECKED, '/lender': LENDER, ...answers } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'History' });
  },
});

export const Rooms: Story = {
  args: { path: '/settings/lender', answers: { '/lender': LENDER } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A change waits')).toBeVisible();
  },
};
export const RoomsLoading: Story = { args: { path: '/settings/lender', answers: { '/lender': NEVER } }, play: opened };
export const RoomsFailed: Story = {
  args: { path: '/settings/lender', answers: { '/lender': refusal(503, 'unavailable', 'The service is not available now') } },
  play: opened,
};
export const Hours: Story = room('hours');
export const Menus: Story = room('menus');
export const Vendors: Story = room('vendors');
export const VendorsOfAnAuditor: Story = room('vendors', 'auditor');
export const States: Story = room('states');
export const OfAnAuditor: Story = room('officers', 'auditor');
export const Texts: Story = {
  ...room('texts', 'compliance'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
  },
};
export const TextsOfWhoAsked: Story = room('texts', 'admin', {
  '/lender': {
    ...LENDER,
    proposals: [{ ...PROPOSAL, isMine: true, mayDecide: false, whyNot: 'You proposed this. A different person decides it.' }],
  },
});
export const NoSuchRoom: Story = { args: { path: '/settings/lender/attic', answers: { '/lender': LENDER } }, play: opened };

const reviewed: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const phone = await canvas.findByRole('textbox', { name: 'Telephone' });
  await userEvent.clear(phone);
  await userEvent.type(phone, '602-555-0109');
  await userEvent.click(canvas.getByRole('button', { name: 'Review the change' }));
};
export const Reviewed: Story = {
  ...room('hours'),
  play: async (context) => {
    await reviewed(context);
    const { ownerDocument } = context.canvasElement;
    await waitFor(() => expect(ownerDocument.querySelector('dialog[open], [role=dialog]')).toHaveTextContent('Publish this change?'));
  },
};
export const Wrong: Story = {
  ...room('hours', 'admin', {
    '/lender/check': { ...CHECKED, problems: [{ field: 'supportPhone', message: 'a telephone is written like 602-555-0109' }] },
  }),
  play: async (context) => {
    await reviewed(context);
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'Telephone' })).toBeInvalid());
    await expect(context.canvas.getByRole('link', { name: 'Telephone: A telephone is written like 602-555-0109' })).toBeVisible();
  },
};
export const Unchanged: Story = {
  ...room('menus'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review the change' }));
    await expect(await canvas.findByText('Nothing of menus was changed')).toBeVisible();
  },
};
export const GoneBack: Story = {
  ...room('hours', 'admin', {
    '/versions/3': { version: 3, settings: { ...settings, supportPhone: '888-819-0001' }, sheet: LENDER.sheet },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back to version 3' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Telephone' })).toHaveValue('888-819-0001'));
  },
};
