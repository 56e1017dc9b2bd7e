import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { HeldAnswers } from '@hearthline/journey/registration/members.ts';
import { employmentAnswerFor } from '@hearthline/rules/employment.ts';
import { EMPLOYMENT_ANSWERS, type EmploymentAnswer } from '@hearthline/rules/enums.ts';
import { incomeFields, needsIncomeConfirm } from '@hearthline/rules/fields/income.ts';
import { EMPLOYMENT_LABELS } from '@hearthline/rules/labels.ts';
import { type JSX, useState } from 'react';
import { fieldHint } from '../field-hint.tsx';
import { Question } from '../Question.tsx';
import { useQuestion } from '../use-question.ts';
import { ASIDE, COPY } from './copy.ts';
import { INCOME_MESSAGES } from '@hearthline/rules/fields/copy.ts';

type Values = { income: number | null; otherIncome: number | null; employmentType: EmploymentAnswer | '' };

const shows = ({ income }: RegistrationData): Values => ({
  income: income.income,
  // nothing is filled in before anyone types
  otherIncome: income.otherIncome === 0 ? null : income.otherIncome,
  employmentType: employmentAnswerFor(income.employmentType) ?? '',
});
const holds = (values: Values): HeldAnswers<'annual-income'> => ({ income: values });
const LABELS = { income: COPY.income, otherIncome: COPY.other, employmentType: COPY.source };
const OPTIONS = EMPLOYMENT_ANSWERS.map((value) => ({ value, text: EMPLOYMENT_LABELS[value] }));

/** Question 4: income. A low income needs a second Continue (AMB-23); unemployed shows its message at once (AMB-07). */
export function AnnualIncome(): JSX.Element {
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const question = useQuestion({
    step: 'annual-income',
    schema: incomeFields,
    labels: LABELS,
    shows,
    holds,
    finishes: { hasIncomeBeenSet: true },
    canContinue({ income: dollars }) {
      if (dollars === null || !needsIncomeConfirm(dollars) || confirmed === dollars) return true;
      setConfirmed(dollars);
      return false;
    },
  });
  const { form } = question;
  const income = useControlledField(form.control, 'income');
  const other = useControlledField(form.control, 'otherIncome');
  const source = fieldProps(form, 'employmentType');
  const isUnemployed = form.watch('employmentType') === 'UNEMPLOYED';
  const warn = confirmed !== null && confirmed === income.value ? INCOME_MESSAGES.confirm : undefined;
  return (
    <Question question={question} aside={ASIDE} intro={COPY.intro}>
      <div className="section">
        <MoneyField
          {...income}
          label={COPY.income}
          hint={fieldHint('income', COPY.incomeHint)}
          after={COPY.aYear}
          warn={warn}
          fix={income.error === INCOME_MESSAGES.required ? COPY.incomeFix : undefined}
        />
        <MoneyField {...other} label={COPY.other} hint={COPY.otherHint} after={COPY.aYear} optional />
        <SelectField
          {...source}
          label={COPY.source}
          fix={isUnemployed ? undefined : COPY.sourceFix}
          options={OPTIONS}
          error={isUnemployed ? INCOME_MESSAGES.unemployed : source.error}
        />
      </div>
      <div role="status" className="sr">
        {warn}
      </div>
    </Question>
  );
}
