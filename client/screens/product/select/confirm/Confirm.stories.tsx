import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Answers } from '../../../../testing/answers.ts';
import { sampleOffers } from '../../../../testing/sample-offers.ts';
import { screenParameters, inApplication } from '../../../../testing/screen-story.tsx';
import { Confirm } from './Confirm.tsx';

const OFFERS = 'GET /service-application/api/v1/application/heloc/{uuid}/offers';
const SELECT = 'POST /service-application/api/v1/application/heloc/{uuid}/offers/select';
const query = { amount: '100000', term: '15', fee: '4.99' };
const answers = (more: Answers = {}): Answers => ({ [OFFERS]: { data: sampleOffers() }, ...more });
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

export const AllFigures: Story = {};
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
