/** What was ordered of vendors, and what they told of it. */
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const providerOrder = pgTable(
  'provider_order',
  {
    provider: text().notNull(),
    ref: text().notNull(),
    application_uuid: uuid().notNull(),
    step: text().notNull(),
    subject: text().notNull(),
    turn: integer().notNull(),
    state: text().$type<'OPEN' | 'ENDED'>().notNull(),
    started_at: at('started_at').notNull(),
    ended_at: at('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.provider, t.ref] })],
);

export const webhookEvent = pgTable(
  'webhook_event',
  { provider: text().notNull(), event_id: text().notNull(), received_at: at('received_at').notNull() },
  (t) => [primaryKey({ columns: [t.provider, t.event_id] })],
);
