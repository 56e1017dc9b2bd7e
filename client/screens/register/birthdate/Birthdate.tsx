import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { useControlledField } from '@hearthline/kit/form/fields.ts';
import { homeAddressOf, type RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { HeldAnswers } from '@hearthline/journey/registration/members.ts';
import { type JSX, useState } from 'react';
import { now, today } from '../../../services/clock.ts';
import { registrationStore } from '../../../services/draft/registration-store.ts';
import { product } from '../../../services/organization/organization.ts';
import { fieldHint } from '../field-hint.tsx';
import { Question } from '../Question.tsx';
import { useQuestion } from '../use-question.ts';
import { birthdateFields, dayOfAges } from '../../../parts/birthdate-field.ts';
import { BIRTH_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { ASIDE, COPY } from './copy.ts';

type Values = { dob: string };

const shows = ({ dob }: RegistrationData): Values => ({ dob });
const holds = ({ dob }: Values): HeldAnswers<'birthdate'> => ({ dob });

function schemaNow() {
  const data = registrationStore.data();
  const states = [homeAddressOf(data).state, data.propertyAddress.state];
  return birthdateFields({ states, ageRestricted: product().ageRestricted, today: dayOfAges(states, now(), today()) });
}

/** Question 6: the date of birth; the stricter age of home and property state counts (AMB-01). */
export function Birthdate(): JSX.Element {
  const [schema] = useState(schemaNow);
  const question = useQuestion({ step: 'birthdate', schema, labels: { dob: COPY.label }, shows, holds });
  const field = useControlledField(question.form.control, 'dob');
  return (
    <Question question={question} aside={ASIDE}>
      <div className="section">
        <DateField
          {...field}
          label={COPY.label}
          hint={fieldHint('dob', COPY.hint)}
          fix={field.error === BIRTH_MESSAGES.invalid ? COPY.fix : undefined}
          isBirthday
        />
      </div>
    </Question>
  );
}
