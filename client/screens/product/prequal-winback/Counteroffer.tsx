import type { Reply } from '@hearthline/web/api/operation.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { FiguresTable } from '@hearthline/kit/figures/FiguresTable.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Figure, List, Note } from '@hearthline/kit/stack/Stack.tsx';
import { formatDollars, formatMoney, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type JSX, useState } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { formatDate } from '../../../services/dates.ts';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { product } from '../../../services/organization/organization.ts';
import { debtName } from '../../../parts/debt/copy.ts';
import { COURSE, REASON_OTHERWISE, REASONS, COPY } from './copy.ts';

type Offer = Reply<'requalify-get'>;

/** The line amount that becomes possible, the debts it pays off, and how long the offer is valid. Declining asks for confirmation once. */
export function Counteroffer({ uuid, offer }: { uuid: string; offer: Offer }): JSX.Element {
  const { payoffs, maxLineNow, maxLineThen, goodUntil, reason } = offer;
  const answer = useMutation(applicationApi(uuid).answerCounteroffer());
  const { isSending, problem, send } = useSend();
  const [isAsking, setAsking] = useState(false);
  const total = formatMoney(roundHalfEven(sum(payoffs.map((debt) => debt.monetaryBalance))));
  const freed = roundHalfEven(sum(payoffs.map((debt) => debt.monetaryCalculatedNextPaymentMinimumAmount)));

  const reply = (accept: boolean): void => {
    setAsking(false);
    void send(() => answer.mutateAsync({ accept, payoffs: accept ? payoffs.map(({ id }) => id) : [] }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSending) reply(true);
  };
  return (
    <Screen title={COPY.title} intro={REASONS[reason] ?? REASON_OTHERWISE}>
      <form noValidate onSubmit={submit}>
        <div className="section stack">
          <Card title={COPY.line}>
            <Figure>{formatDollars(maxLineThen)}</Figure>
            <Note top={4}>{COPY.lineNote(maxLineNow, product().minLine)}</Note>
            <KeyValues
              ruled
              items={[
                { term: COPY.freed, value: COPY.aMonth(freed) },
                { term: COPY.until, value: formatDate(goodUntil) },
              ]}
            />
          </Card>
          <Card>
            <FiguresTable
              caption={COPY.debts}
              rows={[
                ...payoffs.map((debt) => ({
                  head: debt.creditor,
                  note: COPY.debtNote(debtName(debt.kind), debt.monetaryCalculatedNextPaymentMinimumAmount),
                  amount: formatMoney(debt.monetaryBalance),
                })),
                { head: COPY.total, amount: total, total: true },
              ]}
            />
          </Card>
        </div>
        <section className="section">
          <h2>{COPY.how}</h2>
          <List ordered gap={8} items={COURSE} />
        </section>
        <SendProblem problem={problem} />
        <ButtonRow
          onBack={isSending ? undefined : () => setAsking(true)}
          backText={COPY.decline}
          sum={{ left: COPY.line, right: <b>{formatDollars(maxLineThen)}</b> }}
        >
          <SubmitButton loading={isSending}>{COPY.accept}</SubmitButton>
        </ButtonRow>
      </form>
      <HelpList />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={COPY.ask}
        actions={
          <>
            <Button variant="danger" onClick={() => reply(false)}>
              {COPY.yes}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {COPY.keep}
            </Button>
          </>
        }
      >
        <p>{COPY.askText}</p>
      </Dialog>
    </Screen>
  );
}
