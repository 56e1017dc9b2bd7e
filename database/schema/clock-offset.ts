import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

export const clockOffset = pgTable('clock_offset', {
  /** 'all', or an application's uuid. */
  scope: text().primaryKey(),
  offset_ms: bigint({ mode: 'number' }).notNull(),
});
