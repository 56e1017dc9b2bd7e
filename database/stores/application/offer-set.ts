import { OFFER_DAYS } from '@hearthline/journey/application/timers.ts';
import type { Underwriting } from '@hearthline/rules/offers/types.ts';
import type { Queryable } from '../../transaction.ts';

export type OfferSet = { readonly id: string; readonly priced: Underwriting; readonly createdAt: Date; readonly expiresAt: Date };

export async function saveOfferSet(
  on: Queryable,
  {
    kind = 'PREQUALIFICATION',
    ...set
  }: { id: string; applicationUuid: string; kind?: 'PREQUALIFICATION' | 'VERIFIED'; attempt: number; priced: Underwriting; at: Date },
): Promise<void> {
  await on.query(
    'insert into offer_set (id, application_uuid, kind, attempt, priced, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing',
    [
      set.id,
      set.applicationUuid,
      kind,
      set.attempt,
      JSON.stringify(set.priced),
      set.at,
      new Date(set.at.getTime() + OFFER_DAYS * 86_400_000),
    ],
  );
}

/** The offer set that a fact refers to; null when it does not exist. */
export async function readOfferSet(on: Queryable, id: string): Promise<OfferSet | null> {
  const { rows } = await on.query('select id, priced, created_at as "createdAt", expires_at as "expiresAt" from offer_set where id = $1', [
    id,
  ]);
  return (rows[0] as OfferSet | undefined) ?? null;
}
