import type { JSX, ReactNode } from 'react';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

import { dateText } from '../format.ts';
import classes from './Payment.module.css';

export type Sheet = NonNullable<Reply<'desk-actions-get'>['sheet']>;

const CHECKS = { NOT_MADE: 'Not made', CLEAR: 'Clear', CLEARED_BY_STAFF: 'Cleared by staff', STOPPED: 'Stopped' } as const;
const PAID = { TO_PAY: null, SENT: 'sent', PAID: 'paid', FAILED: 'failed: goes to the borrower' } as const;
const STATES = { VERIFIED: 'verified', PENDING_REVIEW: 'in review', FAILED_VERIFICATION: 'not accepted' } as const;

function Row({
  label,
  children,
  isSum = false,
}: {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly isSum?: boolean;
}): JSX.Element {
  return (
    <div className={isSum ? classes.sum : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What an approval of the funding pays, to whom, and what was checked before. */
export function FundingSheet({ sheet }: { readonly sheet: Sheet }): JSX.Element {
  const { line, fee, firstDraw, costs, payoffs, net, payee, cancelEndedOn, openConditions, finalChecks, asOf } = sheet;
  return (
    <section className={classes.sheet} aria-label="What is paid">
      <dl className={classes.money}>
        <Row label="Line">{formatMoney(line)}</Row>
        <Row label="Origination fee, in the line">{formatMoney(fee)}</Row>
        <Row label="First draw">{formatMoney(firstDraw)}</Row>
        {costs > 0 && <Row label="Costs taken from it">−{formatMoney(costs)}</Row>}
        {payoffs.map(({ id, creditor, amount, goodThrough, state }) => (
          <Row
            key={id}
            label={
              <>
                Payoff to {creditor}
                <span className={classes.note}>
                  {[goodThrough && `letter good through ${dateText(goodThrough)}`, PAID[state]].filter(Boolean).join(', ')}
                </span>
              </>
            }
          >
            −{formatMoney(amount)}
          </Row>
        ))}
        <Row isSum label="To the borrower">
          {formatMoney(net)}
        </Row>
      </dl>
      <dl className={classes.checked}>
        <Row label="Paid to">
          <span data-private="">{payee.name}</span>, {payee.bank ?? (payee.to === 'BANK' ? 'bank not named' : 'the exchange')},{' '}
          {payee.to === 'BANK' ? 'account' : 'address'} ending in {payee.mask ?? 'none'}
          {payee.nameCompared !== null && (
            <span className={classes.note}>
              The bank compared another name: <span data-private="">{payee.nameCompared}</span>
            </span>
          )}
          <span className={classes.note}>
            {[
              payee.verification && `Account ${STATES[payee.verification]}`,
              payee.nameScore === null ? null : `name alike ${payee.nameScore} of 100`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </Row>
        <Row label="Days to cancel ended on">{cancelEndedOn === null ? 'None: nobody could cancel' : dateText(cancelEndedOn)}</Row>
        <Row label="Conditions open prior to funding">{openConditions === 0 ? 'None' : openConditions}</Row>
        <Row label="Last checks">{CHECKS[finalChecks]}</Row>
        <Row label="Counted for">{dateText(asOf)}</Row>
      </dl>
    </section>
  );
}
