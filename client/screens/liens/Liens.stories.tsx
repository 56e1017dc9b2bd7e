import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../samples/answers.ts';
import { sampleLien } from '../../samples/sample-lien.ts';
import { screenParameters, inApplication } from '../../testing/screen-story.tsx';
import type { Lien } from './lien-answers.ts';
import { Liens } from './Liens.tsx';

const PATH = '/service-application/api/v1/application/heloc/{uuid}/liens';
const screen = 'liens' as const;
const status = { status: 'LIEN_VERIFICATION', decision: 'INITIAL' } as const;
const first = sampleLien();
const line: Lien = {
  ...first,
  id: 'doc-2',
  lenderName: 'Granite Credit Union',
  position: 2,
  kind: 'HELOC',
  originalBalance: 40_000,
  currentBalance: 13_200,
  creditLimit: 40_000,
  monthlyPayment: 106.25,
  matched: false,
};
const released: Lien = {
  ...first,
  id: 'doc-3',
  lenderName: 'Old Quarry Savings',
  position: 3,
  originationDate: null,
  currentBalance: 0,
  monthlyPayment: 0,
  matched: false,
  recordedReleased: true,
};
const answers = (liens: readonly Lien[], more: Answers = {}): Answers => ({
  [`GET ${PATH}`]: { data: { liens, homeValue: 597_000, totalOwed: 201_325.34 } },
  [`PUT ${PATH}`]: { data: { version: 11 } },
  ...more,
});
const THREE = [first, line, released];

const meta = {
  component: Liens,
  decorators: [inApplication],
  parameters: screenParameters({ screen, status, answers: answers(THREE) }),
} satisfies Meta<typeof Liens>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The group of answers of one lien. */
const answer = async (canvasElement: HTMLElement, lender: string, name: RegExp): Promise<void> => {
  const group = await within(canvasElement).findByRole('radiogroup', { name: new RegExp(lender) });
  await userEvent.click(within(group).getByRole('radio', { name }));
};
const go = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /Continue/ }));

export const Asking: Story = {};
export const NoneAnswered: Story = {
  async play({ canvasElement }) {
    await go(canvasElement);
    const summary = await within(canvasElement).findByRole('group', { name: /need(s)? a change/ });
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(THREE.map(({ lenderName }) => `${lenderName}: Say whether this lien is right`));
  },
};
export const Corrected: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await answer(canvasElement, 'Cedar', /^Confirm/);
    await answer(canvasElement, 'Granite', /^Edit/);
    await answer(canvasElement, 'Old Quarry', /^Paid off/);
    await userEvent.clear(canvas.getByLabelText('Owed today'));
    await userEvent.type(canvas.getByLabelText('Owed today'), '5000');
    await waitFor(() => expect(canvas.getAllByText('$193,125.34')).not.toHaveLength(0));
  },
};
export const PaidOff: Story = {
  async play({ canvasElement }) {
    await answer(canvasElement, 'Granite', /^Paid off/);
    await within(canvasElement).findByText(/We ask you for proof/);
  },
};
/** Figures that leave no room for a line are asked about before they are sent; the figures on record can be brought back. */
export const Doubted: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await answer(canvasElement, 'Cedar', /^Edit/);
    await answer(canvasElement, 'Granite', /^Confirm/);
    await answer(canvasElement, 'Old Quarry', /^Paid off/);
    const owed = canvas.getByLabelText('Owed today');
    await expect(owed).toHaveAccessibleDescription('On record: $188,125.34');
    await userEvent.clear(owed);
    await userEvent.type(owed, '18602534');
    await canvas.findAllByText(/more than the home’s estimated value/);
    await go(canvasElement);
    const dialog = await canvas.findByRole('dialog', { name: 'Are these figures right?' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check the figures' }));
    await userEvent.click(canvas.getByRole('button', { name: /Undo my changes/ }));
    await waitFor(() => expect(owed).toHaveValue('188,125'));
    await userEvent.clear(owed);
    await userEvent.type(owed, '186025.34');
    await expect(owed).toHaveValue('186,025.34');
    await waitFor(() => expect(canvas.getAllByText('$199,225.00')).not.toHaveLength(0));
    await waitFor(() => expect(canvas.queryByText(/more than the home’s estimated value/)).toBeNull());
  },
};
export const WrongDate: Story = {
  parameters: screenParameters({ screen, status, answers: answers([{ ...first, originationDate: '2099-04-15' }]) }),
  async play({ canvasElement }) {
    await answer(canvasElement, 'Cedar', /^Edit/);
    await go(canvasElement);
    await within(canvasElement).findByRole('link', { name: 'Cedar Home Loans, Opened: Enter a day that is not in the future' });
  },
};
/** Of two added liens the first is removed: the second keeps what was typed. */
export const Added: Story = {
  parameters: screenParameters({ screen, status, answers: answers([]) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('The county’s records list no liens');
    const add = canvas.getByRole('button', { name: 'Add a lien' });
    await userEvent.click(add);
    await userEvent.type(await canvas.findByLabelText('Lender'), 'Aunt May');
    await userEvent.click(add);
    await waitFor(() => expect(canvas.getAllByLabelText('Lender')[1]).toHaveFocus());
    await userEvent.keyboard('Uncle Ben');
    const [leaveOut] = canvas.getAllByRole('button', { name: 'Leave it out' });
    if (leaveOut) await userEvent.click(leaveOut);
    await waitFor(() => expect(canvas.getByLabelText('Lender')).toHaveValue('Uncle Ben'));
  },
};
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen, status, answers: answers([first], { [`PUT ${PATH}`]: 'offline' }) }),
  async play({ canvasElement }) {
    await answer(canvasElement, 'Cedar', /^Confirm/);
    await go(canvasElement);
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
export const Loading: Story = { parameters: screenParameters({ screen, status, answers: answers([], { [`GET ${PATH}`]: 'never' }) }) };
export const Offline: Story = { parameters: screenParameters({ screen, status, answers: answers([], { [`GET ${PATH}`]: 'offline' }) }) };
