import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import { Switch } from '@hearthline/kit/switch/Switch.tsx';
import type { PayType } from '@hearthline/rules/enums.ts';
import { formatApr, formatDollars, formatMoney } from '@hearthline/rules/money.ts';
import { Fragment, type JSX } from 'react';
import { cardOf, monthsToPayFor, mostOf, terms, type OfferChoice, type Offers, fees } from '../offers.ts';
import { COPY, TERM } from './copy.ts';

type TermTabsProps = {
  readonly offers: Offers;
  readonly choice: OfferChoice;
  readonly onPick: (years: number) => void;
  readonly error: string | undefined;
};

/** Each term with its payment and APR, ordered by years, none recommended. One that is not available at the amount shows its maximum. */
export function TermTabs({ offers, choice, onPick, error }: TermTabsProps): JSX.Element {
  const words = TERM[offers.ageRestricted ? 'INTEREST_ONLY' : 'AMORTIZED'];
  const options = terms(offers, choice.fee).map((term) => {
    const { apr, monthlyPayment } = cardOf(offers, choice, term, choice.fee);
    const lines =
      apr === null || monthlyPayment === null
        ? [COPY.upTo, formatDollars(mostOf(offers, choice.fee, term))]
        : [formatMoney(monthlyPayment), `${formatApr(apr)} ${COPY.apr}`];
    return {
      value: String(term),
      title: (
        <>
          {term} <small>{COPY.years}</small>
        </>
      ),
      lines,
    };
  });
  return (
    <RadioTabs
      label={words.label}
      hint={words.hint}
      name="term"
      value={String(choice.term)}
      onChange={(event) => onPick(Number(event.currentTarget.value))}
      options={options}
      error={error}
    />
  );
}

type FeeCardsProps = { readonly offers: Offers; readonly choice: OfferChoice; readonly onPick: (percent: number) => void };

/** Each origination fee option, with its payment, APR and total at this amount and term, and how long the line has to be kept for it to pay for itself. */
export function FeeCards({ offers, choice, onPick }: FeeCardsProps): JSX.Element {
  const all = fees(offers).toSorted((one, other) => one - other);
  const options = all.map((fee) => {
    const { apr, monthlyPayment, originationFee, totalOfPayments } = cardOf(offers, choice, choice.term, fee);
    const isReached = apr !== null && monthlyPayment !== null;
    const months = monthsToPayFor(offers, choice, fee);
    return {
      value: String(fee),
      title: COPY.feeTitle(fee),
      note: isReached ? (
        <span className="num">
          {[
            COPY.feeNote(originationFee),
            COPY.feeTotal(totalOfPayments ?? 0, choice.term),
            ...(months === undefined ? [] : [months === null ? COPY.feeNeverPays(choice.term) : COPY.feePays(months)]),
          ].map((line, at) => (
            <Fragment key={line}>
              {at > 0 && (
                <>
                  <span className="sr">. </span>
                  <br />
                </>
              )}
              {line}
            </Fragment>
          ))}
        </span>
      ) : (
        <span className="num">{COPY.feeBeyond(mostOf(offers, fee, choice.term), choice.term)}</span>
      ),
      end: isReached ? { figure: formatMoney(monthlyPayment), note: `${formatApr(apr)} ${COPY.apr}` } : undefined,
    };
  });
  return (
    <div>
      <RadioCards
        label={COPY.fee}
        hint={COPY.feeHint}
        name="fee"
        value={String(choice.fee)}
        onChange={(event) => onPick(Number(event.currentTarget.value))}
        options={options}
      />
      {all.length > 1 && <Note fine>{COPY.feeCompared(all[0] ?? 0)}</Note>}
    </div>
  );
}

type AutopaySwitchProps = { readonly offers: Offers; readonly choice: OfferChoice; readonly onChange: (payType: PayType) => void };

/** Autopay on or off, with the rate and payment of the other setting. */
export function AutopaySwitch({ offers, choice, onChange }: AutopaySwitchProps): JSX.Element {
  const isOn = choice.payType === 'AUTOPAY';
  const other = cardOf(offers, { ...choice, payType: isOn ? 'MANUAL' : 'AUTOPAY' }, choice.term, choice.fee).monthlyPayment;
  const points = formatApr(offers.autopayDiscount);
  const say = isOn ? COPY.autopayOn : COPY.autopayOff;
  return (
    <Switch
      name="autopay"
      label={COPY.autopay}
      note={other === null ? COPY.autopayPlain(points) : say(points, formatMoney(other))}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked ? 'AUTOPAY' : 'MANUAL')}
    />
  );
}
