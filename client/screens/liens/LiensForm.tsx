import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { ErrorSummary } from '@hearthline/kit/error-summary/ErrorSummary.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { Screen } from '../../parts/screen/Screen.tsx';
import { api } from '../../services/api/api.ts';
import { SendProblem } from '../../parts/requests/SendProblem.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { useSend } from '../../parts/requests/use-send.ts';
import { AddedCard } from './AddedCard.tsx';
import { bodyOf, MOST, PATH, totalsOf, type Lien } from './lien-answers.ts';
import { LienCard } from './LienCard.tsx';
import { LienTotals } from './LienTotals.tsx';
import { useLienForm } from './use-lien-form.ts';
import { COPY } from './copy.ts';

type LiensFormProps = { readonly uuid: string; readonly liens: readonly Lien[]; readonly homeValue: number | null };

/** A card for each lien, those that are added, and what they come to beside them. */
export function LiensForm({ uuid, liens, homeValue }: LiensFormProps): JSX.Element {
  const { form, answers, wrong, add, remove, forget } = useLienForm(uuid, liens);
  const { isSending, problem, send } = useSend();
  const totals = totalsOf(answers, liens, homeValue);
  const card = <LienTotals {...totals} homeValue={homeValue} />;

  const submit = form.handleSubmit(async (values) => {
    const body = { liens: bodyOf(values.liens, liens) };
    if (await send(() => api.PUT(PATH, { params: { path: { uuid } }, body }))) forget();
  });
  return (
    <Screen
      title={COPY.title}
      intro={COPY.intro}
      stayRail
      rail={<div className="wide-only">{card}</div>}
      above={<ErrorSummary errors={wrong} focusKey={form.formState.submitCount} />}
      hasErrors={wrong.length > 0}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="section stack">
          {answers.length === 0 && <EmptyState title={COPY.empty}>{COPY.emptyText}</EmptyState>}
          {answers.map(({ key }, index) => {
            const lien = liens.find(({ id }) => id === key);
            return lien ? (
              <LienCard key={key} form={form} index={index} lien={lien} />
            ) : (
              <AddedCard key={key} form={form} index={index} onRemove={() => remove(key)} />
            );
          })}
        </div>
        {answers.length < MOST.liens && (
          <p className="section">
            <Button variant="outline" compact icon="plus" onClick={add}>
              {COPY.add}
            </Button>
          </p>
        )}
        <div className="section phone-only">{card}</div>
        <SendProblem problem={problem} />
        <ButtonRow sum={{ left: COPY.owed, right: <b>{formatMoney(totals.owed)}</b> }}>
          <SubmitButton loading={isSending} />
        </ButtonRow>
        <LiveRegion words={COPY.spoken(formatMoney(totals.owed))} />
      </form>
    </Screen>
  );
}
