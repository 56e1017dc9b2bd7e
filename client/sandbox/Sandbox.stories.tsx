import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refusalReply, setStoryWorld, type StoryAnswers } from '../testing/story-world.ts';
import { newQueries } from './api.ts';
import { COPY } from './copy.ts';
import { OpenApplication } from './OpenApplication.tsx';
import { SandboxPage } from './SandboxPage.tsx';
import { Toolbar } from './Toolbar.tsx';

const UUID = '0191f3a2-7c1b-7e4d-9a55-0c1d2e3f4a5b';
const person = (number: number, first: string, last: string, note: string, status = 'OFFER_SELECTION') => ({
  number,
  first,
  last,
  key: last.toLowerCase(),
  dob: '1984-05-17',
  income: 144_000,
  employment: 'FULL_TIME',
  property: { street1: `1${number} Clear Path Ln`, city: 'Phoenix', state: 'AZ', zip: '85004' },
  orgCode: 'MAIN',
  reaches: { status },
  passes: [],
  note,
});
const event = (seq: number, type: string, actor: string, source: string) => ({
  seq,
  fact: { type, detail: 'as recorded' },
  actor,
  actorRef: null,
  source,
  at: `2026-11-20T17:0${seq}:00.000Z`,
  hash: `${seq}`,
});

const ANSWERS: StoryAnswers = {
  '/sandbox/personas': [
    person(1, 'Grace', 'Happy', 'FICO 745. Nothing delays the funding.'),
    person(11, 'Fred', 'Frost', 'A frozen credit file: it is lifted after two tries.', 'SOFT_CREDIT_LOCKED_OR_FROZEN'),
    person(33, 'Ida', 'Blurry', 'The first picture of her license is blurred.'),
  ],
  '/sandbox/choices': {
    modifiers: [{ key: 'rescind', does: 'The borrower cancels during the rescission period.', persona: 'happy' }],
    staffActions: ['clear', 'decline', 'cancel', 'record-rescission', 'record-refund'],
    lenders: [
      { code: 'MAIN', name: 'Hearthline', origin: 'http://localhost:4000', states: ['AZ'] },
      { code: 'PLUMFIELD', name: 'Plumfield Credit Union', origin: 'http://plumfield.localhost:4000', states: ['AZ', 'ID'] },
      { code: 'MAIN_NY', name: 'Hearthline New York', origin: 'http://ny.localhost:4000', states: ['NY'] },
    ],
    statuses: [
      { status: 'OFFER_SELECTION', phase: 'PREQUALIFICATION', persona: 'happy', modifiers: [] },
      { status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', phase: 'PREQUALIFICATION', persona: 'locke', modifiers: [] },
      { status: 'IDENTITY_VERIFICATION', phase: 'VERIFICATION', persona: 'happy', modifiers: [] },
      { status: 'RESCISSION', phase: 'CLOSING', persona: 'happy', modifiers: ['rescind'] },
    ],
  },
  '/sandbox/applications': [
    {
      uuid: UUID,
      email: 'tex.houston+81@example.com',
      orgCode: 'MAIN',
      lender: 'Hearthline',
      origin: 'http://localhost:4000',
      status: 'NAV_BPO_PROCESSING',
      since: '2026-11-20T17:00:00.000Z',
    },
  ],
  [`/sandbox/applications/${UUID}`]: {
    uuid: UUID,
    status: 'NAV_BPO_PROCESSING',
    version: 3,
    email: 'tex.houston+81@example.com',
    orgCode: 'MAIN',
    lender: 'Hearthline',
    origin: 'http://localhost:4000',
    screen: 'bpo/hold',
    now: '2026-11-22T17:00:00.000Z',
    offsetMs: 172_800_000,
    waitsFor: ['valuation-result'],
    staffAction: 'agree-value',
    refusalReasons: [
      { code: 'AVM_LOW', text: 'Value or type of collateral not sufficient' },
      { code: 'CONDITION', text: 'Value or type of collateral not sufficient' },
    ],
    facts: {},
    events: [
      event(1, 'created', 'BORROWER', 'api'),
      event(2, 'valuationOrdered', 'AUTOMATION', 'valuation-order'),
      event(3, 'valuationProgressed', 'PROVIDER', 'valuation'),
    ],
    history: [{ seq: 3, status: 'NAV_BPO_PROCESSING' }],
    work: [],
    timers: [{ name: 'texas-wait', due_at: '2026-12-04T06:00:00.000Z', state: 'RUNNING' }],
    conditions: [],
    tasks: [],
    chainHolds: true,
  },
  [`/sandbox/applications/${UUID}/orders`]: [
    {
      vendor: 'valuation',
      does: 'price opinions, evaluations and appraisals',
      id: 'VA-1',
      kind: 'BPO_EXT',
      status: 'INSPECTED',
      created: '2026-11-20T17:00:00.000Z',
      ends: '2026-11-22T21:00:00.000Z',
      open: true,
    },
  ],
  [`/sandbox/applications/${UUID}/work`]: { status: 'NAV_BPO_COMPLETE', version: 4 },
  '/sandbox/staff': {
    people: [{ uuid: UUID, role: 'underwriter', name: 'Uma Stone', email: 'underwriter@hearthline.example' }],
    desk: 'http://localhost:4000/desk',
    password: 'Sandbox!2026Pw',
    code: '123456',
    secret: 'ABCD EFGH',
  },
  '/sandbox/lender-invitations': { path: '/desk/new-lender#secret' },
  '/sandbox/clock': refusalReply(409, { code: 'conflict', message: 'The test clock only goes forward' }),
  '/sandbox/outbox': [
    {
      id: '0191f3a2-0000-7e4d-9a55-0c1d2e3f4a5b',
      to: 'paula.joint@example.com',
      channel: 'MAIL',
      subject: 'Your signature is needed',
      body: 'Accept: http://localhost:4000/account/heloc/additional-signer/register?invitation=abc',
      at: '2026-11-20T17:00:00.000Z',
    },
    {
      id: '0191f3a2-0001-7e4d-9a55-0c1d2e3f4a5b',
      to: '6025550101',
      channel: 'TEXT',
      subject: '',
      body: 'Hearthline: a text.',
      at: '2026-11-20T17:00:00.000Z',
    },
  ],
  '/sandbox/vendors': [
    { name: 'creditBureau', does: 'the credit bureau', behavior: 'normal' },
    { name: 'flood', does: 'flood determinations', behavior: 'down' },
    { name: 'mail', does: 'e-mail', behavior: null },
  ],
  '/sandbox/vendors/flood': { name: 'flood', does: 'flood determinations', behavior: 'normal' },
};

function InSandbox({ children, answers }: { children: React.ReactNode; answers: StoryAnswers }) {
  const [queries] = useState(() => {
    setStoryWorld(answers, 'MAIN');
    return newQueries();
  });
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
const inSandbox: Decorator = (Story, { parameters, id }) => (
  <InSandbox key={id} answers={{ ...ANSWERS, ...(parameters['answers'] as StoryAnswers | undefined) }}>
    <Story />
  </InSandbox>
);

const meta: Meta = { title: 'Sandbox', decorators: [inSandbox], parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Page: Story = {
  render: () => <SandboxPage query={new URLSearchParams()} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: COPY.stands.title });
    await userEvent.type(await page.findByLabelText(COPY.person.search), 'blurred');
    await userEvent.click(page.getByRole('radio', { name: /Ida Blurry/ }));
    await userEvent.selectOptions(page.getByLabelText(COPY.place.phase), 'VERIFICATION');
    await userEvent.selectOptions(page.getByLabelText(COPY.place.lender), 'PLUMFIELD');
    const [link] = page.getAllByRole('link', { name: COPY.place.open });
    await expect(link).toHaveAttribute(
      'href',
      'http://plumfield.localhost:4000/sandbox/open?persona=blurry&name=Ida+Blurry&until=IDENTITY_VERIFICATION&org=PLUMFIELD',
    );
    await expect(page.getByRole('link', { name: /invitation=abc/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: COPY.work.finishes('Valuation result') }));
    await page.findByText(COPY.work.finished('Valuation result'));
    await userEvent.click(page.getByRole('button', { name: COPY.clock.day }));
    await page.findByText(/The test clock only goes forward/);
  },
};

/** The link to set up a lender, made on request. */
export const NewLender: Story = {
  render: () => <SandboxPage query={new URLSearchParams()} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const made = bodiesSent('/sandbox/lender-invitations');
    await userEvent.click(await page.findByRole('button', { name: COPY.newLender.make }));
    await expect(await page.findByRole('link', { name: COPY.newLender.open })).toHaveAttribute('href', '/desk/new-lender#secret');
    await expect(page.getByRole('button', { name: COPY.newLender.another })).toBeVisible();
    await expect(made).toHaveLength(1);
  },
};

export const NewLenderFailed: Story = {
  parameters: {
    answers: { '/sandbox/lender-invitations': refusalReply(503, { code: 'unavailable', message: 'Try again in a moment' }) },
  },
  render: () => <SandboxPage query={new URLSearchParams()} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: COPY.newLender.make }));
    await page.findByText(COPY.newLender.failed);
    await expect(page.queryByRole('link', { name: COPY.newLender.open })).toBeNull();
  },
};

/** A refusal by the lender's staff names its principal reasons. */
export const Declining: Story = {
  render: () => <SandboxPage query={new URLSearchParams({ application: UUID })} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByLabelText(COPY.staff.action), 'decline');
    await userEvent.click(page.getByRole('checkbox', { name: /AVM_LOW/ }));
    await expect(page.getByRole('group', { name: COPY.staff.reasons })).toBeVisible();
  },
};

/** The bodies of requests to a path from now on. */
function bodiesSent(path: string): readonly unknown[] {
  const sent: unknown[] = [];
  const answer = window.fetch;
  window.fetch = async (input, init) => {
    if (input instanceof Request && new URL(input.url).pathname.endsWith(path)) sent.push(await input.clone().json());
    return answer(input, init);
  };
  return sent;
}

/** A notice that came by mail counts from its postmark; a payment that was given back by check has the check's number. */
export const RecordingWhatCameByMail: Story = {
  parameters: { answers: { [`/sandbox/applications/${UUID}/staff`]: { status: 'CANCELLED', version: 4 } } },
  render: () => <SandboxPage query={new URLSearchParams({ application: UUID })} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByLabelText(COPY.staff.action), 'record-refund');
    const sent = bodiesSent(`/sandbox/applications/${UUID}/staff`);
    await userEvent.type(page.getByLabelText(COPY.staff.number), 'Check 1001');
    await userEvent.click(page.getByRole('button', { name: COPY.staff.do }));
    await page.findByText(COPY.staff.done('Record refund'));
    await expect(sent).toEqual([{ action: 'record-refund', instrumentNo: 'Check 1001' }]);
    await userEvent.selectOptions(page.getByLabelText(COPY.staff.action), 'record-rescission');
    await expect(page.getByRole('group', { name: new RegExp(COPY.staff.postmark) })).toBeVisible();
    await userEvent.type(page.getByLabelText('Month'), '11');
    await userEvent.type(page.getByLabelText('Day'), '21');
    await userEvent.type(page.getByLabelText('Year'), '2026');
    await userEvent.click(page.getByRole('button', { name: COPY.staff.do }));
    await page.findByText(COPY.staff.done('Record rescission'));
    await expect(sent.at(-1)).toEqual({ action: 'record-rescission', postmark: '2026-11-21' });
  },
};

export const NothingYet: Story = {
  parameters: { answers: { '/sandbox/applications': [] } },
  render: () => <SandboxPage query={new URLSearchParams()} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: COPY.applications.empty });
  },
};

export const Unreachable: Story = {
  parameters: {
    answers: Object.fromEntries(
      Object.keys(ANSWERS).map((path) => [path, refusalReply(503, { code: 'unavailable', message: 'Try again in a moment' })]),
    ),
  },
  render: () => <SandboxPage query={new URLSearchParams()} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
  },
};

export const NotOpened: Story = {
  parameters: {
    answers: {
      '/sandbox/applications': refusalReply(409, {
        code: 'conflict',
        message: 'Grace Happy does not reach DECLINED: the application is at OFFER_SELECTION',
      }),
    },
  },
  render: () => <OpenApplication query={new URLSearchParams({ persona: 'happy', name: 'Grace Happy', until: 'DECLINED', org: 'MAIN' })} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: COPY.opening.failed });
    await expect(page.getByRole('alert')).toHaveTextContent('does not reach DECLINED');
  },
};

export const Opening: Story = {
  render: () => <OpenApplication query={new URLSearchParams({ application: UUID, name: 'Grace Happy' })} go={() => undefined} />,
  parameters: { answers: { [`/sandbox/applications/${UUID}/session`]: { jwt: 'a.b.c', origin: '', path: '/' } } },
};

const toolbar = (path: string) =>
  function Open() {
    return (
      <main>
        <h1>Any page</h1>
        <Toolbar open path={path} onClose={() => undefined} onSignedIn={() => undefined} />
      </main>
    );
  };

export const ToolbarRefused: Story = {
  parameters: { answers: { '/identity/api/v1/login': refusalReply(401, { code: 'unauthenticated', message: 'no' }) } },
  render: toolbar('/dashboard'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: COPY.toolbar.submit }));
    await expect(page.getByRole('alert')).toHaveTextContent(COPY.toolbar.need);
    await userEvent.type(page.getByLabelText(COPY.toolbar.email), 'grace@example.com');
    await userEvent.type(page.getByLabelText(COPY.toolbar.password), 'wrong');
    await userEvent.click(page.getByRole('button', { name: COPY.toolbar.submit }));
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(COPY.toolbar.failed));
    await expect(page.getByLabelText(COPY.toolbar.email)).toHaveValue('grace@example.com');
  },
};

export const ToolbarOfAnApplication: Story = {
  render: toolbar(`/account/heloc/${UUID}/bpo/hold`),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: COPY.clock.title });
  },
};
