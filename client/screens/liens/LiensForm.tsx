import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { List } from '@hearthline/kit/stack/Stack.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormScreen } from '../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../parts/form/use-step-form.ts';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { applicationApi } from '../../services/application.ts';
import { COPY } from './copy.ts';
import { product } from '../../services/organization/organization.ts';
import {
  newAnswer,
  answerOf,
  areSameLiens,
  bodyOf,
  doubtsOf,
  labelsOf,
  lienResolver,
  MAX,
  totalDoubt,
  totalsOf,
  type Lien,
} from './lien-answers.ts';
import { AddedCard, LienCard } from './LienCard.tsx';
import { LienTotals } from './LienTotals.tsx';

type LiensFormProps = { readonly uuid: string; readonly liens: readonly Lien[]; readonly homeValue: number | null };

/** A card for each recorded lien and each added one, with their totals beside them. */
export function LiensForm({ uuid, liens, homeValue }: LiensFormProps): JSX.Element {
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  const { minLine, highestCltv } = product();
  const room = { homeValue, minLine, highestCltv };
  const save = useMutation(applicationApi(uuid).saveLiens());
  const step = useStepForm({
    name: `liens ${uuid}`,
    schema: lienResolver,
    defaults: { liens: liens.map(answerOf) },
    fits: (kept) => kept.liens !== undefined && areSameLiens(kept.liens, liens),
    labels: {},
    needsConfirmation(values) {
      const found = doubtsOf(values.liens, liens, room);
      setDoubts(found);
      return found.length > 0;
    },
    send: (values) => save.mutateAsync({ liens: bodyOf(values.liens, liens) }),
  });
  const { form } = step;
  const answers = useWatch({ control: form.control, name: 'liens' });
  const totals = totalsOf(answers, liens, homeValue);
  const owed = formatMoney(totals.owed);
  const card = <LienTotals {...totals} homeValue={homeValue} doubt={totalDoubt(totals.owed, room)} />;

  const add = (): void => {
    form.setValue('liens', [...answers, newAnswer(answers)]);
    // focuses its first field once it is rendered
    setTimeout(() => document.getElementById(`liens.${answers.length}.lenderName`)?.focus());
  };
  const remove = (key: string): void => {
    const others = answers.filter((answer) => answer.key !== key);
    form.clearErrors();
    form.setValue('liens', others);
  };
  return (
    <FormScreen
      step={{ ...step, labels: labelsOf(answers) }}
      title={COPY.title}
      intro={COPY.intro}
      stayRail
      rail={<div className="wide-only">{card}</div>}
      sum={{ left: COPY.owed, right: <b>{owed}</b> }}
      after={
        <>
          <LiveRegion words={COPY.spoken(owed)} />
          <Dialog
            open={doubts.length > 0}
            onClose={() => setDoubts([])}
            title={COPY.ask}
            actions={
              <>
                <Button onClick={() => setDoubts([])}>{COPY.check}</Button>
                <Button
                  variant="text"
                  onClick={() => {
                    setDoubts([]);
                    step.sendAnyway();
                  }}
                >
                  {COPY.sendAnyway}
                </Button>
              </>
            }
          >
            <p>{COPY.askText}</p>
            <List items={doubts} />
          </Dialog>
        </>
      }
    >
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
      {answers.length < MAX.liens && (
        <p className="section">
          <Button variant="outline" compact icon="plus" onClick={add}>
            {COPY.add}
          </Button>
        </p>
      )}
      <div className="section phone-only">{card}</div>
    </FormScreen>
  );
}
