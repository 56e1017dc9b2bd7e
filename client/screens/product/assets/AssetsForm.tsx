import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { judgedBy } from '@hearthline/rules/fields/field.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import { type JSX, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../../parts/form/kept-answers.ts';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { schemaResolver } from '../../../parts/form/schema-resolver.ts';
import { DebtChoices } from './DebtChoices.tsx';
import { MissingCard } from './MissingCard.tsx';
import { bodyOf, NOTHING_GIVEN, PATH, sumsOf, type AssetValues, type Missing } from './missing.ts';
import { MoneyBox } from './MoneyBox.tsx';
import { GET, HAVE, MOST, TOO_MUCH, COPY } from './copy.ts';

const FIELDS = [...HAVE, ...GET];
const amount = z.custom<number | null>().check(judgedBy<number | null>([[(dollars) => (dollars ?? 0) <= MOST, TOO_MUCH]]));
const SCHEMA = z.looseObject(Object.fromEntries(FIELDS.map(({ name }) => [name, amount])));
const LABELS = Object.fromEntries(FIELDS.map(({ name, label }) => [name, label]));

/** The amounts, the debts, and what is still missing beside them while they are typed. Too little is asked about once. */
export function AssetsForm({ uuid, missing }: { uuid: string; missing: Missing }): JSX.Element {
  const name = `assets ${uuid}`;
  const form = useForm<AssetValues>({
    defaultValues: { ...NOTHING_GIVEN, ...keptAnswers<AssetValues>(name) },
    resolver: schemaResolver<AssetValues>(SCHEMA),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useKeptAnswers(form, name);
  const values = { ...NOTHING_GIVEN, ...useWatch({ control: form.control }) };
  const sums = sumsOf(missing, values);
  const [isAsking, setAsking] = useState(false);
  const { isSending, problem, send } = useSend();

  const put = async (given: AssetValues): Promise<void> => {
    setAsking(false);
    if (await send(() => api.PUT(PATH, { params: { path: { uuid } }, body: bodyOf(given) }))) forgetAnswers(name);
  };
  const submit = form.handleSubmit((given) => {
    if (sumsOf(missing, given).left > 0) setAsking(true);
    else void put(given);
  });
  const said = sums.left === 0 ? COPY.enough : `${COPY.missing} ${formatMoney(sums.left)} ${COPY.more}`;
  const card = <MissingCard first={missing.missingMonthly} sums={sums} />;
  return (
    <Screen
      title={COPY.title}
      intro={COPY.intro(missing.capPercent)}
      stayRail
      rail={<div className="wide-only">{card}</div>}
      above={<FormErrors form={form} labels={LABELS} />}
      hasErrors={Object.keys(form.formState.errors).length > 0}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <section className="section">
          <h2>{COPY.have}</h2>
          <p className="muted" style={{ marginBottom: 20 }}>
            {COPY.haveNote}
          </p>
          {HAVE.map((field) => (
            <MoneyBox key={field.name} control={form.control} {...field} />
          ))}
        </section>
        <section className="section">
          <h2>{COPY.get}</h2>
          <p className="muted" style={{ marginBottom: 20 }}>
            {COPY.getNote}
          </p>
          {GET.map((field) => (
            <MoneyBox key={field.name} control={form.control} {...field} after={COPY.aYear} />
          ))}
        </section>
        <DebtChoices
          missing={missing}
          chosen={values.payoffs}
          onChange={(payoffs) => form.setValue('payoffs', payoffs, { shouldDirty: true })}
        />
        <div className="section phone-only">{card}</div>
        <SendProblem problem={problem} />
        <ButtonRow
          sum={
            sums.left === 0
              ? { left: COPY.enough, right: null }
              : {
                  left: COPY.missing,
                  right: (
                    <>
                      <b>{formatMoney(sums.left)}</b> {COPY.more}
                    </>
                  ),
                }
          }
        >
          <SubmitButton loading={isSending} />
        </ButtonRow>
        <LiveRegion words={said} />
      </form>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={COPY.ask(sums.left)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{COPY.back}</Button>
            <Button variant="text" onClick={() => void put(form.getValues())}>
              {COPY.anyway}
            </Button>
          </>
        }
      >
        <p>{COPY.askText}</p>
      </Dialog>
    </Screen>
  );
}
