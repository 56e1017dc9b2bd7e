import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const flag = pgTable('flag', {
  key: text().notNull(),
  organization_code: text().notNull(),
  enabled: boolean().notNull(),
  variables: jsonb().$type<Record<string, string>>().notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
});
export type FlagRow = typeof flag.$inferSelect;
