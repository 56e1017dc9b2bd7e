import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMPENSATING, COMPENSATING_FACTORS, LEFT_OUT, LEFT_OUT_REASONS } from '@hearthline/rules/offers/judgements.ts';
import { expect, userEvent, within } from 'storybook/test';
import { ActionForm } from '../actions/ActionForm.tsx';
import type { OpenAction } from '../actions/action-values.ts';
import { actionsSent, type DeskAnswers, DeskPart, NEVER, refusal } from '../../testing/DeskStory.tsx';
import { COPY } from './copy.ts';
import type { Preview } from './use-preview.ts';

const ID = '018f0000-0000-7000-8000-000000000012';
const NAME = 'Auto loan of Copper State Auto Finance';
const field = { hint: null, maxLength: null, options: [] };
const why = { ...field, name: 'note', label: 'Why', kind: 'lines', required: true, maxLength: 400 } as const;
const decision = { ...field, name: 'decision', label: 'Decision', kind: 'decision', required: false } as const;
const APPROVE: OpenAction = {
  action: 'approve',
  title: 'Approve',
  does: 'The application moves to its next step.',
  isHarsh: false,
  isPrimary: true,
  twoPeople: null,
  fields: [decision, why],
};
const COUNTER: OpenAction = {
  ...APPROVE,
  action: 'counteroffer',
  title: 'Make a counteroffer',
  does: 'The borrower gets a notice with the terms and the reasons, and chooses among them within ninety days.',
  fields: [
    decision,
    { ...decision, name: 'counter', label: 'Terms', required: true },
    {
      ...field,
      name: 'reasons',
      label: 'Principal reasons',
      kind: 'choices',
      required: true,
      options: [
        {
          value: 'LATES',
          label: 'Delinquent past or present credit obligations',
          figure: 'Accounts late or past due: 1',
          contradicted: false,
        },
        {
          value: 'DTI_OVER',
          label: 'Excessive obligations in relation to income',
          figure: 'DTI 13.84% of at most 50%, before a line',
          contradicted: true,
        },
      ],
    },
    why,
  ],
};
const NOW: Preview['before'] = {
  outcome: 'OFFERS',
  offers: 84,
  line: 208_035,
  rate: { from: 8.7, to: 12.25 },
  dti: 13.84,
  dtiLimit: 50,
  cltv: 85,
  cltvLimit: 85,
};
const PREVIEW: Preview = {
  version: 12,
  debts: [
    {
      id: 'TL-2',
      name: NAME,
      balance: 18_700,
      payment: 425,
      counts: false,
      why: 'CLOSED',
      monthly: 0,
      questions: ['reported closed, but still owed', 'disputed by the borrower'],
    },
    {
      id: 'TL-3',
      name: 'Credit card of Lantern Store Card',
      balance: 950,
      payment: 48,
      counts: true,
      why: null,
      monthly: 48,
      questions: [],
    },
  ],
  leftOut: LEFT_OUT_REASONS.map((value) => ({ value, label: LEFT_OUT[value] })),
  factors: COMPENSATING_FACTORS.map((value) => ({ value, label: COMPENSATING[value] })),
  terms: [5, 10, 15, 30],
  before: NOW,
  after: null,
  problems: [{ field: 'debts.TL-2', message: 'Say whether it counts' }],
  twoPeople: null,
  notice: null,
};
const DECIDED: Preview = { ...PREVIEW, after: { ...NOW, dti: 17.38 }, problems: [] };
const NOTICE: Preview = {
  ...DECIDED,
  after: { ...NOW, offers: 12, line: 60_000, dti: 17.38, cltv: 52.8, rate: { from: 8.7, to: 10.6 } },
  notice: {
    to: 'Rex Review',
    title: 'About your application: the line we offer instead',
    text: 'We cannot offer you the line on the terms that you asked for.\n\n10 years · $60,000',
    until: '2027-02-21',
  },
};

const form = (action: OpenAction) => (
  <ActionForm uuid={ID} timeZone="America/Phoenix" version={12} action={action} onClose={() => undefined} onDone={() => undefined} />
);
const meta = { component: DeskPart, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskPart>;
export default meta;
type Story = StoryObj<typeof meta>;
const story = (action: OpenAction, answer: unknown, more: DeskAnswers = {}): Story['args'] => ({
  children: form(action),
  answers: { '/decision-preview': answer, ...more },
});
const dialogOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name }));

/** The debt in question is judged before anything else; what is missing is said. */
export const InQuestion: Story = {
  args: story(APPROVE, PREVIEW),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement, 'Approve');
    await expect(await dialog.findByText(`${NAME}: Say whether it counts`)).toBeVisible();
    await expect(dialog.getByText('reported closed, but still owed; disputed by the borrower')).toBeVisible();
  },
};
/** Counted: the effect stands beside what it is now, and the request says it. */
export const Counted: Story = {
  args: story(APPROVE, DECIDED),
  play: async ({ canvasElement }) => {
    const bodies = actionsSent({ state: 'DONE', version: 13, status: 'WAITING_FOR_UNDERWRITING', proposalUuid: null });
    const dialog = await dialogOf(canvasElement, 'Approve');
    await userEvent.selectOptions(await dialog.findByLabelText(COPY.choose(NAME)), 'COUNT');
    await expect(await dialog.findByText('17.38%, at most 50.00%')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Why'), 'Read the letter');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(bodies).toEqual([{ action: 'approve', decision: { debts: [{ id: 'TL-2', counts: true }] }, note: 'Read the letter' }]);
  },
};
/** Left out with a reason; an exception is proposed to a colleague once its factors are chosen. */
export const WithAnException: Story = {
  args: story(APPROVE, { ...DECIDED, twoPeople: 'A limit is passed for this application.' }),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement, 'Approve');
    await userEvent.selectOptions(await dialog.findByLabelText(COPY.choose(NAME)), 'OUT');
    await userEvent.selectOptions(dialog.getByLabelText(COPY.why), 'PAID_BY_ANOTHER');
    await userEvent.click(dialog.getByLabelText(new RegExp(COPY.exception, 'u')));
    await userEvent.type(dialog.getByLabelText(new RegExp(COPY.maxDti, 'u')), '55');
    await userEvent.click(dialog.getByLabelText(COMPENSATING.RESERVES));
    await userEvent.type(dialog.getByLabelText('Why'), 'Statements read');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose to a colleague' }));
    await expect((await dialog.findAllByText('Choose at least two compensating factors')).length).toBeGreaterThan(0);
    await expect(dialog.getByLabelText(new RegExp(COPY.maxDti, 'u'))).toHaveValue('55');
  },
};
/** The notice is read before the counteroffer counts. */
export const Counteroffer: Story = {
  args: story(COUNTER, NOTICE),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement, COUNTER.title);
    await userEvent.selectOptions(await dialog.findByLabelText(COPY.choose(NAME)), 'COUNT');
    await userEvent.type(dialog.getByLabelText(new RegExp(COPY.maxLine, 'u')), '60000');
    await userEvent.click(dialog.getByLabelText('10'));
    await userEvent.click(dialog.getByLabelText(/Delinquent past/u));
    await userEvent.type(dialog.getByLabelText('Why'), 'Two late payments');
    await userEvent.click(dialog.getByRole('button', { name: 'Read the notice' }));
    await expect(await dialog.findByRole('heading', { name: 'What Rex Review will read' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: COUNTER.title })).toBeVisible();
  },
};
/** Someone else was faster: nothing is done, and what was typed stays. */
export const Conflict: Story = {
  args: story(APPROVE, DECIDED),
  play: async ({ canvasElement }) => {
    actionsSent({ code: 'stale_version', message: 'This application changed meanwhile.', errors: [] }, 412);
    const dialog = await dialogOf(canvasElement, 'Approve');
    await userEvent.selectOptions(await dialog.findByLabelText(COPY.choose(NAME)), 'COUNT');
    await userEvent.type(dialog.getByLabelText('Why'), 'Read the letter');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await dialog.findByText('Nothing was done')).toBeVisible();
    await expect(dialog.getByLabelText('Why')).toHaveValue('Read the letter');
  },
};
export const Loading: Story = { args: story(APPROVE, NEVER) };
export const Failed: Story = {
  args: story(APPROVE, refusal(503, 'unavailable', 'The rates could not be read.')),
};
