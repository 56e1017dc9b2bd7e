import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { Person } from '@hearthline/kit/person/Person.tsx';
import { ReadOnlyField } from '@hearthline/kit/text-field/TextField.tsx';
import { INQUIRY_ATTESTATION } from '@hearthline/rules/inquiry.ts';
import { type JSX, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sayError } from '../../../services/api/api-error.ts';
import { schemaResolver } from '../../../parts/form/schema.ts';
import { NEW_PASSWORD } from '../../../parts/password/copy.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { setupFields, type SetupValues } from './setup-fields.ts';
import { takeOver, type Invitation } from './use-invitation.ts';
import { COPY } from './copy.ts';

type SetupFormProps = {
  readonly invitation: Extract<Invitation, { kind: 'open' }>;
  readonly secret: string | null;
  readonly isSignedIn: boolean;
  readonly done: (applicationUuid: string) => void;
};

/** Password (unless signed in), the attestation, and who started it. */
export function SetupForm({ invitation, secret, isSignedIn, done }: SetupFormProps): JSX.Element {
  const { email, firstName, officer, applicationUuid } = invitation;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SetupValues>({
    defaultValues: { password: '', confirmPassword: '', attested: false },
    resolver: schemaResolver<SetupValues>(setupFields(isSignedIn)),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      done(await takeOver(secret, applicationUuid, password));
    } catch (error) {
      setFailure(sayError(error));
    }
  });
  const labels = {
    ...(isSignedIn ? {} : { password: NEW_PASSWORD.first.password, confirmPassword: NEW_PASSWORD.first.confirm }),
    attested: COPY.attestation,
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} labels={labels} />
      {failure !== null && (
        <Alert kind="err" title={COPY.failed}>
          {failure}
        </Alert>
      )}
      <PageHeading intro={isSignedIn ? COPY.ledeSignedIn : COPY.intro(firstName)}>{COPY.title}</PageHeading>
      {officer && (
        <div className="section">
          <Person
            name={officer.originatorName}
            note={COPY.officer(officer.nmls)}
            links={[
              { href: `tel:+1${officer.phoneNumber.replaceAll(/\D/g, '')}`, icon: 'phone', text: officer.phoneNumber },
              { href: `mailto:${officer.email}`, icon: 'mail', text: officer.email },
            ]}
          />
        </div>
      )}
      {!isSignedIn && (
        <div className="section">
          <ReadOnlyField label={COPY.email} value={email} />
          <NewPassword form={form} username={email} />
        </div>
      )}
      <fieldset className="section">
        <legend className="sr">{COPY.attestation}</legend>
        <Checkbox {...fieldProps(form, 'attested')} required fix={COPY.attestationFix}>
          {INQUIRY_ATTESTATION.text}
        </Checkbox>
      </fieldset>
      <ButtonRow>
        <SubmitButton loading={form.formState.isSubmitting}>{isSignedIn ? COPY.attest : COPY.submit}</SubmitButton>
      </ButtonRow>
    </form>
  );
}
