import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { HeldAnswers } from '@hearthline/journey/registration/members.ts';
import type { JSX } from 'react';
import { homeAddressFields, openFields } from '../../../parts/address/address-rules.ts';
import { addressLabels, addressPart, addressValues, type AddressValues } from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { fieldHint } from '../field-hint.tsx';
import { Question } from '../Question.tsx';
import { useQuestion } from '../use-question.ts';
import { ADDRESS } from '../../../parts/address/copy.ts';
import { ASIDE } from './copy.ts';

const schema = homeAddressFields({ regulatorReview: false });
const shows = ({ homeAddress }: RegistrationData): AddressValues => addressValues(homeAddress);
const holds = (values: AddressValues): HeldAnswers<'home-address'> => ({ homeAddress: addressPart(values) });
const LABELS = addressLabels(ADDRESS.home);

/** Question 2: the borrower's residence, when it is not the property (AMB-16). */
export function HomeAddress(): JSX.Element {
  const question = useQuestion({ step: 'home-address', schema, labels: LABELS, shows, holds, onInvalid: openFields });
  return (
    <Question question={question} aside={ASIDE}>
      <div className="section">
        <AddressFields form={question.form} label={ADDRESS.home} hint={fieldHint('homeAddress', ADDRESS.hint)} isOwn />
      </div>
    </Question>
  );
}
