import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** One row for each Idempotency-Key of a caller. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: bytes('body_hash').notNull(),
    state: text('state', { enum: ['running', 'done'] }).notNull(),
    claim: uuid('claim').notNull(),
    /** Number of the process' presence lock (database/listener.ts); null when it had no connection to hold one. */
    claimedBy: integer('claimed_by'),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }).notNull(),
    status: integer('status'),
    contentType: text('content_type'),
    answer: bytes('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
