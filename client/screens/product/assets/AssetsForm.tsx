import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { formatMoney, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../../services/answers/kept-answers.ts';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../services/asking/SendProblem.tsx';
import { useSend } from '../../../services/asking/use-send.ts';
import type { Debt } from '../offers.ts';
import { stillMissing, type AssetValues, type Missing } from './still-missing.ts';
import { WORDS } from './words.ts';

type Values = AssetValues & { payoffs: string[] };
type AmountName = keyof AssetValues;

const EMPTY: Values = { savingsAmount: null, investmentAmount: null, retirementAmount: null, annualInvestmentIncome: null, annualRetirementIncome: null, annualBusinessIncome: null, otherAnnualIncome: null, payoffs: [] };
const BALANCES: readonly { name: AmountName; label: string; hint: string }[] = [
  { name: 'savingsAmount', label: WORDS.savings, hint: WORDS.savingsHint },
  { name: 'investmentAmount', label: WORDS.investment, hint: WORDS.investmentHint },
  { name: 'retirementAmount', label: WORDS.retirement, hint: WORDS.retirementHint },
];
const INCOMES: readonly { name: AmountName; label: string }[] = [
  { name: 'annualInvestmentIncome', label: WORDS.investmentIncome },
  { name: 'annualRetirementIncome', label: WORDS.retirementIncome },
  { name: 'annualBusinessIncome', label: WORDS.businessIncome },
  { name: 'otherAnnualIncome', label: WORDS.otherIncome },
];

function Amount({ control, name, ...words }: { control: Control<Values>; name: AmountName; label: string; hint?: string; after?: string }): JSX.Element {
  return <MoneyField {...useControlledField(control, name)} {...words} optional boxSize="short" />;
}

/** What counts besides the main income, and what is still missing with it. */
export function AssetsForm({ uuid, missing }: { uuid: string; missing: Missing & { readonly liabilities: readonly Debt[] } }): JSX.Element {
  const name = `assets ${uuid}`;
  const { control, handleSubmit, register, subscribe } = useForm<Values>({ defaultValues: { ...EMPTY, ...keptAnswers<Values>(name) } });
  useKeptAnswers({ subscribe }, name);
  const values = useWatch({ control }) as Values;
  const { isSending, problem, send } = useSend();
  const debts = missing.liabilities.filter(({ payOff }) => payOff.eligible);
  const freed = roundHalfEven(sum(debts.filter(({ id }) => values.payoffs.includes(id)).map((debt) => debt.monetaryCalculatedNextPaymentMinimumAmount)));
  const need = stillMissing(missing, values, freed);

  const submit = handleSubmit(async ({ payoffs, ...amounts }) => {
    const dollars = Object.fromEntries(Object.entries(amounts).map(([field, value]) => [field, value ?? 0])) as Record<AmountName, number>;
    const body = { ...dollars, selectedAccountsToPayoff: payoffs };
    if (await send(() => api.PUT('/service-application/api/v1/application/heloc/{uuid}/asset-depletion', { params: { path: { uuid } }, body }))) forgetAnswers(name);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="section">{need > 0 ? <Alert title={WORDS.needMore(need)} live>{WORDS.stillText}</Alert> : <Alert kind="ok" title={WORDS.enough} live>{WORDS.enoughText}</Alert>}</div>
      <section className="section"><h2>{WORDS.assets}</h2><p className="small muted">{WORDS.assetsNote}</p><div style={{ marginTop: 16 }}>{BALANCES.map((field) => <Amount key={field.name} control={control} {...field} />)}</div></section>
      <section className="section"><h2>{WORDS.incomes}</h2><p className="small muted">{WORDS.incomesNote}</p><div style={{ marginTop: 16 }}>{INCOMES.map((field) => <Amount key={field.name} control={control} {...field} after={WORDS.aYear} />)}</div></section>
      {debts.length > 0 && (
        <div className="section">
          <FieldGroup id="payoffs" role="group" label={WORDS.debts} hint={WORDS.debtsHint}>
            <div style={{ display: 'grid', gap: 10, marginTop: 12 }}>
              {debts.map((debt) => (
                <Checkbox key={debt.id} card id={`payoff-${debt.id}`} value={debt.id} {...register('payoffs')}>
                  <b>{debt.creditor}</b>
                  <span className="small muted num">{WORDS.debt(formatMoney(debt.monetaryBalance), formatMoney(debt.monetaryCalculatedNextPaymentMinimumAmount))}</span>
                </Checkbox>
              ))}
            </div>
          </FieldGroup>
        </div>
      )}
      {need > 0 && <p className="section small muted">{WORDS.nothing}</p>}
      <SendProblem problem={problem} />
      <ButtonRow sum={{ left: need > 0 ? WORDS.need : WORDS.enough, right: need > 0 ? <><b>{formatMoney(need)}</b> {WORDS.aMonth}</> : null }}><SubmitButton loading={isSending} /></ButtonRow>
    </form>
  );
}
