import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import { dateText } from '../format.ts';
import { useTimeText } from '../zone.tsx';
import { TRANSFERS } from './copy.ts';
import classes from './Payment.module.css';

export type Transfer = NonNullable<Reply<'desk-actions-get'>['transfers']>[number];

/** What no bank has answered yet. */
const UNDER_WAY: ReadonlySet<Transfer['state']> = new Set(['WAITING', 'UNSURE', 'SENT', 'LATE']);
const TONES: Partial<Readonly<Record<Transfer['state'], 'ok' | 'warn' | 'err'>>> = {
  SETTLED: 'ok',
  BY_HAND: 'ok',
  UNSURE: 'warn',
  LATE: 'warn',
  RETURNED: 'err',
};

/** The money is not where it was to go. */
const WENT_WRONG: ReadonlySet<Transfer['state']> = new Set<Transfer['state']>(['RETURNED', 'NOT_SENT']);

/** Each transfer from the approval of a funding on: what was sent, to whom, under which number, what became of it, and what can be done. */
export function MoneyTransfers({ transfers }: { readonly transfers: readonly Transfer[] }): JSX.Element {
  const title = transfers.some(({ state }) => UNDER_WAY.has(state))
    ? TRANSFERS.underWay
    : transfers.some(({ state }) => WENT_WRONG.has(state))
      ? TRANSFERS.notAll
      : TRANSFERS.ended;
  return (
    <section className={classes.sheet} aria-labelledby="transfers-title">
      <h3 id="transfers-title" className={classes.heading}>
        {title}
      </h3>
      <ul className={classes.transfers}>
        {transfers.map((transfer) => (
          <li key={`${transfer.payee} ${transfer.reference ?? ''} ${transfer.sentAt ?? ''}`}>
            <OneTransfer transfer={transfer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneTransfer({ transfer }: { readonly transfer: Transfer }): JSX.Element {
  const { payee, to, account, amount, state, stateText, reference, sentAt, expectedOn, endedAt, todo } = transfer;
  const timeText = useTimeText();
  const rows = [
    [TRANSFERS.account, account],
    [TRANSFERS.reference, reference],
    [TRANSFERS.sent, sentAt && timeText(sentAt)],
    [TRANSFERS.expected, expectedOn && dateText(expectedOn)],
    [state === 'RETURNED' ? TRANSFERS.cameBack : TRANSFERS.settled, endedAt && timeText(endedAt)],
    [TRANSFERS.todo, todo],
  ] as const;
  return (
    <>
      <p className={classes.head}>
        <span {...(payee === 'borrower' && { 'data-private': '' })}>{to}</span>
        <strong className={classes.amount}>{formatMoney(amount)}</strong>
      </p>
      <p>
        <Tag kind={TONES[state] ?? 'plain'}>{stateText}</Tag>
      </p>
      <dl className={classes.trace}>
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
