import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX, ReactNode } from 'react';
import type { GivenAccount } from './accounts.ts';
import { BANK } from './copy.ts';

const KINDS = { VERIFIED: 'ok', PENDING_REVIEW: 'waiting', FAILED_VERIFICATION: 'err' } as const;

function StateTag({ verification, deposits }: GivenAccount): JSX.Element {
  return <Tag kind={KINDS[verification]}>{deposits ? BANK.tags.DEPOSITS : BANK.tags[verification]}</Tag>;
}

type AccountCardProps = {
  readonly account: GivenAccount;
  /** What the account is for. */
  readonly purpose: ReactNode;
  /** Where it is changed. */
  readonly change?: ReactNode;
};

/** A given account: the institution, its last digits, kind and owner, and whether it may be used. No number is ever shown. */
export function AccountCard({ account, purpose, change }: AccountCardProps): JSX.Element {
  const { mask, bank, accountType, owner, verification, deposits } = account;
  return (
    <Card title={bank ?? BANK.anyBank} tag={<StateTag {...account} />} nested>
      <p>{purpose}</p>
      <KeyValues
        ruled
        items={[
          { term: BANK.mask(mask), value: accountType === null ? '' : BANK.types[accountType] },
          ...(owner === null ? [] : [{ term: BANK.owner, value: owner }]),
        ]}
      />
      {verification === 'PENDING_REVIEW' && !deposits && (
        <Stack top={12}>
          <Alert kind="note" title={BANK.review.title}>
            {BANK.review.text}
          </Alert>
        </Stack>
      )}
      {verification === 'FAILED_VERIFICATION' && (
        <Stack top={12}>
          <Alert kind="warn" title={BANK.failed}>
            {BANK.refused}
          </Alert>
        </Stack>
      )}
      {change !== undefined && <Stack top={12}>{change}</Stack>}
    </Card>
  );
}
