import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import type { JSX } from 'react';
import { campaign } from '../../../services/draft/campaign.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { ContactFields } from '../ContactFields.tsx';
import { ConsentPlaceholders, ConsentBoxes } from './ConsentBoxes.tsx';
import { useFinalStep } from './use-final-step.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { outside } from '@hearthline/journey/paths.ts';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { registrationStore, useRegistration } from '../../../services/draft/registration-store.ts';
import { CONTACT } from '../copy.ts';
import { Question } from '../Question.tsx';
import { ACCOUNT_EXISTS, ASIDE, COPY, KNOWN_CONTACT } from './copy.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';

/** The email already has an account: sign in, or change the email. */
function AccountExists({ email, onClose }: { email: string | null; onClose: () => void }): JSX.Element {
  const go = useGo();
  const login = <Button onClick={() => void go(outside.authLogin({ email: email ?? '' }))}>{ACCOUNT_EXISTS.login}</Button>;
  return (
    <Dialog
      open={email !== null}
      onClose={onClose}
      title={ACCOUNT_EXISTS.title}
      actions={
        <>
          {login}
          <Button variant="text" onClick={onClose}>
            {ACCOUNT_EXISTS.close}
          </Button>
        </>
      }
    >
      <p>{ACCOUNT_EXISTS.text(email ?? '')}</p>
    </Dialog>
  );
}

/** Email and phone known from prefill: their question was skipped, but they can still be changed (AMB-19). */
function KnownContact({ onChange }: { onChange: () => void }): JSX.Element {
  const { email, phoneNumber } = useRegistration().data;
  return (
    <div className="section">
      <Card title={KNOWN_CONTACT.title}>
        <KeyValues
          items={[
            { term: CONTACT.email, value: email },
            { term: CONTACT.phone, value: phoneNumber },
          ]}
        />
        <Note top={8}>{registrationStore.note('email')}</Note>
        <Button variant="text" onClick={onChange}>
          {KNOWN_CONTACT.change}
        </Button>
      </Card>
    </div>
  );
}

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
