import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { HeldAnswers } from '@hearthline/journey/registration/members.ts';
import { nameFields } from '@hearthline/rules/fields/name.ts';
import { SUFFIX_LABELS } from '@hearthline/rules/labels.ts';
import { SUFFIXES } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import { useVariation } from '../../../services/flags/experiments.ts';
import { isProduction } from '../../../services/organization/organization.ts';
import { fieldHint } from '../field-hint.tsx';
import { Question } from '../Question.tsx';
import { useQuestion } from '../use-question.ts';
import { NAME_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { ASIDE, COPY, nameFix } from './copy.ts';

type Values = RegistrationData['name'];

const shows = ({ name }: RegistrationData): Values => name;
const holds = (values: Values): HeldAnswers<'legal-name'> => ({ name: values });
const LABELS = { firstName: COPY.firstName, middleName: COPY.middleName, lastName: COPY.lastName, suffix: COPY.suffix };
const OPTIONS = SUFFIXES.map((value) => ({ value, text: SUFFIX_LABELS[value] }));

/** Question 5: the legal name. */
export function LegalName(): JSX.Element {
  const schema = nameFields({ production: isProduction() });
  const question = useQuestion({ step: 'legal-name', schema, labels: LABELS, shows, holds });
  const { form } = question;
  const reassurance = useVariation('registration-reassurance');
  const named = (name: 'firstName' | 'lastName') => {
    const field = fieldProps(form, name);
    return { ...field, fix: field.error === NAME_MESSAGES.characters ? nameFix(form.getValues(name)) : undefined };
  };
  return (
    <Question question={question} aside={ASIDE[reassurance]} intro={COPY.intro}>
      <div className="section">
        <TextField {...named('firstName')} label={COPY.firstName} hint={fieldHint('name')} autoComplete="given-name" />
        <TextField {...fieldProps(form, 'middleName')} label={COPY.middleName} optional autoComplete="additional-name" />
        <TextField {...named('lastName')} label={COPY.lastName} hint={fieldHint('name')} autoComplete="family-name" />
        <SelectField
          {...fieldProps(form, 'suffix')}
          label={COPY.suffix}
          optional
          options={OPTIONS}
          empty={null}
          autoComplete="honorific-suffix"
        />
      </div>
    </Question>
  );
}
