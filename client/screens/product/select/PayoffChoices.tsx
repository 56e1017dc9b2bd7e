import { amountLimits, drawOfChoice, isRequired, payable, payoffTotal } from '@hearthline/rules/offers/selection.ts';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatMoney, roundHalfEven } from '@hearthline/rules/money.ts';
import type { PayoffPreference } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import { mostOf, type OfferChoice, type Offers } from '../offers.ts';
import { COPY } from './copy.ts';

type PayoffChoicesProps = {
  readonly offers: Offers;
  readonly choice: OfferChoice;
  readonly onChange: (part: Partial<OfferChoice>) => void;
};

/** Debts to pay off from the draw, on top of the cash or out of it (AMB-98). Renders nothing when there are none. */
export function PayoffChoices({ offers, choice, onChange }: PayoffChoicesProps): JSX.Element | null {
  const debts = payable(offers);
  if (debts.length === 0) return null;
  const { payoffs, preference } = choice;
  const toggle = (id: string, isOn: boolean): void =>
    onChange({ payoffs: isOn ? [...payoffs, id] : payoffs.filter((other) => other !== id) });
  return (
    <>
      <FieldGroup id="payoffs" role="group" label={COPY.payoffs} hint={COPY.payoffsHint}>
        <Stack gap={10} top={12}>
          {debts.map((debt) => (
            <Checkbox
              key={debt.id}
              card
              name={`payoff-${debt.id}`}
              checked={payoffs.includes(debt.id)}
              disabled={isRequired(debt)}
              onChange={(event) => toggle(debt.id, event.currentTarget.checked)}
            >
              <b>{debt.creditor}</b>
              <span className="small muted num">
                {isRequired(debt)
                  ? COPY.required
                  : (debt.payOff.status === null ? COPY.debt : COPY.marked)(
                      formatMoney(debt.payOff.amount),
                      formatMoney(debt.monetaryCalculatedNextPaymentMinimumAmount),
                    )}
              </span>
            </Checkbox>
          ))}
        </Stack>
      </FieldGroup>
      {payoffs.length > 0 && (
        <Preference offers={offers} choice={choice} onPick={(picked) => onChange({ preference: picked })} preference={preference} />
      )}
    </>
  );
}

type PreferenceProps = {
  readonly offers: Offers;
  readonly choice: OfferChoice;
  readonly preference: PayoffPreference;
  readonly onPick: (preference: PayoffPreference) => void;
};

function Preference({ offers, choice, preference, onPick }: PreferenceProps): JSX.Element {
  const debts = payoffTotal(offers, choice.payoffs);
  const out = drawOfChoice(offers, { ...choice, preference: 'DEDUCT' });
  const onTop = { ...choice, preference: 'PRESERVE' } as const;
  const limits = amountLimits(offers, onTop);
  const fits = limits !== null && (choice.amount ?? 0) <= limits.max;
  return (
    <RadioCards
      label={COPY.preference}
      name="preference"
      value={preference}
      onChange={(event) => onPick(event.currentTarget.value === 'PRESERVE' ? 'PRESERVE' : 'DEDUCT')}
      options={[
        {
          value: 'DEDUCT',
          title: COPY.deduct,
          note: COPY.deductNote(formatMoney(Math.max(0, roundHalfEven(out - debts))), formatMoney(debts)),
        },
        {
          value: 'PRESERVE',
          title: COPY.preserve,
          note: fits
            ? COPY.preserveNote(formatMoney(choice.amount ?? 0), formatMoney(drawOfChoice(offers, onTop)))
            : COPY.preserveTooMuch(formatMoney(mostOf(offers, choice.fee))),
          disabled: !fits && preference !== 'PRESERVE',
        },
      ]}
    />
  );
}
