import { AmountSlider } from '@hearthline/kit/amount-slider/AmountSlider.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ErrorSummary } from '@hearthline/kit/error-summary/ErrorSummary.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { Quote } from '@hearthline/rules/offers/quote.ts';
import { amountLimits, nearestAmount, payable } from '@hearthline/rules/offers/selection.ts';
import { type FormEvent, type JSX, type ReactNode, useState } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { formatDate } from '../../../services/dates.ts';
import { HomeEquity } from '../HomeEquity.tsx';
import { LegalSentences, MoneyTables } from '../MoneyTables.tsx';
import { PaymentCard } from '../PaymentCard.tsx';
import { FIGURES, SUMS, yearsAndApr } from '../copy.ts';
import { mostForTerm, problemOf, quoteOf, type Offers } from '../offers.ts';
import { AutopaySwitch, FeeCards, TermTabs } from './OfferChoices.tsx';
import { PayoffChoices } from './PayoffChoices.tsx';
import { PROBLEMS, COPY } from './copy.ts';
import { useChoice } from './use-choice.ts';

const FORM = 'offer';
const LABELS = { amount: COPY.slider, term: COPY.time } as const;

type OfferFormProps = {
  readonly uuid: string;
  readonly offers: Offers;
  readonly title: string;
  readonly intro: string;
  /** Under the heading: what the offers are based on, and how they differ from the chosen one. */
  readonly above: (quote: Quote | null) => ReactNode;
  readonly below: ReactNode;
};

/** All controls of the choice, and the resulting payment: in the rail on wide screens, in the fixed row on a phone. */
export function OfferForm({ uuid, offers, title, intro, above, below }: OfferFormProps): JSX.Element {
  const { choice, change, confirm } = useChoice(uuid, offers);
  const [tries, setTries] = useState(0);
  const [isLeaving, setLeaving] = useState(false);

  const result = quoteOf(offers, choice);
  const quote = result.ok && choice.amount !== null ? result.quote : null;
  const problem = problemOf(offers, choice, PROBLEMS);
  const shown = tries > 0 ? problem : null;
  const limits = amountLimits(offers, choice) ?? { min: 0, max: 0 };
  const instead = problem?.message ?? '';
  const most = nearestAmount(mostForTerm(offers, choice), limits);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if (problem || isLeaving) return;
    setLeaving(true);
    void confirm().finally(() => setLeaving(false));
  };
  const rail = (
    <div className="wide-only">
      <PaymentCard quote={quote} instead={instead}>
        <Stack top={20}>
          <SubmitButton form={FORM} full loading={isLeaving} loadingText={COPY.continuing} />
        </Stack>
        <Note fine>
          {FIGURES.goodUntil(formatDate(offers.expiresAt))} {COPY.canChange}
        </Note>
      </PaymentCard>
    </div>
  );
  return (
    <Screen
      title={title}
      intro={intro}
      stayRail
      rail={rail}
      hasErrors={shown !== null}
      above={
        <ErrorSummary errors={shown ? [{ id: shown.field, label: LABELS[shown.field], message: shown.message }] : []} focusKey={tries} />
      }
    >
      {above(quote)}
      <form id={FORM} noValidate onSubmit={submit}>
        <div className="section stack-l">
          <AmountSlider
            name="amount"
            label={choice.preference === 'PRESERVE' && choice.payoffs.length > 0 ? COPY.amountOnTop : COPY.amount}
            value={choice.amount}
            onChange={(amount) => change({ amount })}
            min={limits.min}
            max={limits.max}
            maxText={COPY.mostForFee(limits.max)}
            error={shown?.field === 'amount' ? shown.message : undefined}
          />
          <div>
            <TermTabs
              offers={offers}
              choice={choice}
              onPick={(term) => change({ term })}
              error={problem?.field === 'term' ? problem.message : undefined}
            />
            {problem?.field === 'term' && most > 0 && (
              <Stack top={8}>
                <Button variant="text" onClick={() => change({ amount: most })}>
                  {COPY.takeMost(most)}
                </Button>
              </Stack>
            )}
          </div>
          <FeeCards offers={offers} choice={choice} onPick={(fee) => change({ fee })} />
          <AutopaySwitch offers={offers} choice={choice} onChange={(payType) => change({ payType })} />
          <PayoffChoices offers={offers} choice={choice} onChange={change} />
        </div>
        {quote && (
          <>
            <section className="section">
              <h2>{SUMS.heading}</h2>
              <MoneyTables quote={quote} paidOff={payable(offers).filter(({ id }) => choice.payoffs.includes(id))} />
              <LegalSentences quote={quote} offers={offers} />
            </section>
            <HomeEquity value={offers.homeValue} mortgage={offers.lienBalance} line={quote.lineAmount} />
          </>
        )}
        <p className="fine section phone-only">
          {FIGURES.goodUntil(formatDate(offers.expiresAt))} {COPY.canChange}
        </p>
        <div className="phone-only">
          <ButtonRow
            sum={
              quote
                ? {
                    left: yearsAndApr(quote.term, quote.apr),
                    right: (
                      <span className="nowrap">
                        <b>{formatMoney(quote.monthlyPayment)}</b> {COPY.aMonth(quote)}
                      </span>
                    ),
                  }
                : { left: instead, right: null }
            }
          >
            <SubmitButton loading={isLeaving} loadingText={COPY.continuing} />
          </ButtonRow>
        </div>
        {below}
        <LiveRegion words={quote ? COPY.spoken(formatMoney(quote.monthlyPayment), formatApr(quote.apr), COPY.aMonth(quote)) : instead} />
      </form>
    </Screen>
  );
}
