import type { ComponentProps, JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { Screen } from '../screen/Screen.tsx';
import { FormBody, type SubmitRow } from './FormBody.tsx';
import { hasFailed, type SentForm } from '@hearthline/web/form/sent-form.ts';

type FormScreenProps<Values extends FieldValues> = SubmitRow &
  Pick<ComponentProps<typeof Screen>, 'title' | 'intro' | 'tag' | 'rail' | 'stayRail' | 'wideContent'> & {
    readonly step: SentForm<Values>;
    /** The fields, in sections. */
    readonly children: ReactNode;
    /** Below the form. */
    readonly after?: ReactNode;
  };

/** A screen of an application that is one form: title, intro, error summary, fields, submit error, button. */
export function FormScreen<Values extends FieldValues>(props: FormScreenProps<Values>): JSX.Element {
  const { step, title, intro, tag, rail, stayRail, wideContent, children, after, ...row } = props;
  const frame = { title, intro, tag, rail, stayRail, wideContent };
  return (
    <Screen {...frame} hasErrors={hasFailed(step)}>
      {(heading) => (
        <>
          <FormBody {...row} step={step} heading={heading} problem={<SendProblem problem={step.problem} />}>
            {children}
          </FormBody>
          {after}
        </>
      )}
    </Screen>
  );
}
