import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { payable, payoffTotal } from '@hearthline/rules/offers/selection.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Figure, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { Quote } from '@hearthline/rules/offers/quote.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { InsuranceAhead } from '../../../../parts/insurance/InsuranceAhead.tsx';
import { aMonth } from '../../../../parts/line/copy.ts';
import { useGo } from '../../../../parts/screen/PathLink.tsx';
import { useFollowed } from '../../../../parts/screen/followed.ts';
import { codeOf, fieldProblems } from '@hearthline/web/api/api-error.ts';
import { applicationApi } from '../../../../services/application.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../../parts/requests/use-send.ts';
import { LegalSentences, MoneyTables } from '../../MoneyTables.tsx';
import type { OfferChoice, Offers } from '../../offers.ts';
import { FIGURES, percentText, SUMS } from '../../copy.ts';
import { COPY } from './copy.ts';

type ConfirmFormProps = {
  readonly offers: Offers;
  readonly choice: OfferChoice;
  readonly quote: Quote;
  readonly back: string;
  readonly reload: () => Promise<unknown>;
  /** The server says that the offers have expired. */
  readonly onExpired: () => void;
};

/** All figures of the choice; submits them too, so that the server refuses when the payment would differ from the one confirmed. */
export function ConfirmForm({ offers, choice, quote, back, reload, onExpired }: ConfirmFormProps): JSX.Element {
  const { uuid, status } = useFollowed();
  const go = useGo();
  const select = useMutation(applicationApi(uuid).selectOffer(status.version));
  // opened again from a later page: the status stays, and that page follows
  const isReopened = status.status === 'COLLECT_ADDITIONAL_INFO';
  const { isSending, problem, send } = useSend({ stays: isReopened });
  const [hasChanged, setChanged] = useState(false);
  const { offerSetId } = offers;
  const paidOff = payable(offers).filter(({ id }) => choice.payoffs.includes(id));

  const body: OperationBody<'offers-select'> = {
    offerSetId,
    type: 'FIXED',
    term: quote.term,
    draw: quote.draw,
    feePercent: quote.feePercent,
    payType: choice.payType,
    payoffs: [...choice.payoffs],
    payoffPreference: choice.preference,
    expected: { rate: quote.apr, monthlyPayment: quote.monthlyPayment, cashToYou: quote.cashToYou },
  };
  const confirm = async (): Promise<void> => {
    setChanged(false);
    const isSent = await send(
      () => select.mutateAsync(body),
      (error) => {
        const code = codeOf(error);
        if (code !== 'not_on_offer') {
          // a co-owner or the lender changed the application: the message says so, beside the current figures
          if (code === 'stale_version') void reload();
          return false;
        }
        if (fieldProblems(error).some(({ field }) => field === 'expiresAt')) onExpired();
        else void reload().then(() => setChanged(true));
        return true;
      },
    );
    if (isSent && isReopened) await go(applicationScreen(uuid, 'start/contact'));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void confirm();
      }}
    >
      {hasChanged && (
        <div className="section">
          <Alert kind="warn" title={COPY.changed} live>
            {COPY.changedText}
          </Alert>
        </div>
      )}
      <div className="section">
        <Card title={COPY.card} tag={<Tag>{COPY.tag(quote.term)}</Tag>}>
          <Figure>{formatMoney(quote.monthlyPayment)}</Figure>
          <p className="muted">{aMonth(quote.term, quote.balloon)}</p>
          <KeyValues
            ruled
            items={[
              { term: choice.payType === 'AUTOPAY' ? COPY.aprAutopay : COPY.apr, value: formatApr(quote.apr) },
              { term: COPY.payments, value: quote.payments },
              { term: FIGURES.draw, value: formatMoney(quote.draw) },
              { term: COPY.fee(percentText(quote.feePercent)), value: formatMoney(quote.originationFee) },
              { term: FIGURES.line, value: formatMoney(quote.lineAmount) },
              ...(paidOff.length > 0 ? [{ term: COPY.debts, value: formatMoney(payoffTotal(offers, choice.payoffs)) }] : []),
              { term: quote.cashToYou < 0 ? FIGURES.due : FIGURES.cash, value: formatMoney(Math.abs(quote.cashToYou)) },
              { term: COPY.pay, value: choice.payType === 'AUTOPAY' ? COPY.autopay : COPY.manual },
            ]}
          />
        </Card>
      </div>
      <section className="section">
        <h2>{SUMS.heading}</h2>
        <MoneyTables quote={quote} paidOff={paidOff} />
        <LegalSentences quote={quote} offers={offers} />
      </section>
      <section className="section">
        <h2>{COPY.next}</h2>
        <Stack gap={12}>
          <p>{COPY.nextText}</p>
          <InsuranceAhead line={quote.lineAmount} />
        </Stack>
      </section>
      <SendProblem problem={problem} />
      <ButtonRow onBack={() => void go(back)}>
        <SubmitButton loading={isSending}>{COPY.confirm}</SubmitButton>
      </ButtonRow>
    </form>
  );
}
