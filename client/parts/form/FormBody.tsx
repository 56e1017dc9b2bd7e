import { ButtonRow, type ButtonRowProps } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { StepForm } from './step-form.ts';

/** The row under a form: its button, and Back where there is one. */
export type SubmitRow = Pick<ButtonRowProps, 'onBack' | 'backText' | 'sum' | 'sticky'> & {
  /** Label of the button; "Continue" by default. */
  readonly submit?: ReactNode;
  readonly disabled?: boolean;
};

export type FormBodyProps<Values extends FieldValues> = SubmitRow & {
  readonly step: Pick<StepForm<Values>, 'form' | 'labels' | 'submit' | 'isSending'>;
  readonly className?: string | undefined;
  /** Under the error summary. */
  readonly heading?: ReactNode;
  /** Why the last submit failed, directly above the button. */
  readonly problem?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of every form: error summary, heading, fields, submit error, button. */
export function FormBody<Values extends FieldValues>(props: FormBodyProps<Values>): JSX.Element {
  const { step, className, heading, problem, submit, disabled, children, ...row } = props;
  return (
    <form className={className} noValidate onSubmit={step.submit}>
      {/* what is being sent was corrected: a list of errors beside it would be false */}
      {!step.isSending && <FormErrors form={step.form} labels={step.labels} />}
      {heading}
      {children}
      {problem}
      <ButtonRow {...row}>
        <SubmitButton loading={step.isSending} disabled={disabled}>
          {submit}
        </SubmitButton>
      </ButtonRow>
    </form>
  );
}
