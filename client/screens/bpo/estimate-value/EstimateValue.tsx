import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import { homeValueField } from '@hearthline/rules/fields/estimate.ts';
import type { JSX } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../../parts/form/kept-answers.ts';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { schemaResolver } from '../../../parts/form/schema-resolver.ts';
import { EXPLANATION_LIMITS, explanationField } from '../../../parts/explanation.ts';
import { COURSE, SOURCES, COPY } from './copy.ts';

type Values = { amount: number | null; source: string; improvements: string };
const schema = z.object({ amount: homeValueField, source: z.string(), improvements: explanationField(EXPLANATION_LIMITS.improvements) });
const LABELS = { amount: COPY.amount, source: COPY.source, improvements: COPY.improvements };
const OPTIONS = SOURCES.map((text) => ({ value: text, text }));

/** No model could value the home: the borrower's own estimate, and offers on condition of a valuation. */
export function EstimateValue(): JSX.Element {
  const { uuid, application } = useFollowed();
  const name = `estimate ${uuid}`;
  const form = useForm<Values>({
    defaultValues: { amount: application.adjustedHomeAmount, source: '', improvements: '', ...keptAnswers<Values>(name) },
    resolver: schemaResolver<Values>(schema),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useKeptAnswers(form, name);
  const amount = useControlledField(form.control, 'amount');
  const { isSending, problem, send } = useSend();

  const submit = form.handleSubmit(async ({ amount: dollars, source, improvements }) => {
    if (dollars === null) return;
    const said = improvements.trim();
    const body = { amount: dollars, ...(source !== '' && { source }), ...(said !== '' && { improvements: said }) };
    if (await send(() => api.PUT('/service-application/api/v1/application/heloc/{uuid}/estimate', { params: { path: { uuid } }, body })))
      forgetAnswers(name);
  });
  return (
    <Screen
      title={COPY.title}
      intro={COPY.intro(application.property.address.street1)}
      above={<FormErrors form={form} labels={LABELS} />}
      hasErrors={Object.keys(form.formState.errors).length > 0}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="section">
          <MoneyField {...amount} label={COPY.amount} hint={COPY.amountHint} boxSize="big" />
          <SelectField {...fieldProps(form, 'source')} label={COPY.source} options={OPTIONS} optional />
          <TextArea
            {...fieldProps(form, 'improvements')}
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
        <SendProblem problem={problem} />
        <ButtonRow>
          <SubmitButton loading={isSending}>{COPY.submit}</SubmitButton>
        </ButtonRow>
      </form>
    </Screen>
  );
}
