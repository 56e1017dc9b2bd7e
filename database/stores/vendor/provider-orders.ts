import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { ProviderOrderRow } from '../../generated/rows.ts';
import type { Connection } from '../application/application.ts';

declare const served: unique symbol;
/** A vendor as orders name it (server/config/providers.ts): under this name its callbacks find an order, and it is read and canceled. */
export type ServedBy = string & { readonly [served]: true };

/** An order placed with a vendor; `step` is the job that handles its updates. */
export type ProviderOrder = {
  readonly provider: ServedBy;
  readonly ref: string;
  readonly applicationUuid: string;
  readonly step: WorkStep;
  readonly subject: string;
  readonly turn: number;
};
export type OrderState = ProviderOrder & { readonly state: 'OPEN' | 'ENDED' };

const COLUMNS = 'provider, ref, application_uuid as "applicationUuid", step, subject, turn, state';

/** The last order of a job about a subject, or null. */
export async function lastOrder(on: Connection, applicationUuid: string, step: WorkStep, subject = ''): Promise<OrderState | null> {
  const { rows } = await on.query<OrderState>({
    name: 'order-last',
    text: `select ${COLUMNS} from provider_order where application_uuid = $1 and step = $2 and subject = $3 order by turn desc limit 1`,
    values: [applicationUuid, step, subject],
  });
  return rows[0] ?? null;
}

/** Every order of an application, the newest first; drafts of an order (engine/order.ts) are none. */
export async function ordersOf(on: Connection, applicationUuid: string): Promise<ProviderOrderRow[]> {
  const { rows } = await on.query<ProviderOrderRow>({
    name: 'orders-of',
    text: "select * from provider_order where application_uuid = $1 and ref not like 'draft:%' order by started_at desc, step, turn desc",
    values: [applicationUuid],
  });
  return rows;
}

/** Stores an order, open by default; an existing one stays unchanged. */
export async function saveOrder(on: Connection, order: ProviderOrder & { readonly state?: 'OPEN' | 'ENDED' }, at: Date): Promise<void> {
  const { provider, ref, applicationUuid, step, subject, turn, state = 'OPEN' } = order;
  await on.query({
    name: 'order-keep',
    text: 'insert into provider_order (provider, ref, application_uuid, step, subject, turn, state, started_at, ended_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing',
    values: [provider, ref, applicationUuid, step, subject, turn, state, at, state === 'ENDED' ? at : null],
  });
}

/** Closes an order: later updates are ignored, and the job's next order is a separate one. */
export async function endOrder(on: Connection, provider: ServedBy, ref: string, at: Date): Promise<void> {
  await on.query({
    name: 'order-end',
    text: "update provider_order set state = 'ENDED', ended_at = $3 where provider = $1 and ref = $2 and state = 'OPEN'",
    values: [provider, ref, at],
  });
}

/** The open orders a callback refers to: the one it names, or every open one of the vendor when it names none. */
export async function ordersAwaitingCallback(on: Connection, provider: ServedBy, ref: string | null): Promise<OrderState[]> {
  // Two statements: a single one would scan every open order of the vendor.
  const { rows } = await on.query<OrderState>(
    ref === null
      ? {
          name: 'orders-hearing-any',
          text: `select ${COLUMNS} from provider_order where provider = $1 and state = 'OPEN' order by started_at desc limit 1000`,
          values: [provider],
        }
      : {
          name: 'orders-hearing',
          text: `select ${COLUMNS} from provider_order where provider = $1 and ref = $2 and state = 'OPEN'`,
          values: [provider, ref],
        },
  );
  return rows;
}

/** Whether an order still expects updates. */
export async function isOpen(on: Connection, { provider, ref }: Pick<ProviderOrder, 'provider' | 'ref'>): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'order-open',
    text: "select 1 from provider_order where provider = $1 and ref = $2 and state = 'OPEN'",
    values: [provider, ref],
  });
  return rowCount !== 0;
}

/** True for the first delivery of a callback. */
export async function isNewCallback(on: Connection, provider: string, eventId: string, at: Date): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'callback-hear',
    text: 'insert into webhook_event (provider, event_id, received_at) values ($1, $2, $3) on conflict do nothing',
    values: [provider, eventId, at],
  });
  return rowCount === 1;
}

/** Open orders of applications that have ended. */
export async function ordersWithoutApplication(on: Connection): Promise<OrderState[]> {
  const { rows } = await on.query<OrderState>({
    name: 'orders-without-file',
    text: `select ${COLUMNS} from provider_order where state = 'OPEN' and application_uuid in (select uuid from application where not active) order by started_at limit 500`,
  });
  return rows;
}
