import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { ComparisonTable } from '@hearthline/kit/figures/ComparisonTable.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { formatApr, formatMoney, originationFee, roundHalfEven, totalFromDraw } from '@hearthline/rules/money.ts';
import { paymentCourse } from '@hearthline/rules/offers/payments.ts';
import type { Quote } from '@hearthline/rules/offers/quote.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { applicationApi } from '../../../services/application.ts';
import type { Offers } from '../offers.ts';
import { CAUSES, COPY } from './copy.ts';

type RevisedOfferProps = {
  readonly offers: Offers;
  /** The choice on the page; null while it is not on offer. */
  readonly quote: Quote | null;
  /** The sub-decision. */
  readonly cause: string;
};

/** The last payment of an interest-only line as it was chosen, dollars. */
const balloonOf = ({ draw, feePercent, rate, term, monthlyPayment }: NonNullable<Offers['selected']>, feeCap: number | null): number =>
  paymentCourse(totalFromDraw(draw, feePercent, feeCap), rate, term, monthlyPayment).last;

/** Why the offer changed, and the chosen one beside the one on the page: rate, amount, fee, payment, term. */
export function RevisedOffer({ offers, quote, cause }: RevisedOfferProps): JSX.Element {
  const { selected, ofeeMaxThreshold, ageRestricted } = offers;
  const why = CAUSES[cause] ?? CAUSES['VERIFIED_OFFER'];
  const now = (value: (shown: Quote) => string): string => (quote === null ? COPY.notOnOffer : value(quote));
  return (
    <div className="section stack">
      {why && <Alert title={why.title}>{why.text(offers.monthlyIncome)}</Alert>}
      {selected && (
        <Card>
          <ComparisonTable
            caption={COPY.compare}
            before={COPY.before}
            now={COPY.now}
            rows={[
              { head: COPY.rows.payment, before: formatMoney(selected.monthlyPayment), now: now((q) => formatMoney(q.monthlyPayment)) },
              { head: COPY.rows.apr, before: formatApr(selected.rate), now: now((q) => formatApr(q.apr)) },
              { head: COPY.rows.draw, before: formatMoney(selected.draw), now: now((q) => formatMoney(q.draw)) },
              {
                head: COPY.rows.fee,
                before: formatMoney(originationFee(selected.draw, selected.feePercent, ofeeMaxThreshold)),
                now: now((q) => formatMoney(q.originationFee)),
              },
              { head: COPY.rows.term, before: COPY.termYears(selected.term), now: now((q) => COPY.termYears(q.term)) },
              // of interest-only payments the line itself comes at the end
              ageRestricted
                ? {
                    head: COPY.rows.balloon,
                    before: formatMoney(balloonOf(selected, ofeeMaxThreshold)),
                    now: now((q) => formatMoney(q.balloon ?? 0)),
                  }
                : {
                    head: COPY.rows.total,
                    before: formatMoney(roundHalfEven(selected.monthlyPayment * 12 * selected.term)),
                    now: now((q) => formatMoney(q.totalOfPayments)),
                  },
            ]}
          />
          <Note fine>{COPY.movesAlong}</Note>
        </Card>
      )}
    </div>
  );
}

/** Declining withdraws the application, after asking once. */
export function DeclineOffers({ uuid }: { uuid: string }): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation(applicationApi(uuid).cancel());
  const { isSending, problem, send } = useSend();
  return (
    <div className="section">
      <Button variant="text" onClick={() => setAsking(true)}>
        {COPY.decline}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={COPY.declineTitle}
        actions={
          <>
            <Button
              variant="danger"
              disabled={isSending}
              onClick={() => void send(() => cancel.mutateAsync({ reason: COPY.declineReason }))}
            >
              {COPY.declineYes}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {COPY.declineNo}
            </Button>
          </>
        }
      >
        <p>{COPY.declineText}</p>
        <SendProblem problem={problem} />
      </Dialog>
    </div>
  );
}
