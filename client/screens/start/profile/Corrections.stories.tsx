import type { Reply } from '@hearthline/web/api/operation.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CORRECTED, CORRECTION, REDONE_COPY } from '../../../parts/corrections/copy.ts';
import type { Answer } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { Corrections } from './Corrections.tsx';
import { COPY, PROBLEMS } from './corrections-copy.ts';

type All = Reply<'corrections-get'>;
const ONE = '/service-application/api/v1/application/heloc/{uuid}/corrections';
const sample = (more: Partial<All> = {}): All => ({
  open: true,
  answers: {
    name: { firstName: 'Grace', middleName: '', lastName: 'Happy' },
    address: { street1: '101 Clear Path Ln', street2: null, city: 'Phoenix', state: 'AZ', zip: '85004' },
    incomePrimary: 144_000,
    incomeOther: 0,
    occupancy: 'HOME',
    ownership: 'SOLE',
    signers: 0,
  },
  redone: {
    NAME: ['SUMMARY', 'CLOSING'],
    ADDRESS: ['SUMMARY', 'CLOSING'],
    INCOME: ['SUMMARY', 'INCOME', 'OFFERS', 'CLOSING'],
    PROPERTY_USE: ['SUMMARY', 'OFFERS', 'CLOSING'],
    OWNERSHIP: ['SUMMARY', 'OWNERS', 'CLOSING'],
  },
  requests: [],
  ...more,
});
const parameters = (all: Answer, sent: Answer = { data: { version: 31, correctionId: 'c' } }) =>
  screenParameters({
    screen: 'start/profile',
    query: { from: 'signing/intro' },
    status: { status: 'NOTE_SIGNING', decision: 'APPROVED' },
    answers: { [`GET ${ONE}`]: all, [`POST ${ONE}`]: sent },
  });

const meta = { component: Corrections, decorators: [inApplication], parameters: parameters({ data: sample() }) } satisfies Meta<
  typeof Corrections
>;
export default meta;
type Story = StoryObj<typeof meta>;
const pick = async (root: HTMLElement, name: string) =>
  userEvent.click(await within(root).findByRole('radio', { name: new RegExp(`^${name}`) }));
const submit = async (root: HTMLElement) => userEvent.click(await within(root).findByRole('button', { name: COPY.submit }));

/** Nothing is asked for without an answer; the income opens with what stands and with what accepting it has done again. */
export const Income: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await canvas.findAllByText(PROBLEMS.kind);
    await pick(canvasElement, CORRECTED.INCOME);
    for (const part of ['SUMMARY', 'INCOME', 'OFFERS', 'CLOSING'] as const) await canvas.findByText(REDONE_COPY[part]);
    await expect(canvas.getByLabelText(COPY.incomePrimary)).toHaveValue('144,000');
  },
};
/** A sole owner who owns jointly names the other owner. */
export const Ownership: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await pick(canvasElement, CORRECTED.OWNERSHIP);
    await submit(canvasElement);
    await canvas.findAllByText(PROBLEMS.same);
    await pick(canvasElement, 'Joint owner');
    await canvas.findByRole('heading', { name: COPY.owner });
  },
};
export const Refused: Story = {
  parameters: parameters(
    { data: sample() },
    { refusal: { status: 409, code: 'conflict', errors: [{ field: 'incomePrimary', message: 'This is the answer we have' }] } },
  ),
  async play({ canvasElement }) {
    await pick(canvasElement, CORRECTED.INCOME);
    await submit(canvasElement);
    await within(canvasElement).findAllByText('This is the answer we have');
  },
};
/** Earlier requests, the reason of a refused one among them. */
export const AskedBefore: Story = {
  parameters: parameters({
    data: sample({
      requests: [
        {
          id: '1',
          kind: 'INCOME',
          state: 'REFUSED',
          asked: null,
          askedAt: '2026-11-18T17:00:00.000Z',
          decidedAt: '2026-11-19T17:00:00.000Z',
          reason: 'Your paystub shows $144,000.',
          redone: [],
        },
      ],
    }),
  }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Your paystub shows $144,000.');
    await within(canvasElement).findByText(CORRECTION.states.REFUSED);
  },
};
/** Another signer has signed: a call. */
export const NotHere: Story = {
  parameters: parameters({ data: sample({ open: false }) }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(COPY.closed);
  },
};
export const Loading: Story = { parameters: parameters('never') };
export const Offline: Story = { parameters: parameters('offline') };
