import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DeskForm } from './use-desk-form.ts';
import classes from './FormParts.module.css';

type FormPartsProps<Values extends FieldValues> = {
  readonly step: DeskForm<Values>;
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

/** The layout of every form: error summary, fields, why sending failed, button. */
export function FormParts<Values extends FieldValues>({
  step,
  submit,
  isSecondary,
  failed,
  heading,
  more,
  children,
}: FormPartsProps<Values>): JSX.Element {
  return (
    <form noValidate className={classes.form} onSubmit={step.submit}>
      <FormErrors form={step.form} labels={step.labels} />
      {heading}
      <div className="stack">{children}</div>
      {step.problem !== null && (
        <div className={classes.problem}>
          <Alert kind="err" title={failed ?? 'This was not saved'}>
            {step.problem}
          </Alert>
        </div>
      )}
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
    </form>
  );
}
