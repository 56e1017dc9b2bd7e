import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SentForm } from './sent-form.ts';

type FormBodyProps<Values extends FieldValues> = {
  readonly step: Omit<SentForm<Values>, 'problem'>;
  readonly className?: string | undefined;
  /** Under the error summary. */
  readonly heading?: ReactNode;
  /** Why the last submit failed, directly above the buttons. */
  readonly problem?: ReactNode;
  /** The row under the fields: the button that sends, and what stands beside it. */
  readonly buttons: ReactNode;
  readonly children: ReactNode;
};

/** The layout of every form: error summary, heading, fields, submit error, buttons. */
export function FormBody<Values extends FieldValues>(props: FormBodyProps<Values>): JSX.Element {
  const { step, className, heading, problem, buttons, children } = props;
  return (
    <form className={className} noValidate onSubmit={step.submit}>
      {/* what is being sent was corrected: a list of errors beside it would be false */}
      {!step.isSending && <FormErrors form={step.form} labels={step.labels} />}
      {heading}
      {children}
      {problem}
      {buttons}
    </form>
  );
}
