import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { EmployerVerification } from './EmployerVerification.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}';
const SEND = `POST ${ONE}/employer-verification`;
const answers = (employmentNeeded: boolean, more: Answers = {}): Answers => ({
  [`GET ${ONE}/income-sources`]: {
    data: { employmentType: 'FULL_TIME', statedMonthly: 12_000, verifiedMonthly: 12_000, paystubsAsked: 2, employmentNeeded, methods: [] },
  },
  [SEND]: { data: { version: 12 } },
  ...more,
});
const parameters = (given: Answers) =>
  screenParameters({
    screen: 'income/employer-verification',
    status: { status: 'EMPLOYMENT_VERIFICATION', decision: 'SELECT' },
    answers: given,
  });

const meta = {
  component: EmployerVerification,
  decorators: [inApplication],
  parameters: parameters(answers(true)),
} satisfies Meta<typeof EmployerVerification>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (root: HTMLElement, { year = '2019', still = 'Yes' } = {}): Promise<void> => {
  const page = within(root);
  await userEvent.type(await page.findByLabelText(/Name of your employer/), 'Saguaro Works');
  await userEvent.type(page.getByLabelText(/Phone number/), '6025550170');
  await userEvent.type(page.getByLabelText(/Your job title/), 'Analyst');
  await userEvent.type(page.getByLabelText('Month'), '05');
  await userEvent.type(page.getByLabelText('Day'), '01');
  await userEvent.type(page.getByLabelText('Year'), year);
  await userEvent.click(page.getByRole('radio', { name: new RegExp(`^${still}`) }));
};
const send = async (root: HTMLElement): Promise<void> =>
  userEvent.click(await within(root).findByRole('button', { name: 'Ask my employer' }));

export const Empty: Story = {};
export const NothingAnswered: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('group', { name: /Five answers need a change/ })).toHaveTextContent(
      'Enter your employer’s name',
    );
  },
};
export const StartLiesAhead: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { year: '2099' });
    await send(canvasElement);
    await within(canvasElement).findAllByText('The start must not lie ahead');
  },
};
export const HasLeft: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { still: 'No' });
    await within(canvasElement).findByText(/This alone does not end it/);
  },
};
export const ConnectionLost: Story = {
  parameters: parameters(answers(true, { [SEND]: 'offline' })),
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
export const Calling: Story = {
  parameters: parameters(answers(false)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'We are calling your employer' });
  },
};
export const Loading: Story = { parameters: parameters({ [`GET ${ONE}/income-sources`]: 'never' }) };
