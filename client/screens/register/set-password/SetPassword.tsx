import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import type { JSX } from 'react';
import { campaign } from '../../../services/draft/campaign.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { ContactFields } from '../ContactFields.tsx';
import { ConsentPlaceholders, ConsentBoxes } from './ConsentBoxes.tsx';
import { AccountExists, KnownContact } from './KnownPerson.tsx';
import { useFinalStep } from './use-final-step.ts';
import { registrationStore } from '../../../services/draft/registration-store.ts';
import { Question } from '../Question.tsx';
import { ASIDE, COPY } from './copy.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';

/**
 * The final question: password, consents, the credit-pull notice, and the submit button. Where an identity broker holds the passwords it is
 * question 7, with phone and email instead of the password (AMB-14).
 */
export function SetPassword(): JSX.Element {
  const { question, texts, finalQuestion, existing, closeAccountExists, changeContact } = useFinalStep();
  const { form, problem } = question;
  return (
    <Question
      question={question}
      aside={ASIDE}
      intro={COPY.intro[finalQuestion]}
      problem={<SendProblem title={COPY.failed} problem={problem} />}
      submit={campaign.offerCode() === null ? COPY.submit : COPY.submitOfferCode}
      disabled={!texts}
      after={<AccountExists email={existing} onClose={closeAccountExists} />}
    >
      {changeContact && finalQuestion !== 'contact' && <KnownContact onChange={changeContact} />}
      {finalQuestion !== 'nothing' && (
        <div className="section">
          {finalQuestion === 'password' ? (
            <NewPassword form={form} username={registrationStore.data().email} />
          ) : (
            <ContactFields phone={fieldProps(form, 'phoneNumber')} email={fieldProps(form, 'email')} typed={form.watch('phoneNumber')} />
          )}
        </div>
      )}
      <fieldset className="section">
        <legend className="sr">{COPY.consents}</legend>
        {texts ? <ConsentBoxes form={form} texts={texts} /> : <ConsentPlaceholders />}
      </fieldset>
      <div className="section">
        <Alert title={COPY.noticeTitle}>{COPY.notice}</Alert>
      </div>
    </Question>
  );
}
