import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { FormErrors, type FormErrorsProps } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import type { FormEvent, JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

type AuthFormProps<Values extends FieldValues> = FormErrorsProps<Values> & {
  readonly copy: { readonly title: string; readonly intro: string; readonly submit: string; readonly failed: string };
  /** What was refused or went wrong, in words. */
  readonly failure: string | null;
  readonly submit: (event: FormEvent) => void;
  readonly children: ReactNode;
};

/** The form of a page about signing in: what is wrong first, then the heading, the fields and the one button. */
export function AuthForm<Values extends FieldValues>(props: AuthFormProps<Values>): JSX.Element {
  const { form, labels, copy, failure, submit, children } = props;
  return (
    <form noValidate onSubmit={submit}>
      <FormErrors form={form} labels={labels} />
      {failure !== null && (
        <Alert kind="err" title={copy.failed}>
          {failure}
        </Alert>
      )}
      <PageHeading intro={copy.intro}>{copy.title}</PageHeading>
      <div className="section">{children}</div>
      <ButtonRow sticky={false}>
        <SubmitButton loading={form.formState.isSubmitting}>{copy.submit}</SubmitButton>
      </ButtonRow>
    </form>
  );
}
