import { ButtonRow, type ButtonRowProps } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { FormBody as WebFormBody } from '@hearthline/web/form/FormBody.tsx';
import type { ComponentProps, JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

/** The row under a form: its button, and Back where there is one. */
export type SubmitRow = Pick<ButtonRowProps, 'onBack' | 'backText' | 'sum' | 'sticky'> & {
  /** Label of the button; "Continue" by default. */
  readonly submit?: ReactNode;
  readonly disabled?: boolean;
};

type FormBodyProps<Values extends FieldValues> = SubmitRow & Omit<ComponentProps<typeof WebFormBody<Values>>, 'buttons'>;

/** A form of the borrower's: its button continues, and stays in view on a phone. */
export function FormBody<Values extends FieldValues>(props: FormBodyProps<Values>): JSX.Element {
  const { step, className, heading, problem, submit, disabled, children, ...row } = props;
  return (
    <WebFormBody
      step={step}
      className={className}
      heading={heading}
      problem={problem}
      buttons={
        <ButtonRow {...row}>
          <SubmitButton loading={step.isSending} disabled={disabled}>
            {submit}
          </SubmitButton>
        </ButtonRow>
      }
    >
      {children}
    </WebFormBody>
  );
}
