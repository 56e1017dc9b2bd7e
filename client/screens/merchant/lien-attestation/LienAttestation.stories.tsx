import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { sampleLien } from '../../../samples/sample-lien.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { LienAttestation } from './LienAttestation.tsx';

const PATH = '/service-application/api/v1/application/heloc/{uuid}/liens';
const ATTEST = '/service-application/api/v1/application/heloc/{uuid}/lien-attestation';
const screen = 'merchant/lien-attestation' as const;
const status = { status: 'LIEN_ATTESTATION', decision: 'INITIAL' } as const;
const first = sampleLien();
const line = sampleLien({
  id: 'doc-2',
  lenderName: 'Granite Credit Union',
  position: 2,
  kind: 'HELOC',
  currentBalance: 13_200,
  creditLimit: 40_000,
  monthlyPayment: 106.25,
  originationDate: null,
});
const released = sampleLien({ id: 'doc-3', lenderName: 'Old Quarry Savings', position: 3, recordedReleased: true });
const answers = (liens: readonly (typeof first)[], more: Answers = {}): Answers => ({
  [`GET ${PATH}`]: { data: { liens, homeValue: 597_000, totalOwed: 201_325.34 } },
  [`POST ${ATTEST}`]: { data: { version: 11 } },
  ...more,
});
const at = (liens: readonly (typeof first)[], more: Answers = {}) => screenParameters({ screen, status, answers: answers(liens, more) });

const meta = {
  component: LienAttestation,
  decorators: [inApplication],
  parameters: at([first, line, released]),
} satisfies Meta<typeof LienAttestation>;
export default meta;
type Story = StoryObj<typeof meta>;

const agree = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('checkbox', { name: /The list is right/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm the list' }));
};

/** A released lien is not on the list. */
export const TwoLoans: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table', { name: 'Loans against your home' });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(within(table).getByText('$201,325.34')).toBeVisible();
    await expect(canvas.queryByText('Old Quarry Savings')).toBeNull();
  },
};
export const NoLoans: Story = { parameters: at([]) };
export const NotAgreed: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm the list' }));
    await canvas.findByRole('link', { name: 'Your word: Required' });
  },
};
export const ChangedMeanwhile: Story = {
  parameters: at([first], { [`POST ${ATTEST}`]: { refusal: { status: 412, code: 'stale_version' } } }),
  async play({ canvasElement }) {
    await agree(canvasElement);
    await within(canvasElement).findByText(/This changed while this page was open/);
    await expect(within(canvasElement).getByRole('checkbox', { name: /The list is right/ })).not.toBeChecked();
  },
};
export const ConnectionLost: Story = {
  parameters: at([first], { [`POST ${ATTEST}`]: 'offline' }),
  async play({ canvasElement }) {
    await agree(canvasElement);
    await within(canvasElement).findByText(/You seem to be offline/);
    await expect(within(canvasElement).getByRole('checkbox', { name: /The list is right/ })).toBeChecked();
  },
};
export const Loading: Story = { parameters: at([], { [`GET ${PATH}`]: 'never' }) };
export const Offline: Story = { parameters: at([], { [`GET ${PATH}`]: 'offline' }) };
