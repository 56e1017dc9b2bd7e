import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { AsideNotes } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import { Person } from '@hearthline/kit/person/Person.tsx';
import { ReadOnlyField } from '@hearthline/kit/text-field/TextField.tsx';
import { INQUIRY_ATTESTATION } from '@hearthline/rules/inquiry.ts';
import { REQUIRED } from '@hearthline/rules/fields/address-copy.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { NEW_PASSWORD } from '../../../parts/password/copy.ts';
import { FIRST_PASSWORD, samePassword, NewPassword } from '../../../parts/password/NewPassword.tsx';
import { takeOver, type Invitation } from './use-invitation.ts';
import { ASIDE, COPY } from './copy.ts';

const attested = z.boolean().check(z.refine((isTicked) => isTicked, { error: REQUIRED }));

/** The rules of account-setup; a signed-in borrower already has a password. */
function setupFields(isSignedIn: boolean): z.ZodMiniType {
  if (isSignedIn) return z.object({ attested });
  return z.object({ attested, ...FIRST_PASSWORD }).check(samePassword());
}

type SetupFormProps = {
  readonly invitation: Extract<Invitation, { kind: 'open' }>;
  readonly secret: string | null;
  readonly isSignedIn: boolean;
  readonly done: (applicationUuid: string) => void;
};

/** Password (unless signed in), the attestation, and the loan officer who began the inquiry. */
export function SetupForm({ invitation, secret, isSignedIn, done }: SetupFormProps): JSX.Element {
  const { email, firstName, officer, applicationUuid } = invitation;
  const labels = {
    ...(isSignedIn ? {} : { password: NEW_PASSWORD.first.password, confirmPassword: NEW_PASSWORD.first.confirm }),
    attested: COPY.attestation,
  };
  const step = useStepForm({
    name: 'account setup',
    schema: setupFields(isSignedIn),
    defaults: { password: '', confirmPassword: '', attested: false },
    labels,
    async send({ password }) {
      done(await takeOver(secret, applicationUuid, password));
    },
  });
  return (
    <FormPage
      step={step}
      title={COPY.title}
      intro={isSignedIn ? COPY.introSignedIn : COPY.intro(firstName)}
      failed={COPY.failed}
      aside={<AsideNotes notes={ASIDE} />}
      submit={isSignedIn ? COPY.attest : COPY.submit}
    >
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
          <NewPassword form={step.form} username={email} />
        </div>
      )}
      <fieldset className="section">
        <legend className="sr">{COPY.attestation}</legend>
        <Checkbox {...fieldProps(step.form, 'attested')} required fix={COPY.attestationFix}>
          {INQUIRY_ATTESTATION.text}
        </Checkbox>
      </fieldset>
    </FormPage>
  );
}
