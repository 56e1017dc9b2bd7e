import { fieldProps } from '@hearthline/kit/form/fields.ts';
import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { HeldAnswers } from '@hearthline/journey/registration/members.ts';
import type { JSX } from 'react';
import { useVariation } from '../../../services/flags/experiments.ts';
import { Question } from '../Question.tsx';
import { useQuestion } from '../use-question.ts';
import { CONTACT } from '../copy.ts';
import { ContactFields, contactFields, type ContactValues } from '../ContactFields.tsx';
import { ASIDE, COPY } from './copy.ts';

const shows = ({ phoneNumber, email }: RegistrationData): ContactValues => ({ phoneNumber, email });
const LABELS = { phoneNumber: CONTACT.phone, email: CONTACT.email };
const holds = (values: ContactValues): HeldAnswers<'phone-and-email'> => values;

/** Question 7: phone and email. A leading 1 is rejected at once (AMB-12). */
export function PhoneAndEmail(): JSX.Element {
  const question = useQuestion({ step: 'phone-and-email', schema: contactFields, labels: LABELS, shows, holds });
  const { form } = question;
  const order = useVariation('registration-contact');
  return (
    <Question question={question} aside={ASIDE[order]} intro={COPY.intro}>
      <div className="section">
        <ContactFields phone={fieldProps(form, 'phoneNumber')} email={fieldProps(form, 'email')} typed={form.watch('phoneNumber')} />
      </div>
    </Question>
  );
}
