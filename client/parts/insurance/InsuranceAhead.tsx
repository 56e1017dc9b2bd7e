import { Card } from '@hearthline/kit/card/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { applicationApi } from '../../services/application.ts';
import { useFollowed } from '../screen/followed.ts';
import { AHEAD } from './copy.ts';

type AheadProps = {
  /** The line in dollars, where none has been chosen yet; the chosen one otherwise. */
  readonly line?: number;
};

/**
 * The home insurance that will be asked for after the notary, with its amount, while there is time to change the policy. A request that fails leaves the
 * rule in words.
 */
export function InsuranceAhead({ line }: AheadProps): JSX.Element {
  const { uuid } = useFollowed();
  const required = useQuery(applicationApi(uuid).insurance(line)).data?.required ?? null;
  return (
    <Card title={AHEAD.title}>
      <p>
        {AHEAD.when} {required ? AHEAD.amount(required.dwelling) : AHEAD.unknown}
        {required?.flood != null && ` ${AHEAD.flood(required.flood)}`}
      </p>
      <p>{AHEAD.now}</p>
    </Card>
  );
}
