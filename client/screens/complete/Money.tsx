import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { oddDays, PAYEE_COPY, returnReason } from '../../parts/closing/copy.ts';
import { debtName } from '../../parts/debt/copy.ts';
import { formatDate, formatDay } from '../../services/dates.ts';
import { COPY, MONEY } from './copy.ts';
import { accountName, type Closing, payeeOf, paysBy } from './course.ts';

type Payoff = Closing['payoffs'][number];

const KINDS = { TO_PAY: 'plain', SENT: 'waiting', PAID: 'ok', FAILED: 'warn' } as const;

function PayoffCard({ payoff: { creditor, kind, state, amount, on } }: { payoff: Payoff }): JSX.Element {
  return (
    <Card nested title={creditor} tag={<Tag kind={KINDS[state]}>{MONEY.states[state]}</Tag>}>
      <KeyValues items={[{ term: debtName(kind), value: formatMoney(amount) }]} />
      <Note top={8}>{MONEY.notes[state](on === null ? '' : formatDate(on, 'short'))}</Note>
    </Card>
  );
}

/** The money that is sent, where to and when, and how it is paid back. */
export function Money({ closing }: { closing: Closing }): JSX.Element {
  const { payment, firstPayment, payoffs } = closing;
  const { amount, account, arrivesOn, state, code } = payment;
  return (
    <>
      {state === 'RETURNED' && account !== null && (
        <div className="section">
          <Alert kind="warn" title={COPY.again}>
            {COPY.againText(returnReason(code), account.mask)}
          </Alert>
        </div>
      )}
      {payoffs.length > 0 && (
        <section className="section stack">
          <h2>{MONEY.payoffs}</h2>
          {payoffs.map((payoff) => (
            <PayoffCard key={payoff.id} payoff={payoff} />
          ))}
          <Note>{MONEY.payoffsNote}</Note>
        </section>
      )}
      <section className="section stack">
        <h2>{MONEY.title}</h2>
        <Facts
          items={[
            { term: MONEY.amount, main: formatMoney(amount), note: accountName(closing) ?? MONEY.noAccount },
            ...(arrivesOn === null ? [] : [{ term: PAYEE_COPY[payeeOf(closing)].arrives, main: MONEY.arrivesBy(formatDate(arrivesOn)) }]),
            ...(firstPayment === null
              ? []
              : [
                  {
                    term: MONEY.first,
                    main: MONEY.firstOf(firstPayment.amount, formatDay(firstPayment.on)),
                    note: [...oddDays(closing), paysBy(closing)].join(' '),
                  },
                ]),
          ]}
        />
      </section>
    </>
  );
}
