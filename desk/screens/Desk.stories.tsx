import { hurry } from '@hearthline/kit/testing/hurry.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { keepWhy } from '../parts/reason.ts';
import { DeskStory, NEVER, refusal } from '../testing/DeskStory.tsx';

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const AT = '2026-11-23T09:15:00.000Z';
const uuid = (n: number): string => `018f0000-0000-7000-8000-00000000000${n}`;
const PERSON = {
  subjectUuid: uuid(2),
  kind: 'BORROWER',
  name: 'Grace H.',
  email: 'g•••@example.com',
  phone: '(•••) •••-0142',
  applications: [{ applicationUuid: uuid(3), loanNumber: 'HL2026458298343015', status: 'OFFER_SELECTION', isActive: true, createdAt: AT }],
};
const VIEW = {
  id: uuid(4),
  at: AT,
  staffUuid: uuid(1),
  staffName: 'Uma Castellano',
  role: 'underwriter',
  subjectUuid: uuid(2),
  subject: 'Grace H.',
  applicationUuid: null,
  fields: ['BIRTH_DATE', 'PHONE'],
  reason: 'CALL',
  note: 'They called about a draw',
};
const VIEWS = { rows: [VIEW, { ...VIEW, id: uuid(5), subjectUuid: null, subject: null, fields: ['SEARCH_NAME'] }], total: 61, staff: [] };
type Play = NonNullable<Story['play']>;

/** Types a search for a person and sends it. */
const searched: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Search for'), 'Grace');
  await userEvent.selectOptions(canvas.getByLabelText('Why you look'), 'CALL');
  await userEvent.clear(canvas.getByLabelText('In your own words'));
  await userEvent.type(canvas.getByLabelText('In your own words'), 'They called about a draw');
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
};
const after =
  (act: Play | undefined, words: RegExp): Play =>
  async (context) => {
    await act?.(context);
    await waitFor(() => expect(context.canvas.getAllByText(words).length).toBeGreaterThan(0));
  };

export const PeopleUnasked: Story = {
  args: { role: 'compliance', path: '/people' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /need/ })).toBeVisible());
  },
};
export const PeopleFound: Story = {
  args: {
    path: '/people',
    role: 'agent',
    answers: { '/search': { people: [PERSON, { ...PERSON, subjectUuid: uuid(7), kind: 'CO_OWNER', applications: [] }], next: null } },
  },
  play: after(searched, /2 people found/),
};
/** Two pages: the next is added to what is shown, and read on at its first person. */
const pages = (): (() => Promise<Response>) => {
  const first = { people: [PERSON, { ...PERSON, subjectUuid: uuid(7), applications: [] }], next: uuid(7) };
  const second = { people: [{ ...PERSON, subjectUuid: uuid(8), name: 'Greta H.', applications: [] }], next: null };
  let asked = 0;
  return () => Promise.resolve(Response.json((asked += 1) % 2 === 1 ? first : second));
};
export const PeopleNextPage: Story = {
  args: { role: 'compliance', path: '/people', answers: { '/search': pages() } },
  play: async (context) => {
    await searched?.(context);
    await context.canvas.findByText(/2 people, newest first; there are more/);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(context.canvas.getByRole('link', { name: 'Greta H.' })).toHaveFocus());
    await context.canvas.findByText('3 people found');
    await expect(context.canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
export const PeopleNobody: Story = {
  args: { role: 'compliance', path: '/people', answers: { '/search': { people: [], next: null } } },
  play: after(searched, /Nobody was found/),
};
export const PeopleThrottled: Story = {
  args: { role: 'compliance', path: '/people', answers: { '/search': refusal(429, 'too_many_requests') } },
  play: after(searched, /tried several times/),
};
export const OnePerson: Story = {
  args: { role: 'compliance', path: `/people/${uuid(2)}`, answers: { '/view': { ...PERSON, values: { PHONE: '(602) 555-0142' } } } },
  beforeEach: () => keepWhy({ reason: 'CALL', note: 'They called about a draw' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Phone' }));
    await waitFor(() => expect(canvas.getByText('(602) 555-0142')).toBeVisible());
  },
};
const expires: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Expire the password' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: /Expire the password/ }));
  await userEvent.selectOptions(dialog.getByLabelText('Why it expires'), 'FRAUD');
  await userEvent.type(dialog.getByLabelText('In your own words'), 'Another person knows it');
  await userEvent.click(dialog.getByRole('button', { name: 'Expire the password' }));
};
export const PersonPasswordExpired: Story = {
  args: { path: `/people/${uuid(2)}`, role: 'agent', answers: { '/view': { ...PERSON, values: {} }, '/password/expire': {} } },
  beforeEach: () => keepWhy({ reason: 'CALL', note: 'They called about a draw' }),
  play: after(expires, /The password of Grace H. has expired/),
};
export const PersonPasswordNotExpired: Story = {
  args: {
    path: `/people/${uuid(2)}`,
    role: 'agent',
    answers: { '/view': { ...PERSON, values: {} }, '/password/expire': refusal(429, 'too_many_requests') },
  },
  beforeEach: () => keepWhy({ reason: 'CALL', note: 'They called about a draw' }),
  play: async (context) => {
    await expires(context);
    await within(document.body).findByText('The password has not expired');
  },
};
export const PersonOfAnotherLender: Story = {
  args: { role: 'compliance', path: `/people/${uuid(2)}`, answers: { '/view': refusal(404, 'not_found') } },
  beforeEach: () => keepWhy({ reason: 'CALL', note: 'They called about a draw' }),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText(/not yours to see/)).toBeVisible()),
};
export const LogOfViews: Story = {
  args: { path: '/views', role: 'auditor', answers: { '/views': VIEWS } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('1–2 of 61')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('Page 2 of 3')).toBeVisible());
  },
};
export const LogEmpty: Story = {
  args: { path: '/views', answers: { '/views': { rows: [], total: 0, staff: [] } } },
  play: after(undefined, /Nothing was looked at/),
};
export const LogFailed: Story = {
  args: { path: '/views', answers: { '/views': refusal(500, 'unexpected') } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()),
};
export const LogSlow: Story = {
  args: { path: '/views', answers: { '/views': NEVER } },
  beforeEach: hurry,
  play: after(undefined, /This takes longer than usual/),
};
export const OfAnotherRole: Story = { args: { path: '/settings/staff', role: 'closer' }, play: after(undefined, /There is nothing here/) };
