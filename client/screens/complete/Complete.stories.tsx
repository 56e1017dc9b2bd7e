import type { Meta, StoryObj } from '@storybook/react-vite';
import { CANCEL, NOT_CANCELED, RECEIPT } from '../../parts/rescission/copy.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Answers } from '../../samples/answers.ts';
import { sampleDisclosed } from '../../testing/sample-disclosed.ts';
import { sampleFunding } from '../../samples/sample-funding.ts';
import { sampleOver } from '../../testing/sample-over.ts';
import { inApplication, screenParameters } from '../../testing/screen-story.tsx';
import { PAYEE_COPY } from '../../parts/closing/copy.ts';
import { Complete } from './Complete.tsx';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}';
const deliveredAt = '2026-11-24T21:15:00.000Z';
const documents = [
  ['ACCOUNT_OPENING_DISCLOSURES', 'Account-opening disclosures'],
  ['LINE_AGREEMENT', 'Home equity line of credit agreement and note'],
  ['NOTARIZED_DEED', 'Deed of trust, notarized'],
  ['NOTICE_OF_RIGHT_TO_CANCEL', 'Notice of right to cancel'],
].map(([kind = '', title = '']) => ({ kind, title, version: '1', sha256: 'a'.repeat(64), deliveredAt }));
const watch = fn(() => () => undefined);
const at = (status: string, closing: Answers[string], more: Answers = {}) => ({
  parameters: screenParameters({
    screen: 'complete',
    watch,
    application: { amount: 104_990, rate: 8.45, term: 15, uwCalculatedDrawAmount: 100_000, loanNumber: 'HL2026000001' },
    status: { status: status as never, decision: 'APPROVED' },
    answers: {
      [`GET ${ROOT}/closing`]: closing,
      [`GET ${ROOT}/disclosures`]: {
        data: { ...sampleDisclosed('RESCISSION', [{ kind: 'NOTICE_OF_RIGHT_TO_CANCEL', title: 'Notice of right to cancel' }]), documents },
      },
      'GET /service-profile/api/v1/profile/consent-types': { data: [{ type: 'COMMUNICATIONS', version: '1', text: '' }] },
      ...more,
    },
  }),
});
const meta = {
  component: Complete,
  decorators: [inApplication],
  ...at('RESCISSION', { data: sampleFunding() }),
} satisfies Meta<typeof Complete>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DaysToCancel: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: /send your money on Friday, December 4/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'You can cancel until midnight on Saturday, November 28' })).toBeVisible();
    await expect(canvas.getByText(/Midnight is in Mountain Standard Time/)).toBeVisible();
    await expect(canvas.getByText(/Confirm on Sunday, November 29 .* we send it on Tuesday, December 1/)).toBeVisible();
    const days = within(canvas.getByRole('list', { name: 'How the three days are counted' }));
    await expect(days.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
      'Tue24Tuesday, November 24: Signed',
      'Wed25Wednesday, November 25: Day 1',
      'Thu26Thursday, November 26: Holiday',
      'Fri27Friday, November 27: Day 2',
      'Sat28Saturday, November 28: Day 3',
    ]);
  },
};
/** A day that came without its event: the page that stayed open plans anew when it is looked at again. */
export const PlannedAnew: Story = {
  ...at('RESCISSION', [
    { data: sampleOver() },
    { data: sampleOver({ payment: { ...sampleFunding().payment, sentOn: '2026-12-07', arrivesOn: '2026-12-08', ifConfirmed: null } }) },
  ]),
  async play({ canvas }) {
    await canvas.findByText(/Confirm today .* we send it on Tuesday, December 1/);
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findAllByText('Monday, Dec 7');
    await expect(canvas.queryByText(/Confirm today/)).toBeNull();
  },
};
/** The browser is in Phoenix, the home in New York, where it is already the next day: the day of the home is shown. */
export const HomeInAnotherZone: Story = {
  parameters: screenParameters({
    screen: 'complete',
    watch,
    application: { timeZone: 'America/New_York' },
    status: { status: 'RECORDING', decision: 'APPROVED' },
    answers: {
      [`GET ${ROOT}/closing`]: { data: sampleOver() },
      [`GET ${ROOT}/disclosures`]: {
        data: sampleDisclosed(null, [], { documents: [{ ...documents[0]!, deliveredAt: '2026-11-24T05:30:00.000Z' }] }),
      },
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Given on Tuesday, November 24/)).toBeVisible();
  },
};
/** The written notice: nothing is sent before it is signed and the question is answered; after a failure nothing typed is lost. */
export const Canceling: Story = {
  ...at('RESCISSION', { data: sampleFunding() }, { [`POST ${ROOT}/rescind`]: { refusal: { status: 500, code: 'internal' } } }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: CANCEL.open }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your notice that you cancel' })).toHaveFocus());
    await expect(canvas.getByText(/loan number HL2026000001, secured by 101 Clear Path Ln/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: CANCEL.send }));
    const name = canvas.getByRole('textbox', { name: CANCEL.name });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'Grace Happy');
    await userEvent.click(canvas.getByRole('button', { name: CANCEL.send }));
    await userEvent.click(await screen.findByRole('button', { name: CANCEL.yes }));
    await expect(await canvas.findByText('Your notice was not sent')).toBeVisible();
    await expect(name).toHaveValue('Grace Happy');
  },
};
export const ByMail: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Or by mail/ }));
    await expect(await canvas.findByText(/400 Sample Street/)).toBeVisible();
  },
};
/** Two owners of a home in Texas: one has the notice. */
export const TwoOwners: Story = {
  ...at('RESCISSION', {
    data: sampleFunding({
      timeZone: { id: 'America/Chicago', name: 'Central Time' },
      rescission: {
        ...sampleFunding().rescission!,
        people: [
          { name: 'Paul Joint', isYou: true, deliveredOn: '2026-11-24', received: true, confirmed: false },
          { name: 'Paula Joint', isYou: false, deliveredOn: '2026-11-24', received: false, confirmed: false },
        ],
      },
    }),
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Not confirmed yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: RECEIPT.read })).toBeVisible();
    await expect(canvas.queryByText(RECEIPT.readFirst)).toBeNull();
    await expect(canvas.getByText(/Midnight is in Central Time/)).toBeVisible();
  },
};
/** After the days to cancel: the owner may confirm that they have not, so that no mail is waited for. */
export const ConfirmNotCanceled: Story = {
  ...at('RESCISSION', { data: sampleOver({ rescission: { ...sampleOver().rescission!, confirmation: 'OPEN' } }) }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: NOT_CANCELED.title })).toBeVisible();
    await expect(canvas.getByText(/to the end of Wednesday, December 2/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: NOT_CANCELED.read })).toBeVisible();
  },
};
export const TimeToCancelOver: Story = {
  ...at('RESCISSION', { data: sampleOver() }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The time to cancel is over' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: CANCEL.open })).toBeNull();
  },
};
export const NoticeBeingPrepared: Story = at('GEN_RESCISSION', { data: sampleFunding({ rescission: null }) });
/** The status is the borrower's to answer, but the other signers act: the page follows their change without being reloaded. */
export const OthersStillSign: Story = {
  beforeEach: () => void watch.mockClear(),
  ...at('DEED_SIGNING', {
    data: sampleFunding({
      signedOn: null,
      rescission: null,
      firstPayment: null,
      line: null,
      recording: { ...sampleFunding().recording, on: null },
      payment: { ...sampleFunding().payment, sentOn: null, arrivesOn: null },
    }),
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Each other signer meets the notary')).toBeVisible();
    await expect(watch).toHaveBeenCalledOnce();
  },
};
const submitted = { ...sampleOver().recording, state: 'SUBMITTED' } as const;
export const Recording: Story = at('RECORDING', { data: sampleOver({ recording: submitted }) });
export const RecordingRejected: Story = {
  ...at('RECORDING', { data: sampleOver({ recording: { ...submitted, state: 'REJECTED' } }) }),
  async play({ canvas }) {
    await expect(await canvas.findByText('The county asked for a correction. We send it again')).toBeVisible();
  },
};
/** A second home: nothing about canceling. */
export const SecondHome: Story = {
  ...at(
    'RECORDING',
    { data: sampleFunding({ rescindable: false, rescission: null, recording: submitted }) },
    { [`GET ${ROOT}/disclosures`]: { data: sampleDisclosed(null, [], { documents: documents.slice(0, 2) }) } },
  ),
  async play({ canvas }) {
    await canvas.findByText('What happens when');
    await expect(canvas.queryByText(/cancel/i)).toBeNull();
  },
};
const recording = { ...sampleOver().recording, state: 'RECORDED', instrumentNo: '20260123456' } as const;
export const LastChecks: Story = at('FUNDABLE', { data: sampleOver({ recording }) });
export const LastChecksHeld: Story = {
  ...at('FUNDABLE', { data: sampleOver({ recording, checks: 'HELD' }) }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We are finishing our last checks' })).toBeVisible();
  },
};
const checks = 'PASSED';
/** The account was changed after the money came back: until when nothing is sent, and that a call ends it sooner. */
export const ChangedAccountWaits: Story = {
  ...at('FUNDABLE', {
    data: sampleOver({ recording, checks, payment: { ...sampleOver().payment, waitsUntil: '2026-12-03T17:00:00.000Z' } }),
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The account for your money was changed' })).toBeVisible();
    await expect((await canvas.findAllByText(/Thursday, December 3, 10:00 AM MST/))[0]).toBeVisible();
  },
};
export const AwaitingTwoApprovals: Story = {
  ...at('FUNDING_DECISION', { data: sampleOver({ recording, checks, approval: { state: 'WAITING', needed: 2, given: 1 } }) }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/two people approve the payment/)).toBeVisible();
  },
};
export const ApprovalHeld: Story = at('FUNDING_DECISION', {
  data: sampleOver({ recording, checks, approval: { state: 'HELD', needed: 1, given: 0 } }),
});
const approval = { state: 'GIVEN', needed: 1, given: 1 } as const;
const debt = { creditor: 'SlowBank Auto', kind: 'AUTO', amount: 12_000 };
export const PayingDebts: Story = {
  ...at('DIRECT_DEBT_PAYOFF', {
    data: sampleOver({
      recording,
      checks,
      approval,
      payoffs: [
        { ...debt, id: 'D-1', state: 'PAID', on: '2026-12-04' },
        { ...debt, id: 'D-2', creditor: 'Silver Plaza Card', kind: 'CARD', amount: 6120.44, state: 'SENT', on: '2026-12-04' },
        { ...debt, id: 'D-3', creditor: 'Lantern Store Card', kind: 'CARD', amount: 812.5, state: 'FAILED', on: '2026-12-04' },
        { ...debt, id: 'D-4', creditor: 'Copper State Loan', kind: 'INSTALLMENT', state: 'TO_PAY', on: null },
      ],
    }),
  }),
  async play({ canvas }) {
    for (const state of ['Paid', 'Sent', 'Not paid', 'To be paid']) await expect(await canvas.findByText(state)).toBeVisible();
  },
};
export const Sent: Story = at('FUNDING_DECISION', {
  data: sampleOver({ recording, checks, approval, payment: { ...sampleOver().payment, state: 'SENT' } }),
});
const toExchange = { bank: 'Sample Exchange', mask: 'u9e2', isExchange: true };
export const SentToExchange: Story = {
  ...at('FUNDING_DECISION', {
    data: sampleOver({ recording, checks, payment: { ...sampleOver().payment, state: 'SENT', account: toExchange } }),
  }),
  play: async ({ canvas }) => void (await canvas.findByText(PAYEE_COPY.EXCHANGE.sentIntro)),
};
/** While the exchange examines the borrower it has no name yet. */
export const ExchangeNotReady: Story = at('RECORDING', {
  data: sampleOver({ payment: { ...sampleOver().payment, account: { bank: null, mask: '', isExchange: true } } }),
});
export const SentBackAndAgain: Story = {
  ...at('FUNDING_DECISION', {
    data: sampleOver({ recording, checks, approval, payment: { ...sampleOver().payment, state: 'RETURNED', code: 'R03' } }),
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/There is no account with this number.*ending in 4821/)).toBeVisible();
  },
};
export const Loading: Story = at('RESCISSION', 'never');
export const Offline: Story = at('RECORDING', 'offline');
