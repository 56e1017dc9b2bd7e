import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { conditionId, sampleCondition, sampleConditions } from '../../../testing/conditions.ts';
import { actionsSent, DeskStory } from '../../../testing/DeskStory.tsx';
import { ACTIONS, DETAIL, pageWith, TASK } from '../../../testing/work.ts';
import { CONDITIONS_COPY as copy } from './copy.ts';

const AT = '2026-11-27T16:00:00.000Z';
const file = (state: 'RECEIVED' | 'ACCEPTED' | 'REJECTED') => ({
  uuid: conditionId(40),
  type: 'HAZARD_INSURANCE',
  name: 'Hazard insurance policy',
  label: 'policy.pdf',
  state,
  reason: state === 'REJECTED' ? 'It names another lender.' : null,
  sentAt: AT,
});
const EVERY = sampleConditions(
  [
    sampleCondition(1, {
      kind: 'PAYSTUBS',
      title: 'Paystubs, most recent two',
      text: 'Send your two most recent paystubs.',
      stage: 'SIGNING',
      documentsRequired: 2,
      dueOn: '2026-11-20',
      isLate: true,
      owner: { uuid: conditionId(90), name: 'Dana Lee' },
      seenAt: null,
      mayWaive: false,
      whyNotWaived: 'Waived by: underwriter',
    }),
    sampleCondition(2, {
      kind: 'SECOND_LOOK',
      title: 'Second look by another underwriter',
      text: 'Read the income of the spouse again.',
      stage: 'SIGNING',
      internal: true,
      of: 'Colleagues',
      documentsRequired: 0,
    }),
    sampleCondition(3, {
      kind: 'HAZARD_INSURANCE',
      title: 'Hazard insurance, lender as mortgagee',
      state: 'ANSWERED',
      files: [file('RECEIVED')],
    }),
    sampleCondition(4, {
      kind: 'FLOOD_INSURANCE',
      title: 'Flood insurance, lender as mortgagee',
      stage: 'SIGNING',
      mayWaive: false,
      whyNotWaived: 'The law needs it: 42 USC 4012a(b)(1)',
    }),
    sampleCondition(5, { title: 'W-2, last two years', state: 'MET', closedAt: AT, stage: 'SIGNING' }),
    sampleCondition(6, {
      title: 'Proof of occupancy',
      state: 'WAIVED',
      closedAt: AT,
      stage: 'CLOSING',
      waived: { reason: 'PROVED_OTHERWISE', text: 'Proved by other documents on file', words: 'The utility bills are under Documents.' },
      history: [
        { at: AT, by: 'Dana Lee', what: 'Added', words: null },
        { at: AT, by: 'Uma Under', what: 'Waived: proved by other documents on file', words: 'The utility bills are under Documents.' },
      ],
    }),
  ],
  { maySuspend: true },
);

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;
const at = (conditions: unknown, play?: Story['play']): Story => ({
  args: {
    path: `/applications/${TASK.applicationUuid}/conditions`,
    role: 'processor',
    answers: pageWith(DETAIL, ACTIONS, { '/conditions': conditions }),
  },
  ...(play && { play }),
});

export const Open = at(EVERY, async ({ canvas }) => {
  await expect(await canvas.findByText(copy.met(1, 4))).toBeVisible();
  await expect(canvas.queryByText('W-2, last two years')).toBeNull();
});
export const All = at(EVERY, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^All/ }));
  await expect(canvas.getByText('W-2, last two years')).toBeVisible();
  await userEvent.click(canvas.getAllByText(copy.history).at(-1) as HTMLElement);
});
export const Nothing = at(sampleConditions([], { mayAct: false }), async ({ canvas }) => {
  await expect(await canvas.findByText('Nothing was asked for')).toBeVisible();
});
/** Nothing ticked: it says so, and sends nothing. */
export const AddingNothing = at(EVERY, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: copy.add }));
  await userEvent.click(canvas.getByRole('button', { name: copy.send(0) }));
  await expect(await canvas.findByText(copy.none)).toBeVisible();
});
/** Two at once, the words of one changed, the other for colleagues only. */
export const AddingTwo = at(EVERY, async ({ canvas }) => {
  const sent = actionsSent({ state: 'DONE', version: 5, status: 'FINAL_OFFER', proposalUuid: null });
  await userEvent.click(await canvas.findByRole('button', { name: copy.add }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Paystubs, most recent two' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /Second look/ }));
  const words = canvas.getByLabelText(copy.words('Paystubs, most recent two'));
  await userEvent.clear(words);
  await userEvent.type(words, 'Send the stubs of October.');
  await userEvent.click(canvas.getByRole('button', { name: copy.send(2) }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await expect(sent[0]).toEqual({
    action: 'add-conditions',
    conditions: [
      { kind: 'PAYSTUBS', text: 'Send the stubs of October.', stage: 'SIGNING', internal: false },
      { kind: 'SECOND_LOOK', text: 'Second look by another underwriter', stage: 'SIGNING', internal: true },
    ],
  });
});
export const Suspending = at(EVERY, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: copy.add }));
  await userEvent.click(canvas.getByRole('checkbox', { name: copy.suspend }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Paystubs, most recent two' }));
  await expect(canvas.getByRole('button', { name: copy.suspendSend(1) })).toBeVisible();
});
/** A second person decides: it is said, and the focus is on the condition, whose button is gone. */
export const Waiving = at(EVERY, async ({ canvas }) => {
  const sent = actionsSent({ state: 'PROPOSED', version: 5, status: 'FUNDABLE', proposalUuid: conditionId(70) });
  await userEvent.click(await canvas.findByRole('button', { name: `${copy.waive}: Hazard insurance, lender as mortgagee` }));
  const dialog = within(await canvas.findByRole('dialog', { name: copy.waiveTitle }));
  await userEvent.selectOptions(dialog.getByLabelText(copy.waiveReason), 'PROVED_OTHERWISE');
  await userEvent.type(dialog.getByLabelText(copy.waiveNote), 'The binder is on file.');
  await userEvent.click(dialog.getByRole('button', { name: copy.waive }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await expect(await canvas.findByText(copy.proposed)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Hazard insurance'));
});
export const Changing = at(EVERY, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `${copy.change}: Paystubs, most recent two` }));
  await expect(await canvas.findByLabelText(new RegExp(copy.dueOn))).toHaveValue('2026-11-20');
});
