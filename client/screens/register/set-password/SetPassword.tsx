import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import type { JSX } from 'react';
import { campaign } from '../../../services/draft/campaign.ts';
import { company } from '../../../services/organization/organization.ts';
import { NEW_PASSWORD } from '../../../parts/password/copy.ts';
import { registrationStore } from '../../../services/draft/registration-store.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { StepPage } from '../StepPage.tsx';
import { CONTACT, STEP_HEADINGS } from '../copy.ts';
import { ContactFields } from '../ContactFields.tsx';
import { AccountExists } from './AccountExists.tsx';
import { AwaitedBoxes, ConsentBoxes } from './ConsentBoxes.tsx';
import { KnownContact } from './KnownContact.tsx';
import { useFinalStep } from './use-final-step.ts';
import { ASIDE, COPY } from './copy.ts';

/**
 * The final question: password, consents, the credit-pull notice, and the button that sends everything. Where a broker keeps the passwords it
 * is question 7, with phone and email in the password's place (AMB-14).
 */
export function SetPassword(): JSX.Element {
  const { form, submit, back, texts, step, asked, failure, existing, closeExisting, changeContact } = useFinalStep();
  const labels = {
    ...(asked === 'password' && { password: NEW_PASSWORD.first.password, confirmPassword: NEW_PASSWORD.first.confirm }),
    ...(asked === 'contact' && { phoneNumber: CONTACT.phone, email: CONTACT.email }),
    termPrivacyConsent: `${company().links.termsLabel} ${COPY.and} ${COPY.privacy}`,
    communicationConsent: COPY.communicationsLabel,
  };
  const label = campaign.offerCode() === null ? COPY.submit : COPY.submitOfferCode;
  return (
    <StepPage step={step} aside={ASIDE} hasErrors={form.formState.submitCount > 0 && !form.formState.isValid}>
      <form noValidate onSubmit={submit}>
        <FormErrors form={form} labels={labels} />
        {failure !== null && (
          <Alert kind="err" title={COPY.failed}>
            {failure}
          </Alert>
        )}
        <PageHeading intro={COPY.intro[asked]}>{STEP_HEADINGS[step]}</PageHeading>
        {changeContact && asked !== 'contact' && <KnownContact onChange={changeContact} />}
        {asked !== 'nothing' && (
          <div className="section">
            {asked === 'password' ? (
              <NewPassword form={form} username={registrationStore.data().email} />
            ) : (
              <ContactFields phone={fieldProps(form, 'phoneNumber')} email={fieldProps(form, 'email')} typed={form.watch('phoneNumber')} />
            )}
          </div>
        )}
        <fieldset className="section">
          <legend className="sr">{COPY.consents}</legend>
          {texts ? <ConsentBoxes form={form} texts={texts} /> : <AwaitedBoxes />}
        </fieldset>
        <div className="section">
          <Alert title={COPY.noticeTitle}>{COPY.notice}</Alert>
        </div>
        <ButtonRow onBack={back}>
          <SubmitButton disabled={!texts} loading={form.formState.isSubmitting}>
            {label}
          </SubmitButton>
        </ButtonRow>
      </form>
      <AccountExists email={existing} onClose={closeExisting} />
    </StepPage>
  );
}
