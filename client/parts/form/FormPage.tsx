import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useTitle } from '../screen/use-title.ts';
import { FormBody, type SubmitRow } from './FormBody.tsx';
import { hasFailed, type SentForm } from '@hearthline/web/form/sent-form.ts';

type FormPageProps<Values extends FieldValues> = SubmitRow & {
  readonly step: SentForm<Values>;
  readonly title: string;
  readonly intro?: ReactNode;
  /** Title of the submit error; "This was not sent" by default. */
  readonly failed?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Below the form. */
  readonly after?: ReactNode;
};

/** A page outside an application that is one form: sign-in, passwords, the waitlist. */
export function FormPage<Values extends FieldValues>(props: FormPageProps<Values>): JSX.Element {
  const { step, title, intro, failed, aside, children, after, ...row } = props;
  useTitle(title, hasFailed(step));
  return (
    <DeadEndFrame aside={aside}>
      <FormBody
        {...row}
        step={step}
        heading={<PageHeading intro={intro}>{title}</PageHeading>}
        problem={<SendProblem title={failed} problem={step.problem} />}
      >
        {children}
      </FormBody>
      {after}
    </DeadEndFrame>
  );
}
