import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import { homeValueField } from '@hearthline/rules/fields/estimate.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { EXPLANATION_LIMITS, explanationField } from '../../../parts/explanation.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { applicationApi } from '../../../services/application.ts';
import { COPY, COURSE, SOURCES } from './copy.ts';

const SCHEMA = z.object({ amount: homeValueField, source: z.string(), improvements: explanationField(EXPLANATION_LIMITS.improvements) });
const LABELS = { amount: COPY.amount, source: COPY.source, improvements: COPY.improvements };
const OPTIONS = SOURCES.map((text) => ({ value: text, text }));

/** No automated valuation (AVM) was available: the borrower's own estimate, and offers on condition of a valuation. */
export function EstimateValue(): JSX.Element {
  const { uuid, application } = useFollowed();
  const save = useMutation(applicationApi(uuid).saveEstimate());
  const step = useStepForm({
    name: `estimate ${uuid}`,
    schema: SCHEMA,
    defaults: { amount: application.adjustedHomeAmount, source: '', improvements: '' },
    labels: LABELS,
    async send({ amount, source, improvements }) {
      const improvementsText = improvements.trim();
      if (amount === null) return;
      await save.mutateAsync({
        amount,
        ...(source !== '' && { source }),
        ...(improvementsText !== '' && { improvements: improvementsText }),
      });
    },
  });
  const amount = useControlledField(step.form.control, 'amount');
  return (
    <FormScreen step={step} title={COPY.title} intro={COPY.intro(application.property.address.street1)} submit={COPY.submit}>
      <div className="section">
        <MoneyField {...amount} label={COPY.amount} hint={COPY.amountHint} boxSize="big" />
        <SelectField {...fieldProps(step.form, 'source')} label={COPY.source} options={OPTIONS} optional />
        <TextArea
          {...fieldProps(step.form, 'improvements')}
          label={COPY.improvements}
          hint={COPY.improvementsHint}
          optional
          rows={3}
          maxLength={EXPLANATION_LIMITS.improvements.max}
        />
      </div>
      <section className="section">
        <h2>{COPY.next}</h2>
        <Timeline items={COURSE} />
      </section>
    </FormScreen>
  );
}
