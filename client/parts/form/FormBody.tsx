import { ButtonRow, type ButtonRowProps } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { StepForm } from './use-fields.ts';

/** The row under a form: its button, and Back where there is one. */
export type SubmitRow = Pick<ButtonRowProps, 'onBack' | 'backText' | 'sum' | 'sticky'> & {
  /** On the button; "Continue" when left out. */
  readonly submit?: ReactNode;
  readonly disabled?: boolean;
};

export type FormBodyProps<Values extends FieldValues> = SubmitRow & {
  readonly step: Pick<StepForm<Values>, 'form' | 'labels' | 'submit' | 'isSending'>;
  readonly className?: string | undefined;
  /** Under the error summary. */
  readonly heading?: ReactNode;
  /** What was not taken, right above the button. */
  readonly problem?: ReactNode;
  readonly children: ReactNode;
};

/** Error summary, heading, fields, what was not taken, and the one button: every form, in this order. */
export function FormBody<Values extends FieldValues>(props: FormBodyProps<Values>): JSX.Element {
  const { step, className, heading, problem, submit, disabled, children, ...row } = props;
  return (
    <form className={className} noValidate onSubmit={step.submit}>
      <FormErrors form={step.form} labels={step.labels} />
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
