import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { FormBody } from './FormBody.tsx';
import type { SentForm } from '@hearthline/web/form/sent-form.ts';

type SectionFormProps<Values extends FieldValues> = {
  readonly step: SentForm<Values>;
  readonly submit: string;
  /** Space above, when the form is a section of its own. */
  readonly apart?: boolean;
  readonly children: ReactNode;
};

/** A form that is one section of a page with other content. */
export function SectionForm<Values extends FieldValues>({ step, submit, apart, children }: SectionFormProps<Values>): JSX.Element {
  return (
    <FormBody
      step={step}
      submit={submit}
      sticky={false}
      className={apart ? 'section' : undefined}
      problem={<SendProblem problem={step.problem} />}
    >
      {children}
    </FormBody>
  );
}
