import { HomeBar } from '@hearthline/kit/home-bar/HomeBar.tsx';
import { formatMoney, percentOf, roundHalfEven } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { HOME } from './copy.ts';

type HomeEquityProps = { /** Dollars. */ readonly value: number; readonly mortgage: number; readonly line: number };

/** The home value as mortgage, this line, and the owner's equity. */
export function HomeEquity({ value, mortgage, line }: HomeEquityProps): JSX.Element {
  const rest = roundHalfEven(value - mortgage - line);
  const share = (amount: number): number => Math.max(0, percentOf(amount, value) ?? 0);
  const label = HOME.picture(value, Math.round(share(mortgage)), Math.round(share(line)), Math.round(share(rest)));
  return (
    <section className="section">
      <h2>{HOME.heading}</h2>
      <p className="small muted">{HOME.risk}</p>
      <HomeBar
        label={label}
        segments={[
          { name: HOME.mortgage, amount: formatMoney(mortgage), percent: share(mortgage), look: 'dark' },
          { name: HOME.line, amount: formatMoney(line), percent: share(line), look: 'accent' },
          { name: HOME.rest(value), amount: formatMoney(rest), percent: share(rest), look: 'plain' },
        ]}
      />
    </section>
  );
}
