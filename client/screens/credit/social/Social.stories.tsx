import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { Social } from './Social.tsx';

const PROFILE = 'GET /service-profile/api/v1/profile';
const SSN = 'PUT /service-profile/api/v1/profile/ssn';
const REPULL = 'POST /service-application/api/v1/application/heloc/{uuid}/credit/repull';
const profile = {
  name: { firstName: 'Gail', middleName: '', lastName: 'Ghost', suffix: '' },
  dob: '1988-02-09',
  addresses: [{ street1: '109 Clear Path Ln', street2: '', city: 'Glendale', state: 'AZ', zip: '85301' }],
};
const status = { status: 'CREDIT_NO_MATCH', decision: 'INITIAL' } as const;
const answers = (more: Answers = {}): Answers => ({
  [PROFILE]: { data: profile },
  [SSN]: { data: { ssnLast4: '1009', version: 3 } },
  [REPULL]: { data: { version: 11 } },
  ...more,
});

const meta = {
  component: Social,
  decorators: [inApplication],
  parameters: screenParameters({ screen: 'credit/social', status, answers: answers() }),
} satisfies Meta<typeof Social>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, digits: string): Promise<void> => {
  const canvas = within(canvasElement);
  if (digits !== '') await userEvent.type(await canvas.findByLabelText('Social Security number'), digits);
  await userEvent.click(await canvas.findByRole('button', { name: /Confirm and check again/ }));
};

export const Empty: Story = {};
export const Filled: Story = {
  async play({ canvasElement }) {
    await userEvent.type(await within(canvasElement).findByLabelText('Social Security number'), '666101009');
  },
};
export const Missing: Story = {
  async play({ canvasElement }) {
    await send(canvasElement, '');
    await expect(await within(canvasElement).findByRole('group', { name: /need(s)? a change/ })).toHaveTextContent(
      'Please enter your Social Security number',
    );
  },
};
export const Refused: Story = {
  parameters: screenParameters({
    screen: 'credit/social',
    status,
    answers: answers({
      [SSN]: {
        refusal: {
          status: 400,
          code: 'invalid_request',
          errors: [{ field: 'ssn', message: 'Please enter a valid Social Security number' }],
        },
      },
    }),
  }),
  async play({ canvasElement }) {
    await send(canvasElement, '666101009');
    await waitFor(() => expect(within(canvasElement).getByLabelText('Social Security number')).toBeInvalid());
  },
};
export const TooManyTries: Story = {
  parameters: screenParameters({
    screen: 'credit/social',
    status,
    answers: answers({ [REPULL]: { refusal: { status: 429, code: 'too_many_requests' } } }),
  }),
  async play({ canvasElement }) {
    await send(canvasElement, '666101009');
    await within(canvasElement).findByText(/Wait a few minutes/);
  },
};
export const Submitting: Story = {
  parameters: screenParameters({ screen: 'credit/social', status, answers: answers({ [SSN]: 'never' }) }),
  play: ({ canvasElement }) => send(canvasElement, '666101009'),
};
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen: 'credit/social', status, answers: answers({ [SSN]: 'offline' }) }),
  async play({ canvasElement }) {
    await send(canvasElement, '666101009');
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
export const ProfileLoading: Story = {
  parameters: screenParameters({ screen: 'credit/social', status, answers: answers({ [PROFILE]: 'never' }) }),
};
export const ProfileMissing: Story = {
  parameters: screenParameters({ screen: 'credit/social', status, answers: answers({ [PROFILE]: 'offline' }) }),
};
