import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const AT = '2026-11-23T09:15:00.000Z';
const uuid = (n: number): string => `018f0000-0000-7000-8000-00000000000${n}`;
const someone = (n: number, name: string, role: string, state: string) => ({
  staffUuid: uuid(n),
  name,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@main.example.com`,
  role,
  state,
  lastSignInAt: state === 'INVITED' ? null : AT,
  authority: null as object | null,
  limits: [] as string[],
  isUsual: true,
  isYou: n === 1,
});
const USUAL = { line: null, cltv: null, exceptions: false, release: 250_000 };
const LOWER = { ...USUAL, line: 200_000, cltv: 80 };
const CREDIT = ['line', 'cltv', 'exceptions'];
const STAFF = [
  someone(1, 'Ada Whitfield', 'admin', 'ACTIVE'),
  someone(2, 'Carl Odhiambo', 'closer', 'INVITED'),
  someone(3, 'Colin Marsh', 'compliance', 'ACTIVE'),
  { ...someone(4, 'Fatima Lindqvist', 'funder', 'SUSPENDED'), authority: USUAL, limits: ['release'] },
  { ...someone(5, 'Uma Castellano', 'underwriter', 'ACTIVE'), authority: LOWER, limits: CREDIT, isUsual: false },
];
const CHANGE = {
  id: uuid(6),
  at: AT,
  by: null,
  second: null,
  name: 'Ada Whitfield',
  change: 'COMMAND',
  role: 'admin',
  authority: null,
  limits: [],
  reason: 'The first one',
};
const CHANGES = {
  rows: [
    {
      ...CHANGE,
      id: uuid(7),
      by: 'Ada Whitfield',
      second: 'Colin Marsh',
      name: 'Carl Odhiambo',
      change: 'INVITED',
      role: 'closer',
      reason: 'A new colleague',
    },
    {
      ...CHANGE,
      id: uuid(8),
      by: 'Ada Whitfield',
      second: 'Colin Marsh',
      name: 'Uma Castellano',
      change: 'AUTHORITY',
      role: 'underwriter',
      authority: LOWER,
      limits: CREDIT,
      reason: 'In her first year',
    },
    CHANGE,
  ],
  total: 3,
};
const INVITATION = {
  uuid: uuid(5),
  change: 'INVITED',
  name: 'Nora Ellis',
  email: 'nora@main.example.com',
  role: 'funder',
  roleNow: null,
  authority: null,
  limits: [],
  authorityNow: null,
  reason: 'Replaces Fatima while she is away',
  state: 'OPEN',
  by: { uuid: uuid(8), name: 'Bea Quill' },
  at: AT,
  expiresAt: '2026-11-30T09:15:00.000Z',
  second: null,
  endedAt: null,
  refusal: null,
  isMine: false,
  mayDecide: true,
  whyNot: null,
};
const MINE = {
  ...INVITATION,
  uuid: uuid(6),
  change: 'ROLE',
  name: 'Carl Odhiambo',
  email: 'carl@main.example.com',
  role: 'compliance',
  roleNow: 'closer',
  reason: 'Moves to compliance on Monday',
  by: { uuid: uuid(1), name: 'Ada Whitfield' },
  isMine: true,
  mayDecide: false,
  whyNot: 'You proposed this. A different person decides it.',
};
const ABOUT_ME = {
  ...INVITATION,
  uuid: uuid(7),
  change: 'RESET',
  name: 'Ada Whitfield',
  email: 'ada@main.example.com',
  role: 'admin',
  roleNow: 'admin',
  reason: 'Lost her phone',
  mayDecide: false,
  whyNot: 'It is about your own access. A different person decides it.',
};
const COLIN = { uuid: uuid(3), name: 'Colin Marsh' };
const ENDED = { ...INVITATION, endedAt: AT, mayDecide: false };
const DECIDED = [
  { ...ENDED, uuid: uuid(8), state: 'APPROVED', name: 'Carl Odhiambo', role: 'closer', second: COLIN },
  { ...ENDED, uuid: uuid(9), state: 'REFUSED', second: COLIN, refusal: 'Nobody here knows them' },
  { ...MINE, uuid: uuid(0), state: 'WITHDRAWN', endedAt: AT, whyNot: null },
  { ...ENDED, uuid: uuid(1), change: 'RESTORED', name: 'Fatima Lindqvist', state: 'EXPIRED' },
];
const answers = (proposals: readonly object[], more: Readonly<Record<string, unknown>> = {}) => ({
  '/staff': STAFF,
  '/changes': CHANGES,
  '/staff/proposals': { proposals, domains: ['main.example.com'] },
  ...more,
});
const PATH = '/settings/staff';
const sees =
  (...words: readonly RegExp[]): Play =>
  async ({ canvas }) => {
    for (const one of words) await waitFor(() => expect(canvas.getAllByText(one).length).toBeGreaterThan(0));
  };

export const Nothing: Story = {
  args: { path: PATH, answers: answers([]) },
  play: sees(/No change of access waits/, /Nothing was decided/),
};
/** One of a colleague, that this person may decide; their own; and one about themselves. */
export const Waiting: Story = {
  args: { path: PATH, answers: answers([INVITATION, MINE, ABOUT_ME]) },
  play: async (context) => {
    await sees(/Invite Nora Ellis as funder/, /You proposed this/, /about your own access/)(context);
    await expect(context.canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
    await expect(context.canvas.getAllByRole('button', { name: 'Take it back' })).toHaveLength(1);
  },
};
export const Decided: Story = {
  args: { path: PATH, answers: answers(DECIDED) },
  play: sees(/Refused by Colin Marsh: Nobody here/, /Expired/, /Taken back/),
};
export const ForCompliance: Story = {
  args: { path: PATH, role: 'compliance', answers: answers([INVITATION]) },
  play: async (context) => {
    await sees(/Invite Nora Ellis as funder/)(context);
    await expect(context.canvas.queryByRole('button', { name: /Change access|Invite a person/ })).toBeNull();
    await expect(context.canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};
export const ForAnAuditor: Story = {
  args: {
    path: PATH,
    role: 'auditor',
    answers: answers([{ ...INVITATION, mayDecide: false, whyNot: 'An administrator or a member of compliance decides it.' }]),
  },
  play: async (context) => {
    await sees(/An administrator or a member of compliance decides it/)(context);
    await expect(context.canvas.queryByRole('button', { name: /Change access|Invite|Approve|Refuse/ })).toBeNull();
  },
};
export const Approved: Story = {
  args: { path: PATH, answers: answers([INVITATION], { '/decision': { ...INVITATION, state: 'APPROVED' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await canvas.findByText('Approved: Invite Nora Ellis as funder.');
  },
};
export const RefusedUnasked: Story = {
  args: { path: PATH, answers: answers([INVITATION]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(canvas.getAllByText('Say why you refuse it').length).toBeGreaterThan(0));
  },
};
export const Expired: Story = {
  args: {
    path: PATH,
    answers: answers([INVITATION], { '/decision': refusal(409, 'conflict', 'This proposal has expired, or changes nothing any more.') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await canvas.findByText(/has expired/);
  },
};
export const TakenBack: Story = {
  args: { path: PATH, answers: answers([MINE], { '/decision': { ...MINE, state: 'WITHDRAWN' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it back' }));
    await canvas.findByText('Taken back: Give Carl Odhiambo the role compliance.');
  },
};
/** One administrator, and nobody else who decides. */
export const Alone: Story = {
  args: { path: PATH, answers: answers([MINE], { '/staff': STAFF.filter(({ role }) => role !== 'compliance') }) },
  play: sees(/Nobody else can approve a change of access/),
};
export const ProposalsFailed: Story = {
  args: { path: PATH, answers: answers([], { '/staff/proposals': refusal(500, 'unexpected') }) },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0)),
};
export const ProposalsLoading: Story = {
  args: { path: PATH, answers: answers([], { '/staff/proposals': NEVER }) },
  play: sees(/Carl Odhiambo/),
};

const invites: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite a person' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Invite a person' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Second Me');
  await userEvent.type(dialog.getByLabelText('Work email address'), 'mallory@gmail.com');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'admin');
  await userEvent.type(dialog.getByLabelText('Why'), 'A new colleague');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose the invitation' }));
};
export const InvitedUnfilled: Story = {
  args: { path: PATH, answers: answers([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite a person' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Propose the invitation' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /need/ })).toBeVisible());
  },
};
export const InvitedElsewhere: Story = {
  args: {
    path: PATH,
    answers: {
      ...answers([]),
      '/staff/proposals': proposing(409, 'Invite people at their work address: it ends in @main.example.com'),
    },
  },
  play: async (context) => {
    await invites(context);
    await waitFor(() => expect(within(document.body).getAllByText(/it ends in @main.example.com/).length).toBeGreaterThan(0));
  },
};
export const Invited: Story = {
  args: { path: PATH, answers: { ...answers([]), '/staff/proposals': proposing(201) } },
  play: async (context) => {
    await invites(context);
    await context.canvas.findByText('Proposed: invite Second Me. A second person approves it.');
  },
};
export const LastAdministrator: Story = {
  args: {
    path: PATH,
    answers: answers([], { '/suspension': refusal(409, 'conflict', 'One administrator who can sign in must remain') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Change access of Colin/ }));
    await userEvent.selectOptions(canvas.getByLabelText('What to change'), 'SUSPENDED');
    await userEvent.type(canvas.getByLabelText('Why'), 'Left the company');
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend now' }));
    await waitFor(() => expect(canvas.getByText(/must remain/)).toBeVisible());
  },
};
export const ChangeProposed: Story = {
  args: { path: PATH, answers: answers([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Change access of Carl/ }));
    await userEvent.selectOptions(canvas.getByLabelText('What to change'), 'RESET');
    await userEvent.type(canvas.getByLabelText('Why'), 'Lost their phone');
    await userEvent.click(canvas.getByRole('button', { name: 'Propose it' }));
    await canvas.findByText('Proposed for Carl Odhiambo: new password and authenticator app. A second person approves it.');
  },
};
const RAISED = {
  ...INVITATION,
  change: 'AUTHORITY',
  name: 'Uma Castellano',
  email: 'uma@main.example.com',
  role: 'underwriter',
  roleNow: 'underwriter',
  authority: { ...USUAL, line: 350_000, cltv: 85, exceptions: true },
  limits: CREDIT,
  authorityNow: LOWER,
  reason: 'Two years here, no finding',
};
/** What each decides alone, its history, and another authority that waits. */
export const Authority: Story = {
  args: { path: PATH, answers: answers([RAISED]) },
  play: async (context) => {
    await sees(/Change what Uma Castellano may decide alone/, /May decide alone: largest line: \$200,000/)(context);
    await expect(within(context.canvas.getByRole('table', { name: 'Authority' })).getByText('$200,000')).toBeVisible();
    await expect(context.canvas.getAllByText(/largest line: \$350,000; highest CLTV: 85%; exceptions: yes/)).toHaveLength(1);
  },
};
const opensAuthority: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change authority of Uma Castellano' }));
};
export const AuthorityProposed: Story = {
  args: { path: PATH, answers: answers([]) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opensAuthority(context);
    const line = canvas.getByLabelText(/Largest line/);
    await userEvent.clear(line);
    await userEvent.type(line, '350000');
    await userEvent.click(canvas.getByLabelText(/exceptions to credit limits/));
    await expect(canvas.queryByLabelText(/fund alone/)).toBeNull();
    await userEvent.type(canvas.getByLabelText('Why'), 'Two years here');
    await userEvent.click(canvas.getByRole('button', { name: 'Propose it' }));
    await canvas.findByText('Proposed for Uma Castellano: another authority. A second person approves it.');
  },
};
export const AuthorityUnfilled: Story = {
  args: { path: PATH, answers: answers([]) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opensAuthority(context);
    await userEvent.clear(canvas.getByLabelText(/Highest CLTV/));
    await userEvent.type(canvas.getByLabelText(/Highest CLTV/), '101');
    await userEvent.click(canvas.getByRole('button', { name: 'Propose it' }));
    await waitFor(() => expect(canvas.getAllByText(/from 0 to 100/).length).toBeGreaterThan(0));
  },
};
export const AuthorityUnchanged: Story = {
  args: {
    path: PATH,
    answers: { ...answers([]), '/staff/proposals': proposing(409, 'This is what they may decide already') },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opensAuthority(context);
    await userEvent.type(canvas.getByLabelText('Why'), 'Nothing new');
    await userEvent.click(canvas.getByRole('button', { name: 'Propose it' }));
    await waitFor(() => expect(canvas.getAllByText(/may decide already/).length).toBeGreaterThan(0));
  },
};
export const AmongTheApprovals: Story = {
  args: {
    path: '/approvals',
    role: 'compliance',
    answers: { '/approvals': { proposals: [], identityChanges: [], accessProposals: [INVITATION] } },
  },
  play: sees(/Invite Nora Ellis as funder/),
};

/** Answers the list, and what is proposed at the same path. */
function proposing(status: number, message = ''): (asked: Request) => Promise<Response> {
  const refused = { code: 'conflict', message, errors: [{ field: 'email', message }] };
  return ({ method }) =>
    Promise.resolve(
      method === 'POST'
        ? Response.json(status === 201 ? INVITATION : refused, { status })
        : Response.json({ proposals: [], domains: ['main.example.com'] }),
    );
}
