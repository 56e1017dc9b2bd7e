import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answer } from '../../samples/answers.ts';
import { inApplication, screenParameters } from '../../testing/screen-story.tsx';
import { AppraisalHold } from './AppraisalHold.tsx';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}';
const valuation = (appraisal: object): Answer => ({
  data: {
    product: 'ONSITE',
    stage: 'ORDERED',
    reason: null,
    value: 499_000,
    access: null,
    appraisal: { fee: 550, payableFrom: null, paid: null, ...appraisal },
  },
});
/** An empty script in the place of the vendor's, which the story itself puts on the page. */
const SCRIPT = { kind: 'SCRIPT', url: 'data:text/javascript,', publishableKey: 'pk_test_story' };
const at = (
  get: Answer,
  pay: Answer = { data: { version: 11, amount: 550 } },
  status: StatusAnswer['status'] = 'ONSITE_APPRAISAL_PAYMENT',
) => ({
  parameters: screenParameters({
    screen: 'hold',
    status: { status, decision: 'REVIEW' },
    answers: { [`GET ${ROOT}/valuation`]: get, [`POST ${ROOT}/appraisal-payment`]: pay },
  }),
});

/** The vendor's script, whose field gives a token or says what is wrong with the card. */
const withVendor = (wrong: string | null = null) => ({
  beforeEach() {
    const element = {
      mount: (box: HTMLElement) => void (box.textContent = '•••• •••• •••• 4242'),
      on: (_: string, ready: () => void) => void setTimeout(ready),
      destroy: () => undefined,
    };
    const vendor = () => ({
      elements: () => ({ create: () => element }),
      createToken: async () => (wrong === null ? { token: { id: 'tok_visa' } } : { error: { message: wrong } }),
    });
    Object.assign(window, { Stripe: vendor });
    return () => void Reflect.deleteProperty(window, 'Stripe');
  },
});

const meta = { component: AppraisalHold, decorators: [inApplication], ...at(valuation({ field: SCRIPT })) } satisfies Meta<
  typeof AppraisalHold
>;
export default meta;
type Story = StoryObj<typeof meta>;

const pay = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByText(/4242/)).toBeVisible());
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay $550.00' }));
};

export const CardReady: Story = {
  ...withVendor(),
  play: ({ canvasElement }) => waitFor(() => expect(within(canvasElement).getByText(/4242/)).toBeVisible()),
};
export const CardMistyped: Story = {
  // a script is loaded once by its address: this one is another
  ...at(valuation({ field: { ...SCRIPT, url: 'data:text/javascript,/*mistyped*/' } })),
  ...withVendor('Your card’s expiration date is in the past.'),
  async play({ canvasElement }) {
    await pay(canvasElement);
    await within(canvasElement).findByText(/expiration date is in the past/);
  },
};
export const CardDeclined: Story = {
  ...withVendor(),
  ...at(valuation({ field: SCRIPT }), {
    refusal: {
      status: 402,
      code: 'payment_declined',
      message: 'This card was not accepted. Check what you typed, use another card, or call your bank. Nothing was charged.',
    },
  }),
  async play({ canvasElement }) {
    await pay(canvasElement);
    await expect(await within(canvasElement).findByText(/was not accepted/)).toBeVisible();
  },
};
export const NotConfirmed: Story = {
  ...withVendor(),
  ...at(valuation({ field: SCRIPT }), {
    refusal: {
      status: 503,
      code: 'not_ready',
      message:
        'The card service does not respond, so we cannot tell yet whether your card was charged. Try again: the appraisal is charged once.',
    },
  }),
  async play({ canvasElement }) {
    await pay(canvasElement);
    await expect(await within(canvasElement).findByText('Your payment is not confirmed yet')).toBeVisible();
  },
};
export const Paying: Story = {
  ...withVendor(),
  ...at(valuation({ field: SCRIPT }), 'never'),
  play: ({ canvasElement }) => pay(canvasElement),
};
export const FieldDidNotLoad: Story = {
  ...at(valuation({ field: { ...SCRIPT, url: 'data:text/javascript,/*nothing*/' } })),
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText('The card field did not load')).toBeVisible(),
};
/** While the three business days with the terms of the line run, nothing is charged (12 CFR 1026.40(h)). */
export const PayableLater: Story = {
  ...at(valuation({ field: null, payableFrom: '2026-11-27' })),
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText('You can pay from Friday, November 27')).toBeVisible(),
};
export const NoCardVendor: Story = at(valuation({ field: null }));
export const Loading: Story = at('never');
export const Offline: Story = at('offline');
export const Paid: Story = {
  ...at(valuation({ field: null, paid: { amount: 550, on: '2026-11-20', receipt: 'pi_9f2c41d07a' } }), 'never', 'ONSITE_APPRAISAL_PENDING'),
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText('pi_9f2c41d07a')).toBeVisible(),
};
export const InReview: Story = at(valuation({ field: null }), 'never', 'ONSITE_APPRAISAL_REVIEW');
