import type { Reply } from '@hearthline/web/api/operation.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Figure, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JSX, useRef, useState } from 'react';
import { CardField } from '../../parts/card-payment/CardField.tsx';
import { type CardField as Field, CardProblem } from '../../parts/card-payment/card-field.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../parts/requests/use-send.ts';
import { useFollowed } from '../../parts/screen/followed.ts';
import { Screen } from '../../parts/screen/Screen.tsx';
import { CourseOfStatus } from '../../parts/valuation/ValuationPage.tsx';
import { HelpList } from '../../parts/waiting/HelpList.tsx';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { applicationApi } from '../../services/application.ts';
import { company } from '../../services/organization/organization.ts';
import { formatDate } from '../../services/dates.ts';
import { APPRAISAL } from './appraisal-copy.ts';

const LOOK_AGAIN_MS = 60_000;

type Valuation = Reply<'valuation-get'>;

/** The payment of the appraisal: what it costs and what follows, and the card vendor's own field. */
export function AppraisalPayment(): JSX.Element {
  const { uuid } = useFollowed();
  // The day on which it can be paid may come while the page is open.
  const query = useQuery({
    ...applicationApi(uuid).valuation(),
    refetchInterval: ({ state }) => (state.data?.appraisal.payableFrom ? LOOK_AGAIN_MS : false),
  });
  return (
    <Screen title={APPRAISAL.title} intro={APPRAISAL.intro}>
      <Loaded query={query} label={APPRAISAL.loading}>
        {({ appraisal }) => (
          <>
            <div className="section">
              <Card title={APPRAISAL.sum}>
                <Figure>{formatMoney(appraisal.fee)}</Figure>
                <p className="muted">{APPRAISAL.fee}</p>
              </Card>
            </div>
            {appraisal.payableFrom !== null ? (
              <div className="section">
                <Alert kind="note" title={APPRAISAL.later(formatDate(appraisal.payableFrom))}>
                  {APPRAISAL.laterText}
                </Alert>
              </div>
            ) : appraisal.field === null ? (
              <div className="section">
                <Alert kind="warn" title={APPRAISAL.closed}>
                  {APPRAISAL.call(company().phone)}
                </Alert>
              </div>
            ) : (
              <PaymentForm fee={appraisal.fee} source={appraisal.field} />
            )}
            <section className="section">
              <Facts
                items={[
                  { term: APPRAISAL.who, main: APPRAISAL.whoMain, note: APPRAISAL.whoNote },
                  { term: APPRAISAL.long, main: APPRAISAL.longMain, note: APPRAISAL.longNote },
                  { term: APPRAISAL.back, main: APPRAISAL.backMain, note: APPRAISAL.backNote },
                ]}
              />
            </section>
            <CourseOfStatus />
            <HelpList />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

type Refusal = { readonly kind: 'err' | 'warn'; readonly title: string; readonly text: string };

/** What a failed payment says: the card was not charged, or it is not known yet; null for any other problem. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof CardProblem) return { kind: 'err', title: APPRAISAL.card, text: error.message };
  if (codeOf(error) === 'payment_declined') return { kind: 'err', title: APPRAISAL.declined, text: problemMessage(error) };
  if (codeOf(error) === 'not_ready') return { kind: 'warn', title: APPRAISAL.unknown, text: problemMessage(error) };
  return null;
}

function PaymentForm({ fee, source }: { fee: number; source: NonNullable<Valuation['appraisal']['field']> }): JSX.Element {
  const { uuid } = useFollowed();
  const pay = useMutation(applicationApi(uuid).payAppraisal());
  const field = useRef<Field>(null);
  const { isSending, problem, send } = useSend();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const submit = async (): Promise<void> => {
    setRefusal(null);
    await send(
      async () => {
        if (!field.current) throw new CardProblem(APPRAISAL.notReady);
        const { token } = await field.current.tokenize();
        return pay.mutateAsync({ cardToken: token });
      },
      (error) => {
        const found = refusalOf(error);
        setRefusal(found);
        return found !== null;
      },
    );
  };
  return (
    <form
      className="section"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void submit();
      }}
    >
      <h2>{APPRAISAL.pay}</h2>
      <CardField source={source} field={field} />
      {refusal && (
        <Stack top={16}>
          <Alert kind={refusal.kind} title={refusal.title} live>
            {refusal.text}
          </Alert>
        </Stack>
      )}
      <SendProblem problem={problem} />
      <ButtonRow sticky={false}>
        <SubmitButton loading={isSending}>{APPRAISAL.submit(formatMoney(fee))}</SubmitButton>
      </ButtonRow>
    </form>
  );
}
