import { leaveSurveyPost } from '@hearthline/web/operations/service-application.ts';
import type { LeaveSurveyScreen } from '@hearthline/journey/application/leave-survey.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { LEAVE_REASONS, type LeaveReason, leaveForm } from '@hearthline/rules/fields/feedback.ts';
import type { JSX } from 'react';
import { showFirstInvalid } from '../../parts/form/first-invalid.ts';
import { useStepForm } from '../../parts/form/use-step-form.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { api } from '../../services/api/api.ts';
import { toasts } from '../../services/toasts.ts';
import { LEAVE, REASONS } from './copy.ts';

type Values = { reason: LeaveReason | ''; comment: string };
const EMPTY: Values = { reason: '', comment: '' };
const FORM = 'leave-survey';
const IDS = { reason: 'leave-reason', comment: 'leave-comment' };

type LeaveSurveyProps = {
  readonly screen: LeaveSurveyScreen;
  /** The person has answered or skipped: they want to be logged out. */ readonly onClosed: () => void;
};

/** One question to a borrower who logs out in the middle of a step. Closing it in any way logs out. */
export function LeaveSurvey({ screen, onClosed }: LeaveSurveyProps): JSX.Element {
  const step = useStepForm({
    name: FORM,
    schema: leaveForm,
    defaults: EMPTY,
    labels: { reason: LEAVE.reason, comment: LEAVE.comment },
    async send({ reason, comment }) {
      if (reason === '') return;
      await api(leaveSurveyPost, { body: { screen, reason, comment } });
      toasts.show(LEAVE.thanks);
      onClosed();
    },
    onInvalid: (form) => showFirstInvalid(form, IDS),
  });
  return (
    <Dialog
      open
      wide
      onClose={onClosed}
      title={LEAVE.title}
      actions={
        <>
          <SubmitButton form={FORM} loading={step.isSending}>
            {LEAVE.send}
          </SubmitButton>
          <Button variant="text" onClick={onClosed}>
            {LEAVE.skip}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={step.submit}>
        <Stack gap={20} top={8}>
          <p>{LEAVE.intro}</p>
          <RadioCards
            {...fieldProps(step.form, 'reason')}
            id={IDS.reason}
            label={LEAVE.reason}
            columns={2}
            options={LEAVE_REASONS.map((value) => ({ value, title: REASONS[value] }))}
          />
          <TextArea
            {...fieldProps(step.form, 'comment')}
            id={IDS.comment}
            label={LEAVE.comment}
            hint={LEAVE.commentHint}
            optional
            rows={3}
          />
        </Stack>
        <SendProblem title={LEAVE.failed} problem={step.problem} />
      </form>
    </Dialog>
  );
}
