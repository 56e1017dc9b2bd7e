import { Button } from '@hearthline/kit/button/Button.tsx';
import { Spinner } from '@hearthline/kit/button/Spinner.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { FiguresTable } from '@hearthline/kit/figures/FiguresTable.tsx';
import { formatMoney, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { type JSX, useState } from 'react';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../services/asking/SendProblem.tsx';
import { useSend } from '../../../services/asking/use-send.ts';
import { sayDate } from '../../../services/dates.ts';
import { product } from '../../../services/organisation/organisation.ts';
import type { Debt } from '../offers.ts';
import { REASONS, WORDS } from './words.ts';

type Offer = { readonly reason: string; readonly payoffs: readonly Debt[]; readonly maxLineNow: number; readonly maxLineThen: number; readonly goodUntil: string };

/** What the file carries now and what it would carry, the debts that make the difference, and both answers side by side. */
export function Counteroffer({ uuid, offer }: { uuid: string; offer: Offer }): JSX.Element {
  const { isSending, problem, send } = useSend();
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const { payoffs, maxLineNow, maxLineThen, goodUntil, reason } = offer;

  const reply = (accept: boolean): void => {
    setAsking(false);
    setAnswer(accept);
    void send(() => api.POST('/service-application/api/v1/application/heloc/{uuid}/requalify', { params: { path: { uuid } }, body: { accept, payoffs: payoffs.map(({ id }) => id) } }));
  };
  const busy = (accept: boolean): boolean => isSending && answer === accept;
  return (
    <>
      <div className="section">
        <Facts
          items={[
            { term: WORDS.today, main: REASONS[reason] ?? WORDS.todayNone, note: maxLineNow > 0 ? WORDS.todayNote(maxLineNow, product().minLine) : undefined },
            { term: WORDS.then, main: WORDS.thenFigure(maxLineThen), note: WORDS.thenNote },
            { term: WORDS.until, main: sayDate(goodUntil) },
          ]}
        />
      </div>
      <div className="section">
        <Card>
          <FiguresTable
            caption={WORDS.debts}
            rows={[
              ...payoffs.map((debt) => ({ head: debt.creditor, note: WORDS.debtNote(debt.monetaryCalculatedNextPaymentMinimumAmount), amount: formatMoney(debt.monetaryBalance) })),
              ...(payoffs.length > 1 ? [{ head: WORDS.total, amount: formatMoney(roundHalfEven(sum(payoffs.map((debt) => debt.monetaryBalance)))), total: true }] : []),
            ]}
          />
        </Card>
      </div>
      <SendProblem problem={problem} />
      <div className="section" style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button disabled={isSending} onClick={() => reply(true)}>{busy(true) ? <><Spinner />{WORDS.sending}</> : WORDS.accept}</Button>
        <Button variant="outline" disabled={isSending} onClick={() => setAsking(true)}>{busy(false) ? <><Spinner />{WORDS.sending}</> : WORDS.decline}</Button>
      </div>
      <Dialog
        open={isAsking} onClose={() => setAsking(false)} title={WORDS.sure}
        actions={<><Button variant="danger" onClick={() => reply(false)}>{WORDS.yes}</Button><Button variant="text" onClick={() => setAsking(false)}>{WORDS.no}</Button></>}
      >
        {WORDS.sureText}
      </Dialog>
    </>
  );
}
