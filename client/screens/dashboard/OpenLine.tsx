import type { Reply } from '@hearthline/web/api/operation.ts';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { addressLines } from '@hearthline/kit/address-lines/AddressLines.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { KeyFigures } from '@hearthline/kit/figures/KeyFigures.tsx';
import { formatCurrency, formatPercent } from '@hearthline/kit/format/format.ts';
import { List, Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { CLOSING, oddDays } from '../../parts/closing/copy.ts';
import { LATER_DRAWS } from '../../parts/line/copy.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { type Application, applicationApi } from '../../services/application.ts';
import { formatDate, formatDay } from '../../services/dates.ts';
import { company } from '../../services/organization/organization.ts';
import { LINE, OVERALL } from './copy.ts';

type Closing = Reply<'closing-get'>;

/** How the payments are made, and on which day. */
function paidBy({ autopay, line }: Closing): string {
  const due = LINE.due(line?.dueDay ?? 1);
  if (autopay?.payType !== 'AUTOPAY') return `${due} ${CLOSING.byHand}.`;
  return `${due} ${autopay.mask === null ? CLOSING.autopayOn : CLOSING.autopay(autopay.mask)}.`;
}

/** Where the money went, and when it was there. */
function sentFact({ payment: { amount, account, arrivesOn } }: Closing) {
  if (amount === 0) return { term: LINE.sent, main: LINE.toCreditors };
  const to = account === null ? '' : account.isExchange ? CLOSING.exchange(account.bank) : CLOSING.account(account.bank, account.mask);
  return { term: LINE.sent, main: formatCurrency(amount, 2), note: arrivesOn === null ? to : LINE.to(to, formatDate(arrivesOn)) };
}

function Figures({ closing, line }: { closing: Closing; line: NonNullable<Closing['line']> }): JSX.Element {
  const {
    firstPayment,
    payment: { sentOn },
  } = closing;
  const { phone } = company();
  return (
    <>
      {sentOn !== null && (
        <p>
          <b>{LINE.asOf(formatDay(sentOn))}</b>
        </p>
      )}
      <KeyFigures
        items={[
          { term: LINE.amount, value: formatCurrency(line.amount, 2) },
          { term: LINE.drawn, value: formatCurrency(line.drawn, 2) },
          { term: LINE.rate, value: formatPercent(line.rate, 2) },
        ]}
      />
      <Stack top={20}>
        <Facts
          items={[
            ...(firstPayment === null
              ? []
              : [
                  {
                    term: LINE.first,
                    main: LINE.firstOf(formatCurrency(firstPayment.amount, 2), formatDay(firstPayment.on)),
                    note: [...oddDays(closing), paidBy(closing)].join(' '),
                  },
                ]),
            sentFact(closing),
            {
              term: LINE.again,
              main: LINE.until(formatDay(line.drawUntil)),
              note: LINE.againNote(phone, line.laterDraws === null ? '' : LATER_DRAWS(line.laterDraws)),
            },
          ]}
        />
      </Stack>
      <Stack top={20} gap={8}>
        <h4>{LINE.today}</h4>
        <p>{LINE.todayText(phone)}</p>
        <List items={LINE.todayItems} gap={4} />
      </Stack>
    </>
  );
}

/** The open line of a funded application: what was drawn, what it costs, and how it is paid. */
export function OpenLine({ application }: { application: Application }): JSX.Element {
  const { uuid, version, property, loanNumber } = application;
  const query = useQuery(applicationApi(uuid).closing(version));
  return (
    <Card nested title={LINE.kind} tag={<Tag kind="ok">{OVERALL.FUNDED}</Tag>}>
      <p className="small muted">{addressLines(property.address).join(', ')}</p>
      <Loaded query={query} label={LINE.loading}>
        {(closing) => (closing.line === null ? <p>{LINE.opening}</p> : <Figures closing={closing} line={closing.line} />)}
      </Loaded>
      <Note>{LINE.number(loanNumber)}</Note>
      <Stack top={16}>
        <PathLink to={applicationScreen(uuid, 'document/disclosures')} className={buttonClass({ variant: 'outline', compact: true })}>
          {LINE.documents}
        </PathLink>
      </Stack>
    </Card>
  );
}
