import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Application } from '../../services/application.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { sampleApplication, sampleStatus } from '../../samples/sample-application.ts';
import { sampleOver } from '../../testing/sample-over.ts';
import { refusalReply, type StoryAnswers } from '../../testing/story-world.ts';
import { Dashboard } from './Dashboard.tsx';

const meta = { component: Dashboard, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const ALL = '/application/heloc/all';
const DELIVERED_AT = '2026-11-12T17:00:00.000Z';
const sampleDocument = (kind: string, title: string) => ({ kind, title, version: '1', sha256: 'a'.repeat(64), deliveredAt: DELIVERED_AT });
const condition = {
  uuid: '00000000-0000-4000-8000-000000000009',
  categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
  created: '2026-11-16T17:00:00.000Z',
  notes: null,
  commentsToBorrower: null,
  requestDocuments: [],
  xtraData: { numDocsRequired: 2 },
  actionNeeded: true,
};
const everywhere: StoryAnswers = {
  '/api/v1/profile': { name: { firstName: 'Grace', lastName: 'Happy' } },
  '/disclosures': {
    documents: [sampleDocument('CREDIT_SCORE_NOTICE', 'Credit score notice'), sampleDocument('APPLICATION_SUMMARY', 'Application summary')],
    consentNeeded: null,
  },
  '/conditions/external-applicants': [],
  '/notifications': [],
};
const chosen = { term: 15, amount: 104_990, rate: 8.45, uwCalculatedDrawAmount: 100_000 } as const;
const dashboard = (all: readonly Application[] | ReturnType<typeof refusalReply>, more: StoryAnswers = {}): Story => ({
  render: () => <PageStory Page={Dashboard} path={outside.dashboard()} answers={{ ...everywhere, ...more, [ALL]: all }} />,
});

export const ToDo: Story = {
  ...dashboard([sampleApplication({ ...chosen, status: sampleStatus({ status: 'INCOME_VERIFICATION' }) })], {
    '/conditions/external-applicants': [condition],
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Upload your paystubs/ });
    await canvas.findByRole('link', { name: /Verify your income/ });
    for (const question of ['What do I have to do now?', 'When will I close?']) await userEvent.click(await canvas.findByText(question));
    await canvas.findByText(/about 5 business days after you finish your steps/);
    await expect(canvas.queryByText('Why was I declined?')).toBeNull();
  },
};
export const Waiting: Story = dashboard([
  sampleApplication({
    ...chosen,
    status: sampleStatus({ status: 'NAV_BPO_PROCESSING', waiting: { who: 'the valuation company', typicalSeconds: 172_800 } }),
  }),
]);
/** Times with the notary were requested: nothing is left to do until one is confirmed. */
export const NotaryRequested: Story = {
  ...dashboard([
    sampleApplication({
      ...chosen,
      status: sampleStatus({
        status: 'MANUAL_DEED_SIGNING',
        decision: 'APPROVED',
        manualNotary: true,
        requestedManualNotaryTime: '2026-12-01T17:00:00.000Z',
      }),
    }),
  ]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Your meeting with the notary is requested/))[0]).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'For you to do' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See where it stands' })).toBeVisible();
  },
};
const canceling = (answer: StoryAnswers[string]) =>
  dashboard([sampleApplication({ ...chosen, status: sampleStatus({ status: 'INCOME_VERIFICATION' }) })], { '/cancel': answer });
export const Canceling: Story = {
  ...canceling({ version: 9 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel my application' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Why are you canceling/ }), 'We sell the home.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the application' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
export const NotCanceled: Story = {
  ...canceling(refusalReply(500, {})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel my application' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Why are you canceling/ }), 'We sell the home.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the application' }));
    await canvas.findByText('The application was not canceled');
    await expect(canvas.getByRole('textbox', { name: /Why are you canceling/ })).toHaveValue('We sell the home.');
  },
};
export const Declined: Story = {
  ...dashboard(
    [
      sampleApplication({
        active: false,
        adverseAction: { noticeDueBy: '2026-12-20', kind: 'CREDIT' },
        status: sampleStatus({ status: 'DECLINED', decision: 'DECLINE' }),
      }),
    ],
    { '/verify-ability-to-start-application': { canStartApplication: true, waitUntil: null } },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/We send you a notice with the main reasons by Sunday, December 20/);
    await canvas.findByRole('link', { name: 'Start with another address' });
  },
};
export const DeclinedNoticeSent: Story = {
  ...dashboard(
    [
      sampleApplication({
        active: false,
        adverseAction: { noticeDueBy: '2026-12-20', kind: 'CREDIT' },
        documents: [{ type: 'ADVERSE_ACTION_NOTICE' } as Application['documents'][number]],
        status: sampleStatus({ status: 'DECLINED', decision: 'DECLINE' }),
      }),
    ],
    { '/verify-ability-to-start-application': { canStartApplication: true, waitUntil: null } },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/We sent you a notice with the main reasons/);
    await expect(canvas.queryByText(/December 20/)).toBeNull();
  },
};
const ended = (kind: NonNullable<Application['end']>['kind'], at: number, more: Partial<Application> = {}): Application =>
  sampleApplication({
    uuid: `00000000-0000-4000-8000-0000000000${10 + at}`,
    active: false,
    end: { kind, at: '2026-11-18T17:00:00.000Z', recorded: false, refundBy: kind === 'RESCINDED' ? '2026-12-08' : null },
    status: sampleStatus({ status: kind === 'COMPLETE' ? 'COMPLETE' : 'CANCELLED' }),
    ...more,
  });
const CANCELED = [
  'WITHDRAWN',
  'CLOSED_BY_LENDER',
  'SIGNER_REFUSED',
  'RESCINDED',
  'INCOMPLETE',
  'OFFERS_EXPIRED',
  'APPROVAL_EXPIRED',
] as const;
/** Every end by which an application is canceled: how, when, why, what it leaves, and what can be done next. */
export const Ended: Story = {
  ...dashboard(
    CANCELED.map((kind, at) =>
      ended(kind, at, kind === 'WITHDRAWN' ? { appraisalRefund: { amount: 650, by: '2026-12-08', on: null } } : {}),
    ),
    { '/verify-ability-to-start-application': { canStartApplication: true, waitUntil: null } },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('One of the owners did not sign');
    await canvas.findByText(/We give the \$650\.00 that you paid for it back to your card by .*December 8/);
    await canvas.findByText(/The law gives us until Tuesday, December 8 to return what you paid/);
    await expect(canvas.getAllByText(/^Ended on Wednesday, November 18$/)).toHaveLength(CANCELED.length);
    // an end that is not a decision of ours promises no notice
    await expect(canvas.queryByText(/notice with our reasons/)).toBeNull();
    await canvas.findByRole('link', { name: 'Start with the same address' });
  },
};
/** Ends after which a notice is due: dated before it is sent, a link to it afterwards. */
export const EndedByDecision: Story = {
  ...dashboard(
    [
      ended('DECLINED', 1, { adverseAction: { noticeDueBy: '2026-12-18', kind: 'OTHER' }, status: sampleStatus({ status: 'DECLINED' }) }),
      ended('NOT_ELIGIBLE', 2, { documents: [{ uuid: 'n', type: 'ADVERSE_ACTION_NOTICE' }], status: sampleStatus({ status: 'DECLINED' }) }),
      ended('COUNTEROFFER_LAPSED', 3, { status: sampleStatus({ status: 'DECLINED' }) }),
    ],
    { '/verify-ability-to-start-application': { canStartApplication: true, waitUntil: null } },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/by Friday, December 18. You then find it among your documents/);
    await canvas.findByText(/within 30 days. You then find it among your documents/);
    await expect(canvas.getAllByRole('link', { name: 'Read the notice with our reasons' })).toHaveLength(1);
  },
};
/** The questions of registration are answered, and the first of the seven steps is not over: the line counts the step the borrower is at. */
export const FirstOfSevenSteps: Story = {
  ...dashboard([sampleApplication({ status: sampleStatus({ status: 'NO_AVM_FOUND', decision: 'INITIAL' }) })]),
  play: async ({ canvas }) => {
    const step = await canvas.findByText('Basic Info', { selector: 'b' });
    await expect(step.parentElement).toHaveTextContent('Step 1 of 7: Basic Info');
    await expect(canvas.queryByText(/0 of 7/)).toBeNull();
  },
};
/** A correction that was refused, at a step at which another one can be asked for. */
export const CorrectionRefused: Story = {
  ...dashboard([
    sampleApplication({
      ...chosen,
      correction: { kind: 'INCOME', state: 'REFUSED' },
      status: sampleStatus({ status: 'NOTE_SIGNING', decision: 'APPROVED' }),
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/we did not change this answer: your income/);
    await expect(await canvas.findByRole('link', { name: 'Correct an answer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/start\/profile\?from=signing%2Fintro$/),
    );
  },
};
export const OffersReady: Story = {
  ...dashboard([sampleApplication()]),
  play: async ({ canvas }) => {
    const step = await canvas.findByText('Select Offer', { selector: 'b' });
    await expect(step.parentElement).toHaveTextContent('Step 2 of 7: Select Offer');
    await expect(canvas.getByRole('list', { name: '1 of 7 steps done' })).toBeVisible();
  },
};
const waitFor45Days = { '/verify-ability-to-start-application': { canStartApplication: false, waitUntil: '2027-01-16' } };
const funded = sampleApplication({ ...chosen, active: false, status: sampleStatus({ status: 'COMPLETE' }) });
const opened = sampleOver({
  payment: { ...sampleOver().payment, state: 'SETTLED' },
  line: { ...sampleOver().line!, drawn: 104_990, opened: true },
});
export const OpenLineOfCredit: Story = {
  ...dashboard([funded], { ...waitFor45Days, '/closing': opened }),
  play: async ({ canvas }) => {
    await canvas.findByText('$1,030.80 on January 1, 2027');
    await canvas.findByText(/Copper State Bank, ending in 4821. It arrived on Monday, December 7/);
    await canvas.findByText(/You can apply again from January 16, 2027/);
    // what is shown was so on that day: what is owed and can be drawn today is asked by phone
    await canvas.findByText('On the day the money was sent, December 4, 2026');
    await canvas.findByRole('heading', { name: 'Today’s figures, by phone' });
    await expect(canvas.queryByText('Available')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'For you to do' })).toBeNull();
  },
};
export const OpenLineWithoutFigures: Story = {
  ...dashboard([funded], { ...waitFor45Days, '/closing': refusalReply(503, { code: 'not_ready', message: 'Try again in a moment' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your line of credit' })).toBeVisible();
  },
};
export const DocumentMissing: Story = {
  ...dashboard([sampleApplication()], { '/file': refusalReply(404, { code: 'not_found', message: 'There is no such document' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Application summary' }));
    await canvas.findByRole('alert');
  },
};
export const None: Story = dashboard([]);
export const Failed: Story = dashboard(refusalReply(500, {}));
