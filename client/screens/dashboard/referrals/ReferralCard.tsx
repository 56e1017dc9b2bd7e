import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { formatCurrency } from '@hearthline/kit/format/format.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { formatDate } from '../../../services/dates.ts';
import { OVERALL } from '../copy.ts';
import { COPY } from './copy.ts';
import type { Referral } from './use-referrals.ts';

const KINDS = { FUNDED: 'ok', DECLINED: 'err', CANCELLED: 'plain', EXPIRED: 'plain' } as const;

/** One application as the person who referred it may see it: whose, where, how it stands and since when. */
export function ReferralCard({ referral }: { referral: Referral }): JSX.Element {
  const { firstName, lastInitial, city, state, overallStatus, isOpen, waitsForBorrower, requestedAmount, createdAt, changedAt } = referral;
  const kind = KINDS[overallStatus as keyof typeof KINDS] ?? 'waiting';
  return (
    <Card title={firstName === '' ? COPY.noName : COPY.name(firstName, lastInitial)} tag={<Tag kind={kind}>{OVERALL[overallStatus]}</Tag>}>
      <p className="small muted">{COPY.place(city, state)}</p>
      <KeyValues
        ruled
        items={[
          { term: COPY.amount, value: requestedAmount === null ? COPY.noAmount : formatCurrency(requestedAmount, 2) },
          ...(isOpen ? [{ term: COPY.next, value: waitsForBorrower ? COPY.borrower : COPY.lender }] : []),
          { term: COPY.started, value: formatDate(createdAt) },
          { term: isOpen ? COPY.changed : COPY.ended, value: formatDate(changedAt) },
        ]}
      />
      <Note top={16}>{COPY.number(referral.loanNumber)}</Note>
    </Card>
  );
}
