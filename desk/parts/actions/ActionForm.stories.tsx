import { Button } from '@hearthline/kit/button/Button.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { actionsSent, type DeskAnswers, DeskPart, refusal } from '../../testing/DeskStory.tsx';
import type { OpenAction } from './action-values.ts';
import { ActionForm } from './ActionForm.tsx';

const ID = '018f0000-0000-7000-8000-000000000012';
const field = { hint: null, maxLength: null, options: [] };
const choice = (value: string, label: string, figure: string | null = null, contradicted = false) => ({
  value,
  label,
  figure,
  contradicted,
});
/** A refusal: the figure and its limit beside each reason. */
const DECLINE: OpenAction = {
  action: 'decline',
  title: 'Decline',
  does: 'The application ends. The borrower gets an adverse action notice with these reasons.',
  isHarsh: true,
  isPrimary: false,
  twoPeople: null,
  fields: [
    {
      ...field,
      name: 'reasons',
      label: 'Principal reasons',
      hint: 'One to four. The notice names them (12 CFR 1002.9(b)(2)).',
      kind: 'choices',
      required: true,
      options: [
        choice('DTI_OVER', 'Excessive obligations in relation to income', 'DTI 13.84% of at most 50%, before a line', true),
        choice('SCORE_LOW', 'Credit score: the consumer reporting agency gave no factors with it', 'Score 635 of at least 640'),
        choice('LATES', 'Delinquent past or present credit obligations with others', 'Accounts late or past due: 2'),
        choice(
          'CLTV_OVER',
          'Value or type of collateral not sufficient: too much is owed for what the home is worth',
          'CLTV 39.80% of at most 85%, before a line, at a value of $460,000',
          true,
        ),
        choice('RECENT_TRANSFER', 'The property was bought or its title changed in the last 90 days'),
      ],
    },
    {
      ...field,
      name: 'note',
      label: 'Why',
      hint: 'For the file. The borrower does not read it.',
      kind: 'lines',
      required: false,
      maxLength: 400,
    },
  ],
};
/** A line that is canceled by letter. */
const LETTER: OpenAction = {
  action: 'record-rescission',
  title: 'Record a mailed notice to cancel',
  does: 'The funding is held at once. Once a colleague has read the letter too, the line is canceled, and what was paid goes back within 20 days of today.',
  isHarsh: true,
  isPrimary: false,
  twoPeople: 'A letter ends a signed line for every owner. The funding is held until a colleague has read it too.',
  fields: [
    {
      ...field,
      name: 'letter',
      label: 'The letter as it came',
      hint: 'A PDF of at most 15 MB, with the envelope where it has a postmark.',
      kind: 'file',
      required: true,
    },
    {
      ...field,
      name: 'canceledBy',
      label: 'Who canceled',
      hint: 'Who signed the letter. One owner cancels for all.',
      kind: 'choice',
      required: true,
      options: [choice('borrower', 'The borrower'), choice(ID, 'Paula Joint')],
    },
    {
      ...field,
      name: 'postmark',
      label: 'Day on which it was mailed or sent',
      hint: 'The postmark, where the home is.',
      kind: 'date',
      required: true,
    },
    { ...field, name: 'note', label: 'How it came', kind: 'lines', required: false, maxLength: 400 },
  ],
};
const NOTICE = {
  to: 'Rex Review',
  title: 'About your application: our decision',
  text: [
    'Rex Review',
    'Thank you for your application of November 23, 2026 for a home equity line of credit on 12 Review Rd, Phoenix, AZ 85004.',
    'We cannot offer you a line of credit on this application.',
    'The principal reason',
    '• Excessive obligations in relation to income',
    'Your credit report',
    'Our decision was based in whole or in part on information from the consumer reporting agency below. It took no part in our decision and cannot tell you why we made it.',
  ].join('\n\n'),
};

/** The form of one action over its page. */
type OpenedProps = { readonly action: OpenAction; readonly timeZone?: string; readonly answers?: DeskAnswers };
function Opened({ action, timeZone = 'America/Phoenix', answers = {} }: OpenedProps) {
  const [done, setDone] = useState(false);
  return (
    <DeskPart answers={{ '/notice-preview': { notices: [NOTICE] }, ...answers }}>
      <main>
        <h1>Underwriting review</h1>
        {done && <p role="status">Done</p>}
        <Button variant="outline" compact>
          Approve
        </Button>
        {!done && (
          <ActionForm
            uuid={ID}
            timeZone={timeZone}
            version={12}
            action={action}
            onClose={() => setDone(true)}
            onDone={() => setDone(true)}
          />
        )}
      </main>
    </DeskPart>
  );
}
const meta = { component: Opened } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;
const dialog = async (canvasElement: HTMLElement, name: string) => within(await within(canvasElement).findByRole('dialog', { name }));

/** The figure and its limit stand beside each reason. */
export const Reasons: Story = {
  args: { action: DECLINE },
  play: async ({ canvasElement }) => {
    await expect(await (await dialog(canvasElement, 'Decline')).findByText(/DTI 13.84% of at most 50%/)).toBeVisible();
  },
};
/** A reason that the figures contradict asks for words and a colleague. */
export const ReasonContradicted: Story = {
  args: { action: DECLINE },
  play: async ({ canvasElement }) => {
    const form = await dialog(canvasElement, 'Decline');
    await userEvent.click(form.getByRole('checkbox', { name: /Excessive obligations/ }));
    await expect(await form.findByText(/It waits until a colleague approves it/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Read the notice' }));
    await expect((await form.findAllByText('Say why this is a reason although the figures speak against it')).length).toBeGreaterThan(0);
  },
};
/** The notice is read before the decision counts; another reason, and it is read again. */
export const NoticeRead: Story = {
  args: { action: DECLINE, answers: { '/actions': { state: 'DONE', version: 13, status: 'DECLINED', proposalUuid: null } } },
  play: async ({ canvasElement }) => {
    const form = await dialog(canvasElement, 'Decline');
    await userEvent.click(form.getByRole('checkbox', { name: /Delinquent past/ }));
    await userEvent.click(form.getByRole('button', { name: 'Read the notice' }));
    await waitFor(() => expect(form.getByRole('heading', { name: 'What Rex Review will read' })).toHaveFocus());
    await userEvent.click(form.getByRole('checkbox', { name: /Credit score/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Read the notice' }));
    await expect(await form.findByRole('button', { name: 'Decline' })).toBeVisible();
  },
};
/** After the notice was read, the same button decides. */
export const Declined: Story = {
  ...NoticeRead,
  play: async ({ canvasElement }) => {
    const form = await dialog(canvasElement, 'Decline');
    await userEvent.click(form.getByRole('checkbox', { name: /Delinquent past/ }));
    await userEvent.click(form.getByRole('button', { name: 'Read the notice' }));
    await userEvent.click(await form.findByRole('button', { name: 'Decline' }));
    await expect(await within(canvasElement).findByText('Done')).toBeVisible();
  },
};
/** The notice could not be made: nothing is decided. */
export const NoticeUnread: Story = {
  args: { action: DECLINE, answers: { '/notice-preview': refusal(500, 'unexpected') } },
  play: async ({ canvasElement }) => {
    const form = await dialog(canvasElement, 'Decline');
    await userEvent.click(form.getByRole('checkbox', { name: /Delinquent past/ }));
    await userEvent.click(form.getByRole('button', { name: 'Read the notice' }));
    await expect(await form.findByText('Nothing was done')).toBeVisible();
  },
};
/** Letter, owner and postmark are required. */
export const MailedNotice: Story = {
  args: { action: LETTER },
  play: async ({ canvasElement }) => {
    const form = await dialog(canvasElement, 'Record a mailed notice to cancel');
    await userEvent.click(form.getByRole('button', { name: 'Propose to a colleague' }));
    await expect((await form.findAllByText('Choose one')).length).toBeGreaterThan(0);
  },
};

/** A meeting with the notary: its time is typed as clocks at the home show it, whatever the browser's own zone. */
const MEETING: OpenAction = {
  action: 'schedule',
  title: 'Confirm the meeting with the notary',
  does: 'The borrower is told when, where and whom they meet.',
  isHarsh: false,
  isPrimary: true,
  twoPeople: null,
  fields: [{ ...field, name: 'at', label: 'Day and time', kind: 'instant', required: true }],
};
/** Types two in the afternoon at a home: what is sent, and how the field reads it back. */
const typedAt = (timeZone: string, zone: string, { short, sent }: { readonly short: string; readonly sent: string }): Story => ({
  args: { action: MEETING, timeZone },
  play: async ({ canvasElement }) => {
    const form = await dialog(canvasElement, 'Confirm the meeting with the notary');
    const typed = form.getByLabelText(`Day and time, ${zone}`);
    await fireEvent.change(typed, { target: { value: '2026-12-05T14:00' } });
    await expect(await form.findByText(new RegExp(`Dec 5, 2026, 2:00\\sPM ${short}, where the home is`))).toBeVisible();
    const bodies = actionsSent({ state: 'DONE', version: 13, status: 'WAITING_FOR_NOTARY', proposalUuid: null });
    await userEvent.click(form.getByRole('button', { name: 'Confirm the meeting with the notary' }));
    await expect(await within(canvasElement).findByText('Done')).toBeVisible();
    await expect(bodies).toEqual([{ action: 'schedule', at: sent }]);
  },
});
export const TypedInHawaii = typedAt('Pacific/Honolulu', 'Hawaii-Aleutian Standard Time', {
  short: 'HST',
  sent: '2026-12-06T00:00:00.000Z',
});
export const TypedInAlaska = typedAt('America/Anchorage', 'Alaska Time', { short: 'AKST', sent: '2026-12-05T23:00:00.000Z' });
export const TypedInArizona = typedAt('America/Phoenix', 'Mountain Standard Time', { short: 'MST', sent: '2026-12-05T21:00:00.000Z' });
export const TypedInNewYork = typedAt('America/New_York', 'Eastern Time', { short: 'EST', sent: '2026-12-05T19:00:00.000Z' });
/** On the night in which the clocks change, an hour is skipped: it is nobody's meeting. */
export const TimeThatIsSkipped: Story = {
  args: { action: MEETING, timeZone: 'America/New_York' },
  play: async ({ canvasElement }) => {
    const form = await dialog(canvasElement, 'Confirm the meeting with the notary');
    await fireEvent.change(form.getByLabelText('Day and time, Eastern Time'), { target: { value: '2027-03-14T02:30' } });
    await userEvent.click(form.getByRole('button', { name: 'Confirm the meeting with the notary' }));
    await expect((await form.findAllByText(/the clocks change/)).length).toBeGreaterThan(0);
  },
};
