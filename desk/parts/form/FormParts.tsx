import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { FormBody } from '@hearthline/web/form/FormBody.tsx';
import type { SentForm } from '@hearthline/web/form/sent-form.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import classes from './FormParts.module.css';

type FormPartsProps<Values extends FieldValues> = {
  readonly step: SentForm<Values>;
  /** Label of the button. */
  readonly submit: string;
  /** Title of the alert when sending failed. */
  readonly failed?: string;
  /** Under the error summary, above the fields. */
  readonly heading?: ReactNode;
  /** Beside another main action of the page: the button is outlined. */
  readonly isSecondary?: boolean;
  /** Beside the button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of every form of the desk. */
export function FormParts<Values extends FieldValues>({
  step,
  submit,
  isSecondary,
  failed = 'This was not saved',
  heading,
  more,
  children,
}: FormPartsProps<Values>): JSX.Element {
  return (
    <FormBody
      step={step}
      className={classes.form}
      heading={heading}
      problem={<SendProblem title={failed} problem={step.problem} />}
      buttons={
        <div className={classes.row}>
          {isSecondary ? (
            <Button type="submit" variant="outline" disabled={step.isSending}>
              {submit}
            </Button>
          ) : (
            <SubmitButton loading={step.isSending}>{submit}</SubmitButton>
          )}
          {more}
        </div>
      }
    >
      <div className="stack">{children}</div>
    </FormBody>
  );
}
