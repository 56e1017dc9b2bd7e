import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { CreditError } from './CreditError.tsx';

const REPULL = 'POST /service-application/api/v1/application/heloc/{uuid}/credit/repull';
const screen = 'credit/error' as const;
const status = { status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', decision: 'REVIEW', subDecision: 'CREDIT_FROZEN' } as const;
const credit = { bureau: 'Meridian Credit Bureau', state: 'FROZEN', hasAlert: false, tries: 0 } as const;
const answers = { [REPULL]: { data: { version: 11 } } };

const meta = {
  component: CreditError,
  decorators: [inApplication],
  parameters: screenParameters({ screen, status, application: { credit }, answers }),
} satisfies Meta<typeof CreditError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frozen: Story = {};
export const Locked: Story = {
  parameters: screenParameters({ screen, status, application: { credit: { ...credit, state: 'LOCKED' } }, answers }),
};
export const StillFrozen: Story = {
  parameters: screenParameters({ screen, status, application: { credit: { ...credit, tries: 1 } }, answers }),
};
/** The full check that was agreed to: the page does not say that it leaves the score as it is. */
export const AtHardPull: Story = {
  parameters: screenParameters({
    screen,
    status: { status: 'HARD_CREDIT_LOCKED_OR_FROZEN', decision: 'REVIEW', subDecision: 'CREDIT_FROZEN' },
    application: { credit },
    answers,
  }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/a hard inquiry, which can lower your score/);
  },
};
export const BureauUnnamed: Story = {
  parameters: screenParameters({ screen, status, application: { credit: { ...credit, bureau: null } }, answers }),
};
export const WrongPin: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/Freeze PIN/), '12');
    await userEvent.click(await canvas.findByRole('button', { name: /Try again/ }));
    await canvas.findByText('One answer needs a change');
  },
};
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen, status, application: { credit }, answers: { [REPULL]: 'offline' } }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Try again/ }));
    await canvas.findByText('This was not sent');
  },
};
export const Submitting: Story = {
  parameters: screenParameters({ screen, status, application: { credit }, answers: { [REPULL]: 'never' } }),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Try again/ }));
  },
};
