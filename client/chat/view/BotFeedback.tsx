import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { FEEDBACK_NOTE_MAX } from '@hearthline/rules/chat/limits.ts';
import { BOT_REASONS, botFeedbackForm, type BotReason } from '@hearthline/rules/fields/chat.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import type { JSX } from 'react';
import { showFirstInvalid } from '../../parts/form/first-invalid.ts';
import { useStepForm } from '../../parts/form/use-step-form.ts';
import type { Chat } from '../chat.ts';
import { FEEDBACK } from '../copy.ts';
import type { ChatMessage } from '../port.ts';

type Values = { reason: BotReason | ''; note: string };
const EMPTY: Values = { reason: '', note: '' };
const FORM = 'chat-feedback';
const IDS = { reason: 'chat-feedback-reason', note: 'chat-feedback-note' };
const REASONS = Object.keys(BOT_REASONS) as BotReason[];

/** Why an answer of the assistant did not help (B 178): a reason, and words beside it, which 'Other' asks for. */
export function BotFeedback({ chat, message, onClose }: { chat: Chat; message: ChatMessage; onClose: () => void }): JSX.Element {
  const step = useStepForm<Values, typeof botFeedbackForm>({
    name: `${FORM} ${message.seq}`,
    schema: botFeedbackForm,
    defaults: EMPTY,
    labels: { reason: FEEDBACK.reason, note: FEEDBACK.more },
    async send({ reason, note }) {
      if (reason === '') return;
      const words = note.trim();
      await chat.rate(message, 0, words === '' ? BOT_REASONS[reason] : `${BOT_REASONS[reason]}: ${words}`);
      onClose();
    },
    onInvalid: (form) => showFirstInvalid(form, IDS),
  });
  const { form } = step;
  const { reason, note } = form.watch();
  return (
    <Dialog
      open
      onClose={onClose}
      title={FEEDBACK.title}
      actions={
        <SubmitButton form={FORM} loading={step.isSending}>
          {FEEDBACK.send}
        </SubmitButton>
      }
    >
      <form id={FORM} noValidate onSubmit={step.submit}>
        <Stack gap={20} top={8}>
          <RadioCards
            {...fieldProps(form, 'reason')}
            id={IDS.reason}
            label={FEEDBACK.reason}
            options={REASONS.map((value) => ({ value, title: FEEDBACK.reasons[value] }))}
          />
          {reason !== '' && (
            <TextArea
              {...fieldProps(form, 'note')}
              id={IDS.note}
              label={reason === 'OTHER' ? FEEDBACK.other : FEEDBACK.more}
              optional={reason !== 'OTHER'}
              hint={FEEDBACK.count(note.trim().length, FEEDBACK_NOTE_MAX)}
              rows={3}
              data-private=""
            />
          )}
        </Stack>
        <SendProblem title={FEEDBACK.failed} problem={step.problem} />
      </form>
    </Dialog>
  );
}
