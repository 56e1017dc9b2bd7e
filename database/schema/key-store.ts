import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** Data and index keys, wrapped by the master key. */
export const keyStore = pgTable('key_store', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  purpose: text('purpose', { enum: ['data', 'index'] }).notNull(),
  wrapped: bytes('wrapped').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  retiredAt: timestamp('retired_at', { withTimezone: true }),
});
