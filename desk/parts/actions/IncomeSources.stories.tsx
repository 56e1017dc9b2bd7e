import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { actionsSent, DeskPart } from '../../testing/DeskStory.tsx';
import type { OpenAction } from './action-values.ts';
import { ActionForm } from './ActionForm.tsx';
import { INCOME } from './copy.ts';

const ID = '018f0000-0000-7000-8000-000000000012';
const FILE = '018f0000-0000-7000-8000-000000000044';
const field = { hint: null, required: true, maxLength: null, options: [] };
const VERIFY: OpenAction = {
  action: 'verify-income',
  title: 'Verify the income',
  does: 'This income counts as verified, whatever was stated, and the offers are held against it.',
  isHarsh: false,
  isPrimary: true,
  twoPeople: null,
  fields: [
    {
      ...field,
      name: 'sources',
      label: 'Sources of income',
      kind: 'income',
      hint: 'Stated: $8,900.00 a month. What counts is what accepted files show.',
      options: [{ value: FILE, label: 'User uploaded paystub: June.pdf', figure: null, contradicted: false }],
    },
    { ...field, name: 'note', label: 'How you read the documents', kind: 'lines', maxLength: 400 },
  ],
};

const meta = {
  component: ActionForm,
  args: { uuid: ID, timeZone: 'America/Phoenix', version: 12, action: VERIFY, onClose: () => undefined, onDone: () => undefined },
  render: (args) => (
    <DeskPart>
      <main>
        <h1>Income to verify</h1>
        <ActionForm {...args} />
      </main>
    </DeskPart>
  ),
} satisfies Meta<typeof ActionForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Page = ReturnType<typeof within>;

const typeWages = async (page: Page, yearToDate: string): Promise<void> => {
  await userEvent.selectOptions(page.getByLabelText(INCOME.file), FILE);
  await userEvent.type(page.getByLabelText('Gross pay'), '4,100.00');
  await userEvent.selectOptions(page.getByLabelText('Paid'), 'BIWEEKLY');
  await userEvent.type(page.getByLabelText('Gross this year to date'), yearToDate);
  await userEvent.type(page.getByLabelText('To date runs to'), '2026-06-30');
};

/** Nothing typed: each figure that is needed says so, and nothing is sent. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const sent = actionsSent({});
    await userEvent.click(await page.findByRole('button', { name: VERIFY.title }));
    await expect((await page.findAllByText('Choose the file')).length).toBeGreaterThan(0);
    await expect(sent).toEqual([]);
  },
};
/** The result runs along with what is typed; pay to date that does not support the rate counts instead of it. The server's refusal keeps what was typed. */
export const PayToDateBelowTheRate: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog');
    await typeWages(page, '40,000');
    await expect(await page.findByText(/more than 5 percent below the rate/)).toBeVisible();
    await expect(page.getAllByText('$6,721.92').length).toBeGreaterThan(1);
    await userEvent.type(page.getByLabelText('How you read the documents'), 'Two stubs of June');
    const message = 'Choose a file of this application that was accepted';
    const sent = actionsSent({ code: 'invalid_request', message: '', errors: [{ field: 'sources.0.documentUuid', message }] }, 400);
    await userEvent.click(page.getByRole('button', { name: VERIFY.title }));
    await expect((await page.findAllByText(message, { exact: false })).length).toBeGreaterThan(0);
    await expect(page.getByLabelText('Gross this year to date')).toHaveValue('40,000');
    await expect(sent).toEqual([
      {
        action: 'verify-income',
        note: 'Two stubs of June',
        sources: [
          { kind: 'WAGES', documentUuid: FILE, figures: { rate: 4100, frequency: 'BIWEEKLY', yearToDate: 40_000, through: '2026-06-30' } },
        ],
      },
    ]);
  },
};
