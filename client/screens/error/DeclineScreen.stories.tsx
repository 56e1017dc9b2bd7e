import type { ApplicationScreen } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screenParameters, inApplication } from '../../testing/screen-story.tsx';
import { DeclineScreen } from './DeclineScreen.tsx';

const status = { status: 'DECLINED', decision: 'DECLINE' } as const;
const undated = (screen: ApplicationScreen) => ({ parameters: screenParameters({ screen, status }) });
const dated = (screen: ApplicationScreen, kind: 'CREDIT' | 'INCOME' | 'OTHER') => ({
  parameters: screenParameters({ screen, status, application: { adverseAction: { noticeDueBy: '2026-12-20', kind } } }),
});

const NOTICE = {
  data: {
    documents: [{ kind: 'ADVERSE_ACTION_NOTICE', title: 'Notice', version: '1', sha256: '', deliveredAt: '2026-11-24T18:00:00Z' }],
  },
};

const meta = { component: DeclineScreen, decorators: [inApplication], ...dated('error/decline', 'OTHER') } satisfies Meta<
  typeof DeclineScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The notice goes by mail to a borrower without electronic records: the page promises an email about it, not the notice by email. */
export const NoticeDated: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText('We email you when it is sent. A copy is among your documents');
  },
};
export const NoticeNotYetQueued: Story = undated('error/decline');
/** The borrower declined what we offered instead: the page does not say that we declined them. */
export const OfferDeclined: Story = {
  parameters: screenParameters({ screen: 'error/decline', status, application: { counterofferDeclined: true } }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'You declined our offer' });
  },
};
/** Once the notice is among the documents, nothing says that it is still to come. */
export const NoticeSent: Story = {
  parameters: screenParameters({
    screen: 'error/decline',
    status,
    application: {
      adverseAction: { noticeDueBy: '2026-12-20', kind: 'OTHER' },
      documents: [{ uuid: 'ADVERSE_ACTION_NOTICE-1', type: 'ADVERSE_ACTION_NOTICE' }],
    },
    answers: { 'GET /service-application/api/v1/application/heloc/{uuid}/disclosures': NOTICE },
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('We sent you a notice with the reasons');
    await canvas.findByText('Tuesday, Nov 24');
    await expect(canvas.queryByText(/By Dec/)).toBeNull();
    // one tense: nothing is still to be sent
    await expect(canvas.queryByText(/when it is sent/)).toBeNull();
    await canvas.findByRole('link', { name: /Read the notice with our reasons/ });
  },
};
const ended = (kind: 'NOT_ELIGIBLE' | 'COUNTEROFFER_LAPSED') => ({
  counterofferDeclined: kind === 'COUNTEROFFER_LAPSED',
  end: { kind, at: '2026-11-20T17:00:00.000Z', recorded: false, refundBy: null },
});
/** A counteroffer that nobody answered: the page does not say that the borrower declined it. */
export const OfferLapsed: Story = {
  parameters: screenParameters({ screen: 'error/decline', status, application: ended('COUNTEROFFER_LAPSED') }),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'The line we offered instead has expired' });
  },
};
/** The appraisal was paid and not made: the page says by when, or on which day, the money is given back. */
export const AppraisalGivenBack: Story = {
  parameters: screenParameters({
    screen: 'error/decline',
    status,
    application: {
      adverseAction: { noticeDueBy: '2026-12-20', kind: 'OTHER' },
      appraisalRefund: { amount: 650, by: '2026-12-13', on: '2026-11-24' },
    },
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('We gave back what you paid for the appraisal');
    await canvas.findByText(/On Tuesday, November 24 we gave back the \$650/);
  },
};
/** No credit report was read before the application was found not to fit. */
export const NotEligible: Story = {
  parameters: screenParameters({
    screen: 'error/decline',
    status: { status: 'DECLINED', decision: 'INELIGIBLE' },
    application: { ...ended('NOT_ELIGIBLE'), credit: { bureau: null, state: null, hasAlert: false, tries: 0 } },
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'This application is outside our lending rules' });
    await expect(canvas.queryByRole('heading', { name: 'The credit report we looked at' })).toBeNull();
  },
};
export const CreditNoticeDated: Story = dated('error/credit', 'CREDIT');
export const CreditNoticeNotYetQueued: Story = undated('error/credit');
/** After the full check it would not be true that the score was left as it is. */
export const AfterTheHardPull: Story = {
  parameters: screenParameters({
    screen: 'error/credit',
    status,
    application: { consents: [{ type: 'HARD_CREDIT', version: '2026-01' }], adverseAction: { noticeDueBy: '2026-12-20', kind: 'CREDIT' } },
  }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/is a hard inquiry/);
  },
};
export const IncomeNoticeDated: Story = dated('error/income', 'INCOME');
export const IncomeNoticeNotYetQueued: Story = undated('error/income');
