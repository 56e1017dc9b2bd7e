import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Answers } from '../../../../samples/answers.ts';
import { sampleInsurance } from '../../../../samples/sample-insurance.ts';
import { sampleOffers } from '../../../../testing/sample-offers.ts';
import { screenParameters, inApplication } from '../../../../testing/screen-story.tsx';
import { Confirm } from './Confirm.tsx';

const OFFERS = 'GET /service-application/api/v1/application/heloc/{uuid}/offers';
const SELECT = 'POST /service-application/api/v1/application/heloc/{uuid}/offers/select';
const query = { amount: '100000', term: '15', fee: '4.99' };
const answers = (more: Answers = {}): Answers => ({
  [OFFERS]: { data: sampleOffers() },
  'GET /service-application/api/v1/application/heloc/{uuid}/insurance': { data: sampleInsurance() },
  ...more,
});
const screen = 'product/select/confirm' as const;

const meta = {
  component: Confirm,
  decorators: [inApplication],
  parameters: screenParameters({ screen, query, answers: answers() }),
} satisfies Meta<typeof Confirm>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async (canvasElement: HTMLElement, expectedText: string | RegExp): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /Confirm this offer/ }));
  await canvas.findAllByText(expectedText);
};

/** The days to cancel after signing are named beside the freedom before it. */
export const AllFigures: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/cancel at any time before you sign\. .*every owner can also cancel for three business days/);
    await within(canvasElement).findByText(/cover the dwelling with at least \$211,919/);
  },
};
export const WithPayoffs: Story = {
  parameters: screenParameters({ screen, query: { ...query, payoff: 'TL-2,TL-3', pay: 'manual' }, answers: answers() }),
};
export const FiguresChanged: Story = {
  parameters: screenParameters({
    screen,
    query,
    answers: answers({
      [SELECT]: {
        refusal: { status: 422, code: 'not_on_offer', message: 'The figures have changed. Check the new payment and continue.' },
      },
    }),
  }),
  play: ({ canvasElement }) => confirm(canvasElement, 'These figures are new'),
};
/** The server's clock says that they have expired while the page was open: no new figures, and no failed submit. */
export const ExpiredMeanwhile: Story = {
  parameters: screenParameters({
    screen,
    query,
    answers: answers({
      [SELECT]: {
        refusal: {
          status: 422,
          code: 'not_on_offer',
          message: 'These offers have expired. We get new ones for you.',
          errors: [{ field: 'expiresAt', message: 'These offers have expired. We get new ones for you.' }],
        },
      },
    }),
  }),
  play: ({ canvasElement }) => confirm(canvasElement, 'These offers have expired'),
};
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen, query, answers: answers({ [SELECT]: 'offline' }) }),
  play: ({ canvasElement }) => confirm(canvasElement, 'This was not sent'),
};
export const ApplicationChanged: Story = {
  parameters: screenParameters({ screen, query, answers: answers({ [SELECT]: { refusal: { status: 412, code: 'stale_version' } } }) }),
  play: ({ canvasElement }) => confirm(canvasElement, /changed while this page was open/),
};
export const Submitting: Story = {
  parameters: screenParameters({ screen, query, answers: answers({ [SELECT]: 'never' }) }),
  play: ({ canvasElement }) => confirm(canvasElement, 'Submitting'),
};
export const NothingChosen: Story = { parameters: screenParameters({ screen, answers: answers() }) };
export const GoneFromTheSet: Story = {
  parameters: screenParameters({ screen, query: { ...query, amount: '400000' }, answers: answers() }),
};
export const Loading: Story = { parameters: screenParameters({ screen, query, answers: answers({ [OFFERS]: 'never' }) }) };
