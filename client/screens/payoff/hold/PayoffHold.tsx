import type { Reply } from '@hearthline/web/api/operation.ts';
import { pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
import { DAY } from '@hearthline/journey/status-copy/row.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { formatMoney, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { debtName } from '../../../parts/debt/copy.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { HoldPage } from '../../../parts/waiting/HoldPage.tsx';
import { applicationApi } from '../../../services/application.ts';
import { expectedBy, formatDate } from '../../../services/dates.ts';
import { COPY } from './copy.ts';

type Payoff = Reply<'payoffs-get'>[number];

const KINDS = { NOT_ASKED: 'plain', ASKED: 'waiting', RECEIVED: 'ok' } as const;

function PayoffCard({
  payoff: { creditor, kind, amount, letter, goodThrough },
  expected,
}: {
  payoff: Payoff;
  expected: string;
}): JSX.Element {
  const when =
    letter === 'RECEIVED' && goodThrough !== null
      ? COPY.until(formatDate(goodThrough, 'short'))
      : letter === 'ASKED'
        ? COPY.expected(expected)
        : COPY.soon;
  return (
    <Card title={creditor} tag={<Tag kind={KINDS[letter]}>{COPY.states[letter]}</Tag>} nested>
      <p className="small muted">{when}</p>
      <KeyValues
        items={[
          { term: debtName(kind), value: formatMoney(amount) },
          { term: COPY.source, value: letter === 'RECEIVED' ? COPY.byLetter : COPY.byReport },
        ]}
      />
    </Card>
  );
}

/** Creditors write what it takes to pay off each chosen debt: which letters are here, and when the others are expected. */
export function PayoffHold(): JSX.Element {
  const { uuid, status } = useFollowed();
  const page = pageCopyOf(status.status);
  const query = useQuery(applicationApi(uuid).payoffs());
  const expected = formatDate(expectedBy(status.since, page.seconds ?? DAY), 'short');
  return (
    <HoldPage page={page}>
      <Loaded query={query} label={COPY.loading}>
        {(payoffs) => (
          <section className="section stack">
            <h2>{COPY.debts}</h2>
            {payoffs.map((payoff) => (
              <PayoffCard key={payoff.id} payoff={payoff} expected={expected} />
            ))}
            <KeyValues ruled items={[{ term: COPY.total, value: formatMoney(roundHalfEven(sum(payoffs.map(({ amount }) => amount)))) }]} />
            <Note>{COPY.note}</Note>
          </section>
        )}
      </Loaded>
    </HoldPage>
  );
}
