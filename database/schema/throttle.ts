import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const throttle = pgTable('throttle', {
  bucket: text().primaryKey(),
  tries: integer().notNull(),
  resets_at: timestamp({ withTimezone: true }).notNull(),
});
export type ThrottleRow = typeof throttle.$inferSelect;
