import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type DeskAnswers, DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';
import { sampleCondition, sampleConditions } from '../../testing/conditions.ts';
import { DOCUMENTS } from '../../testing/files.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

import type { Figures, Messages, Orders, Parties, Summary, Timeline } from './api.ts';
import { COPY as COMPARISONS } from '../../parts/comparison/copy.ts';
import { CONDITIONS_COPY } from './conditions/copy.ts';
import { COPY } from './copy.ts';
import { VIEWER } from './viewer/copy.ts';

const ID = '018f0000-0000-7000-8000-000000000003';
const AT = '2026-11-23T16:15:00.000Z';
const one = (n: number): string => `018f0000-0000-7000-8000-00000000001${n}`;
const SHA = 'a'.repeat(64);

const SUMMARY: Summary = {
  uuid: ID,
  loanNumber: 'HL2026458298343015',
  version: 44,
  status: 'UNDERWRITING_REVIEW',
  statusText: 'Underwriting review',
  borrowerReads: 'Our underwriters are reviewing your application.',
  phase: 'VERIFICATION',
  next: { who: 'STAFF', text: 'Decide what the rules could not.' },
  active: true,
  since: AT,
  createdAt: AT,
  completedAt: null,
  timeZone: 'America/New_York',
  lender: { code: 'MAIN', name: 'Hearthline' },
  product: 'Home equity line of credit',
  borrower: 'Paul Joint',
  home: '•••, Phoenix, AZ',
  owner: { uuid: one(9), name: 'Uma Castellano' },
  officer: { name: 'Lena Officer', company: 'Saguaro Brokers', nmls: '100001' },
  due: { what: 'Application completed', on: '2026-12-18', daysLeft: 25 },
  dates: [
    { label: 'Application began', on: AT },
    { label: 'First payment', on: '2027-01-05' },
  ],
  openConditions: 1,
  openByStage: [{ stage: 'prior to funding', open: 1 }],
  figures: {
    line: 104_990,
    largestLine: 208_035,
    value: 460_000,
    cltv: { percent: 86.2, limit: 85, isOver: true },
    dti: { percent: 17.4, limit: 43, isOver: false },
    beforeLine: false,
    score: 745,
    income: 144_000,
    incomeIsVerified: true,
  },
};
const entry = (seq: number, sentence: string, more: Partial<Timeline['entries'][number]> = {}): Timeline['entries'][number] => ({
  seq,
  type: 'checkMade',
  topic: 'CREDIT',
  sentence,
  actor: 'provider',
  by: 'A third party',
  source: 'checks',
  at: AT,
  note: null,
  textForBorrower: null,
  ...more,
});
const TIMELINE: Timeline = {
  version: 44,
  chain: { intact: true, facts: 44, head: SHA },
  entries: [
    entry(44, 'A condition was opened: Send us a document.', {
      topic: 'CONDITIONS',
      actor: 'staff',
      by: 'Priya Nandakumar',
      source: 'processor: add condition',
      note: 'The insurer’s letter is older than a year.',
      textForBorrower: 'Send a newer letter of your insurer.',
    }),
    entry(43, 'Check watchlist: clear.'),
  ],
  next: 43,
};
const PARTIES: Parties = {
  parties: [
    {
      id: 'borrower',
      role: 'Borrower',
      name: 'Paul Joint',
      masked: {
        birthDate: '••/••/1981',
        ssn: '•••-••-1002',
        email: 'p•••@example.com',
        phone: '(•••) •••-0102',
        address: '•••, Phoenix, AZ',
      },
      facts: [{ label: 'ID checked', value: 'Verified' }],
    },
    {
      id: one(1),
      role: 'Co-owner',
      name: 'Paula Joint',
      masked: { birthDate: null, ssn: null, email: 'p•••@example.com', phone: null, address: null },
      facts: [{ label: 'Signed', value: 'No' }],
    },
  ],
  accounts: [
    {
      role: 'Receives the money',
      bank: 'Copper State Bank',
      applicant: 'Paul Joint',
      nameNow: null,
      nameAtBank: null,
      nameScore: 100,
      checkedBy: 'NUMBERS',
      mask: '6789',
      state: 'Verified',
      isInReview: false,
      finding: null,
      isMismatch: false,
      waitsUntil: '2026-11-24T09:15:00.000Z',
    },
  ],
  payoutCalls: [{ mask: '6789', number: '(•••) •••-0102', answeredBy: 'Nobody', result: 'Nobody answered', by: 'Fay Fund', at: AT }],
  cardRefusals: [{ at: AT, reason: 'Incorrect cvc' }],
  identityChanges: [
    {
      id: one(2),
      party: 'Paul Joint',
      what: 'SSN',
      state: 'ASKED',
      reason: 'Two digits were exchanged.',
      evidence: 'Social Security card seen by video',
      askedBy: 'Priya Nandakumar',
      askedAt: AT,
      decidedBy: null,
      decidedAt: null,
      appliesAt: null,
      endedAt: null,
      refusal: null,
      mayDecide: true,
      mayStop: false,
      mayReview: false,
    },
  ],
};
const FIGURES: Figures = {
  groups: [
    {
      title: 'Offer',
      rows: [
        { label: 'First draw', amount: 100_000, unit: 'DOLLARS', from: 'The offer chosen by the borrower', seq: 15, at: AT },
        { label: 'APR', amount: 8.85, unit: 'PERCENT', from: 'The price list on the day the rate was set', seq: 15, at: AT },
        { label: 'Term', amount: 5, unit: 'YEARS', from: 'The offer chosen by the borrower', seq: 15, at: AT },
      ],
    },
    { title: 'Ratios', rows: [{ label: 'Credit score', amount: 745, unit: 'NUMBER', from: 'The last credit report', seq: 26, at: AT }] },
  ],
};
const CONDITIONS = sampleConditions(
  [
    sampleCondition(7, {
      state: 'ANSWERED',
      answeredAt: AT,
      files: [
        { uuid: one(3), type: 'SUPPORT', name: 'Supporting document', label: 'letter.pdf', state: 'RECEIVED', reason: null, sentAt: AT },
      ],
    }),
  ],
  {
    people: [
      { id: 'borrower', name: 'Paul Joint' },
      { id: one(1), name: 'Paula Joint' },
    ],
    categories: [
      {
        category: 'GENERIC_DOCUMENT_REQUEST',
        title: 'Send us a document',
        text: 'We need one more document before we can continue.',
        takesFiles: true,
        ofSigner: true,
      },
      {
        category: 'MISSING_PHONE_NUMBER',
        title: 'Add your phone number',
        text: 'We have no phone number to reach you.',
        takesFiles: false,
        ofSigner: false,
      },
    ],
  },
);
const message = (n: number, more: Partial<Messages[number]> = {}): Messages[number] => ({
  id: one(n),
  channel: 'MAIL',
  to: 'p•••@example.com',
  subject: 'We need one more thing',
  at: AT,
  sentAt: AT,
  state: 'SENT',
  why: null,
  readable: true,
  ...more,
});
const ORDERS: Orders = {
  work: [
    {
      step: 'flood',
      name: 'Flood',
      attempt: 1,
      state: 'FAILED',
      tries: 3,
      createdAt: AT,
      finishedAt: AT,
      answers: ['Flood failed (no answer).'],
      again: true,
    },
    {
      step: 'hard-credit',
      name: 'Hard credit',
      attempt: 1,
      state: 'DONE',
      tries: 0,
      createdAt: AT,
      finishedAt: AT,
      answers: ['Hard credit report of Meridian: score 745.'],
      again: false,
    },
  ],
  orders: [{ provider: 'flood', ref: 'FL-1', step: 'flood', turn: 1, state: 'OPEN', startedAt: AT, endedAt: null }],
};
const ACTIONS: Reply<'desk-actions-get'> = {
  timeZone: SUMMARY.timeZone,
  version: 44,
  status: SUMMARY.status,
  actions: [],
  proposals: [],
  payees: [],
  sheet: null,
  transfers: [],
  correct: null,
};
const WHY: Reply<'desk-why-get'> = {
  reasons: [
    {
      work: 'Underwriting review',
      text: 'Auto loan of Copper State Auto Finance: reported closed, but still owed.',
      figures: [{ label: 'DTI with it', value: '17.38%' }],
      limit: 'DTI at most 50.00%',
      since: AT,
      section: 'figures',
    },
  ],
};
const ANSWERS: DeskAnswers = {
  '/work': { tasks: [], next: null },
  '/version': NEVER,
  '/actions': ACTIONS,
  '/why': WHY,
  '/colleagues': [],
  '/timeline': TIMELINE,
  '/parties': PARTIES,
  '/figures': FIGURES,
  '/documents': DOCUMENTS,
  '/conditions': CONDITIONS,
  '/messages': [
    message(1),
    message(2, { subject: '', channel: 'TEXT', state: 'NOT_SENT', why: 'opted out', to: '(•••) •••-0102' }),
    message(3, { readable: false, state: 'WAITING', sentAt: null }),
  ],
  [`/messages/${one(1)}`]: { subject: 'We need one more thing', body: 'Send the letter of your insurer.' },
  '/orders': ORDERS,
  [`/applications/${ID}`]: SUMMARY,
};

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
const page = (part = '', answers: DeskAnswers = {}, play?: Play, role: 'processor' | 'auditor' = 'processor'): Story => ({
  args: {
    path: part === '' ? `/applications/${ID}` : `/applications/${ID}/${part}`,
    role,
    answers: { ...answers, ...Object.fromEntries(Object.entries(ANSWERS).filter(([path]) => !(path in answers))) },
  },
  ...(play && { play }),
});
const shows =
  (words: string | RegExp): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(words).length).toBeGreaterThan(0));
  };

export const Overview = page('', {}, async (story) => {
  await shows(/Saguaro Brokers/)(story);
  await expect(await story.canvas.findByText(/^Nothing\. The application waits/)).toBeVisible();
  await expect(story.canvas.getByText('•••, Phoenix, AZ')).toBeVisible();
  await expect(story.canvas.getByText(/reported closed, but still owed/)).toBeVisible();
  await expect(story.canvas.getAllByRole('link', { name: COPY.sections.figures })).toHaveLength(2);
});
export const NotFound = page('', { [`/applications/${ID}`]: refusal(404, 'not_found') }, shows(COPY.notFound));
export const Loading = page('', { [`/applications/${ID}`]: NEVER }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: COPY.application });
});
export const Unreachable = page('', { [`/applications/${ID}`]: refusal(503, 'not_ready', 'Starting') }, shows('Try again'));
export const Facts = page('timeline', {}, async (story) => {
  await shows(/hash chain of 44 facts/)(story);
  await expect((await story.canvas.findAllByText(/^Nov 23, 2026, 11:15\sAM EST$/)).length).toBeGreaterThan(0);
});
export const ChangedLog = page(
  'timeline',
  { '/timeline': { ...TIMELINE, chain: { ...TIMELINE.chain, intact: false } } },
  shows(COPY.timeline.brokenText),
);
export const NoFacts = page('timeline', { '/timeline': { ...TIMELINE, entries: [], next: null } }, shows(COPY.timeline.none));
export const People = page('parties', { '/reveal': { value: 'paul@example.com' } }, async ({ canvas }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: COPY.parties.reveal('Email') }))[0] as HTMLElement);
  await userEvent.selectOptions(canvas.getByLabelText('Why you look'), 'CALL');
  await userEvent.clear(canvas.getByLabelText('In your own words'));
  await userEvent.type(canvas.getByLabelText('In your own words'), 'They called about a letter');
  await userEvent.click(canvas.getByRole('button', { name: COPY.parties.revealButton }));
  await canvas.findByText('paul@example.com');
});
export const CorrectingIdentity = page(
  'parties',
  { '/identity-changes': refusal(400, 'invalid_request', 'Say why', 'reason') },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: COPY.parties.change }));
    await userEvent.selectOptions(canvas.getByLabelText(COPY.change.what), 'ADDRESS');
    await userEvent.type(canvas.getByLabelText(COPY.change.street1), '1 Clear Path Ln');
    await userEvent.click(canvas.getByRole('button', { name: COPY.change.save }));
    await canvas.findByText('Say why');
    await expect(canvas.getByLabelText(COPY.change.street1)).toHaveValue('1 Clear Path Ln');
  },
);
/** Every state of a change: it waits for its owner, was applied, was stopped by them, no longer fitted. */
export const IdentityChangeStates = page(
  'parties',
  {
    '/parties': {
      ...PARTIES,
      identityChanges: [
        { state: 'WAITING', appliesAt: AT, mayStop: true },
        { state: 'STOPPED_BY_OWNER', appliesAt: AT, endedAt: AT, mayReview: true },
        { state: 'APPLIED', appliesAt: AT, endedAt: AT },
        { state: 'NOT_POSSIBLE', appliesAt: AT, endedAt: AT, refusal: 'The new email address could not become that of the account.' },
      ].map((more, at) => ({
        ...PARTIES.identityChanges[0],
        what: 'EMAIL',
        decidedBy: 'Quinn Ambrose',
        decidedAt: AT,
        mayDecide: false,
        ...more,
        id: one(20 + at),
      })),
    },
    '/decision': refusal(400, 'invalid_request', 'Say why', 'reason'),
  },
  async ({ canvas }) => {
    await canvas.findByText(COPY.parties.state.WAITING);
    await userEvent.click(canvas.getByRole('button', { name: COPY.parties.stop }));
    await expect(await canvas.findByLabelText(COPY.parties.stopWhy)).toBeVisible();
  },
);
/** A hold leads here: the form is open, with the person filled in. */
export const HeldForIdentity = page('parties?correct=borrower', {}, async ({ canvas }) => {
  await expect(await canvas.findByLabelText(COPY.change.party)).toHaveValue('borrower');
});
export const AnAuditorReads = page(
  'parties',
  { '/parties': { ...PARTIES, identityChanges: PARTIES.identityChanges.map((change) => ({ ...change, mayDecide: false })) } },
  async ({ canvas }) => {
    await canvas.findByText('Paula Joint');
    await expect(canvas.queryByRole('button', { name: COPY.parties.change })).toBeNull();
    await expect(canvas.queryByRole('button', { name: COPY.parties.accept })).toBeNull();
  },
  'auditor',
);
export const EveryFigure = page('figures', {}, shows('$100,000.00'));
export const NothingToCompare = page('comparisons', { '/comparisons': { comparisons: [] } }, shows(COMPARISONS.none));
export const NoFigures = page('figures', { '/figures': { groups: [] } }, shows(COPY.figures.none));
export const EveryDocument = page('documents', {}, shows('HELOC brochure'));
export const Asking = page('conditions', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: CONDITIONS_COPY.byCategory }));
  await userEvent.type(canvas.getByLabelText(COPY.conditions.text), 'Send two statements.');
  await userEvent.selectOptions(canvas.getByLabelText(COPY.conditions.documents), '2');
});
/** What is missing is said in the summary, which takes the focus, and at the field; nothing is sent. */
export const AskingNothing = page('conditions', { '/conditions': CONDITIONS }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: CONDITIONS_COPY.byCategory }));
  await userEvent.click(canvas.getByRole('button', { name: COPY.conditions.send }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent('What they read: Write a sentence for the borrower'));
  await expect(canvas.getByLabelText(COPY.conditions.text)).toHaveAccessibleDescription(/Write a sentence for the borrower/);
});
/** A refusal of the server stands at the field that it names, and what was typed stays. */
export const AskingRefused = page('conditions', { '/conditions': CONDITIONS }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: CONDITIONS_COPY.byCategory }));
  await userEvent.type(canvas.getByLabelText(COPY.conditions.text), 'Send a letter to 666-10-1001.');
  const answer = window.fetch;
  const message = 'Write no Social Security number here';
  window.fetch = async (input, init) =>
    input instanceof Request && input.method === 'POST'
      ? Response.json({ code: 'invalid_request', errors: [{ field: 'textForBorrower', message }] }, { status: 400 })
      : answer(input, init);
  await userEvent.click(canvas.getByRole('button', { name: COPY.conditions.send }));
  await waitFor(() =>
    expect(canvas.getByLabelText(COPY.conditions.text)).toHaveAccessibleDescription(/Write no Social Security number here/),
  );
  await expect(canvas.getByLabelText(COPY.conditions.text)).toHaveValue('Send a letter to 666-10-1001.');
});
export const Rejecting = page('conditions', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `${VIEWER.reject}: letter.pdf` }));
  await userEvent.type(canvas.getByLabelText(VIEWER.why), 'The second page is missing.');
});
export const NothingAsked = page(
  'conditions',
  { '/conditions': { ...CONDITIONS, conditions: [], mayAct: false } },
  shows(COPY.conditions.none),
);
export const ReadingAMessage = page('messages', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: COPY.messages.readOf('We need one more thing') }));
  await canvas.findByText('Send the letter of your insurer.');
});
export const NoMessages = page('messages', { '/messages': [] }, shows(COPY.messages.none));
export const OrderingAgain = page('orders', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: COPY.orders.againOf('Flood') }));
  await canvas.findByRole('dialog', { name: COPY.orders.againOf('Flood') });
});
export const NothingOrdered = page('orders', { '/orders': { work: [], orders: [] } }, shows(COPY.orders.none));
