import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { List } from '@hearthline/kit/stack/Stack.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import { mostFirstAmount } from '@hearthline/rules/regulation/first-payment.ts';
import { quote, quoteInput } from '@hearthline/rules/offers/quote.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { InsuranceAhead } from '../../../parts/insurance/InsuranceAhead.tsx';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { LineCard } from '../../../parts/line/LineCard.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { applicationApi } from '../../../services/application.ts';
import { company } from '../../../services/organization/organization.ts';
import { FINAL } from './copy.ts';

const NOTHING_TO_FILL = z.object({});

/** The verified terms, and their acceptance: the documents are made of them. */
export function FinalOffer(): JSX.Element {
  const { uuid } = useFollowed();
  const api = applicationApi(uuid);
  const offers = useQuery(api.offers());
  const accept = useMutation(api.acceptFinalOffer());
  const step = useStepForm<Record<never, never>, typeof NOTHING_TO_FILL>({
    name: `final offer ${uuid}`,
    schema: NOTHING_TO_FILL,
    defaults: {},
    labels: {},
    send: () => accept.mutateAsync(),
  });
  if (!offers.data)
    return (
      <Screen title={FINAL.title} intro={FINAL.intro}>
        <Loaded query={offers} label={FINAL.loading}>
          {() => null}
        </Loaded>
      </Screen>
    );
  const { selected } = offers.data;
  const result = selected && quote(quoteInput(offers.data, selected));
  if (!result?.ok || !selected)
    return (
      <Screen title={FINAL.title}>
        <div className="section">
          <EmptyState title={FINAL.none}>{FINAL.noneText}</EmptyState>
        </div>
        <RefreshButton />
      </Screen>
    );
  const { monthlyPayment, lineAmount, apr } = result.quote;
  return (
    <FormScreen step={step} title={FINAL.title} intro={FINAL.intro} submit={FINAL.submit}>
      <div className="section stack">
        <LineCard title={FINAL.terms} quote={result.quote} payType={selected.payType} />
        <Alert title={FINAL.first}>{FINAL.firstText(formatMoney(mostFirstAmount(monthlyPayment, { line: lineAmount, apr })))}</Alert>
        <Card title={FINAL.next}>
          <List items={FINAL.nextItems} gap={8} ordered />
        </Card>
        <InsuranceAhead />
        <Alert title={FINAL.differs}>{FINAL.differsText(company().phone)}</Alert>
      </div>
    </FormScreen>
  );
}
