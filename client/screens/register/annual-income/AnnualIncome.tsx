import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import { employmentAnswerFor } from '@hearthline/rules/employment.ts';
import { incomeFields, needsIncomeConfirm } from '@hearthline/rules/fields/income.ts';
import { EMPLOYMENT_LABELS } from '@hearthline/rules/labels.ts';
import { EMPLOYMENT_ANSWERS, type EmploymentAnswer } from '@hearthline/rules/enums.ts';
import { type JSX, useState } from 'react';
import { hinted } from '../hinted.tsx';
import { StepPage } from '../StepPage.tsx';
import { useStep } from '../use-step.ts';
import { STEP_HEADINGS } from '../copy.ts';
import { ASIDE, COPY } from './copy.ts';
import { INCOME_MESSAGES } from '@hearthline/rules/fields/copy.ts';

type Values = { income: number | null; otherIncome: number | null; employmentType: EmploymentAnswer | '' };

const shows = ({ income }: RegistrationData): Values => ({
  income: income.income,
  otherIncome: income.otherIncome,
  employmentType: employmentAnswerFor(income.employmentType) ?? '',
});
const holds = (values: Values): PartialRegistration => ({ income: values });
const LABELS = { income: COPY.income, otherIncome: COPY.other, employmentType: COPY.source };
const OPTIONS = EMPLOYMENT_ANSWERS.map((value) => ({ value, text: EMPLOYMENT_LABELS[value] }));

/** Question 4: income. A low one is confirmed by a second Continue (AMB-23); unemployed is answered at once (AMB-07). */
export function AnnualIncome(): JSX.Element {
  const { form, next, back } = useStep<Values>({
    step: 'annual-income',
    schema: incomeFields,
    shows,
    holds,
    finishes: { hasIncomeBeenSet: true },
  });
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const income = useControlledField(form.control, 'income');
  const other = useControlledField(form.control, 'otherIncome');
  const source = fieldProps(form, 'employmentType');
  const isUnemployed = form.watch('employmentType') === 'UNEMPLOYED';
  const asksToConfirm = confirmed !== null && confirmed === income.value;

  const submit = form.handleSubmit(async ({ income: dollars }) => {
    if (dollars !== null && needsIncomeConfirm(dollars) && confirmed !== dollars) setConfirmed(dollars);
    else await next();
  });
  return (
    <StepPage step="annual-income" aside={ASIDE} hasErrors={form.formState.submitCount > 0 && !form.formState.isValid}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormErrors form={form} labels={LABELS} />
        <PageHeading intro={COPY.intro}>{STEP_HEADINGS['annual-income']}</PageHeading>
        <div className="section">
          <MoneyField
            {...income}
            label={COPY.income}
            hint={hinted('income', COPY.incomeHint)}
            fix={income.error === INCOME_MESSAGES.required ? COPY.incomeFix : undefined}
            after={COPY.aYear}
            warn={asksToConfirm ? INCOME_MESSAGES.confirm : undefined}
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
          {asksToConfirm && INCOME_MESSAGES.confirm}
        </div>
        <ButtonRow onBack={back}>
          <SubmitButton />
        </ButtonRow>
      </form>
    </StepPage>
  );
}
