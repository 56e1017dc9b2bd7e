import { formatMoney } from '@hearthline/rules/money.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { applicationApi } from '../../../services/application.ts';
import { AmountSection } from './AmountSection.tsx';
import { COPY, GET, HAVE } from './copy.ts';
import { DebtChoices } from './DebtChoices.tsx';
import { ASSET_SCHEMA, bodyOf, NOTHING_GIVEN, sumsOf, type MissingAssets } from './missing.ts';
import { MissingCard, TooLittleDialog } from './MissingCard.tsx';

const LABELS = Object.fromEntries([...HAVE, ...GET].map(({ name, label }) => [name, label]));

/** The amounts, the debts, and the income still missing, updated while typing. Sending too little asks for confirmation once. */
export function AssetsForm({ uuid, missing }: { uuid: string; missing: MissingAssets }): JSX.Element {
  const save = useMutation(applicationApi(uuid).saveAssets());
  const [isAsking, setAsking] = useState(false);
  const step = useStepForm({
    name: `assets ${uuid}`,
    schema: ASSET_SCHEMA,
    defaults: NOTHING_GIVEN,
    labels: LABELS,
    needsConfirmation(assets) {
      const isTooLittle = sumsOf(missing, assets).left > 0;
      setAsking(isTooLittle);
      return isTooLittle;
    },
    send: (assets) => save.mutateAsync(bodyOf(assets)),
  });
  const { form } = step;
  const values = { ...NOTHING_GIVEN, ...useWatch({ control: form.control }) };
  const sums = sumsOf(missing, values);
  const card = <MissingCard first={missing.missingMonthly} cap={missing.capPercent} sums={sums} />;
  const left = sums.left === 0 ? null : formatMoney(sums.left);
  return (
    <FormScreen
      step={step}
      title={COPY.title}
      intro={COPY.intro(missing.capPercent)}
      stayRail
      rail={<div className="wide-only">{card}</div>}
      sum={
        left === null
          ? { left: COPY.enough, right: null }
          : {
              left: COPY.missing,
              right: (
                <>
                  <b>{left}</b> {COPY.more}
                </>
              ),
            }
      }
      after={
        <>
          <LiveRegion words={left === null ? COPY.enough : `${COPY.missing} ${left} ${COPY.more}`} />
          <TooLittleDialog left={isAsking ? sums.left : null} onClose={() => setAsking(false)} sendAnyway={step.sendAnyway} />
        </>
      }
    >
      <AmountSection control={form.control} title={COPY.have} note={COPY.haveNote} fields={HAVE} />
      <AmountSection control={form.control} title={COPY.get} note={COPY.getNote} fields={GET} after={COPY.aYear} />
      <DebtChoices
        missing={missing}
        chosen={values.payoffs}
        onChange={(payoffs) => form.setValue('payoffs', payoffs, { shouldDirty: true })}
      />
      <div className="section phone-only">{card}</div>
    </FormScreen>
  );
}
