import type { ApplicationScreen } from '@hearthline/journey/paths.ts';
import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HELD } from '@hearthline/journey/steps/step.ts';
import { expect, userEvent, within } from 'storybook/test';
import { sampleApplication } from '../../samples/sample-application.ts';
import { screenParameters, inApplication } from '../../testing/screen-story.tsx';
import { HoldScreen } from './HoldScreen.tsx';

const at = (screen: ApplicationScreen, status: StatusAnswer['status'], more: Partial<StatusAnswer> = {}) => ({
  parameters: screenParameters({ screen, status: { status, decision: 'INITIAL', ...more } }),
});

const meta = { component: HoldScreen, decorators: [inApplication], ...at('error/timeout', 'CREDIT_ERROR') } satisfies Meta<
  typeof HoldScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BureauSilent: Story = {};
/** A service that the status waits for does not answer: what a page says otherwise would not be true. */
export const ServiceDown: Story = {
  ...at('error/timeout', 'CREDIT_ERROR', { serviceDown: true }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'A service we use is not answering' });
    await within(canvasElement).findByText('Nothing');
  },
};
export const FraudAlert: Story = {
  parameters: screenParameters({
    screen: 'error/timeout',
    status: { status: 'FACTA_REVIEW', decision: 'INITIAL' },
    application: { credit: { ...sampleApplication().credit, hasAlert: true } },
  }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'We call you to make sure it is you' });
  },
};
/** A correction the borrower asked for: what it is, what accepting it has done again, and the way to take it back. */
export const CorrectionAsked: Story = {
  parameters: screenParameters({
    screen: 'review-app/uw',
    status: { status: 'UNDERWRITING_REVIEW', decision: 'APPROVED' },
    application: { correction: { kind: 'INCOME', state: 'OPEN' } },
    answers: {
      'GET /service-application/api/v1/application/heloc/{uuid}/corrections': {
        data: {
          open: false,
          requests: [
            {
              id: '1',
              kind: 'INCOME',
              state: 'OPEN',
              asked: null,
              askedAt: '2026-11-20T17:00:00.000Z',
              decidedAt: null,
              reason: null,
              redone: ['SUMMARY', 'INCOME', 'OFFERS'],
            },
          ],
        },
      },
    },
  }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'Your income' });
    await within(canvasElement).findByRole('button', { name: 'Take the request back' });
  },
};
/** Another review of the identity: what it is about is not named. */
export const IdentityReview: Story = {
  ...at('error/timeout', 'FACTA_REVIEW'),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'We are making sure of your identity' });
    await expect(within(canvasElement).queryByText(/list|credit file/)).toBeNull();
  },
};
export const ProtectedFile: Story = at('error/timeout', 'CREDIT_MINOR');
export const NotUnderstood: Story = at('error/timeout', 'UNKNOWN');
/** Codes of a newer server: the page says whose turn it is, and offers nothing while it is another's. */
const NEWER = 'A_NEWER_STATUS' as StatusAnswer['status'];
export const NewerWait: Story = {
  ...at('error/timeout', NEWER, { waiting: { who: 'us', typicalSeconds: 60 } }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'We are working on your application' });
  },
};
export const NewerStep: Story = {
  ...at('error/timeout', NEWER, { waiting: null }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Load the page again' });
  },
};
export const FullTitle: Story = at('error/timeout', 'ORDER_FULL_TITLE');
export const Payoffs: Story = at('error/timeout', 'PAYOFF_REQUEST');
export const SlowCredit: Story = at('error/timeout', 'WAITING_FOR_SOFT_CREDIT');
export const ParcelUnknown: Story = at('review-app/datatree', 'PROPERTY_DATA_REVIEW');
export const SlowTitle: Story = at('review-app/datatree', 'PREQUAL_TITLE');
export const ClosingDocuments: Story = at('review-app/signdocs', 'GEN_CLOSING_DISCLOSURES');
/** An open condition holds the agreement: who acts is said, and what they check is not. */
export const OneMoreCheck: Story = {
  ...at('review-app/signdocs', 'GEN_CLOSING_DISCLOSURES', { waiting: HELD }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'We check one more thing first' });
  },
};
export const SigningDocuments: Story = at('review-app/signdocs', 'GEN_NOTE_SIGNING');
export const FloodZone: Story = at('error/flood-cert', 'WAITING_FOR_FLOOD_CERT');
export const WithARequest: Story = {
  ...at('review-app/uw', 'UNDERWRITING_REVIEW', { decision: 'REVIEW', condition: 'GENERIC_DOCUMENT_REQUEST' }),
  async play({ canvasElement }) {
    const link = await within(canvasElement).findByRole('link', { name: /See what we asked for/ });
    await expect(link.getAttribute('href')).toMatch(/\/conditions$/);
  },
};
export const NoCreditFile: Story = at('review-app/no-credit', 'CREDIT_NO_MATCH_SSN');
export const Underwriter: Story = at('review-app/uw', 'UNDERWRITING_REVIEW', { decision: 'REVIEW' });
export const PartnersReview: Story = at('merchant/review', 'MERCHANT_REVIEW');
export const LookedAgain: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the status now' }));
    await canvas.findByText(/Nothing has changed yet/);
  },
};
