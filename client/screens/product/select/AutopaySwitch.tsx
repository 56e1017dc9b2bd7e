import { Switch } from '@hearthline/kit/switch/Switch.tsx';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { PayType } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import { cardOf, type OfferChoice, type Offers } from '../offers.ts';
import { COPY } from './copy.ts';

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
