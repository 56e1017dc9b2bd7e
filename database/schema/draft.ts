import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const draft = pgTable('draft', {
  id: text().primaryKey(),
  access_hash: bytes().notNull(),
  organization_code: text().notNull(),
  sealed: bytes().notNull(),
  version: integer().notNull(),
  created_at: at('created_at').notNull(),
  updated_at: at('updated_at').notNull(),
  expires_at: at('expires_at').notNull(),
});
export type DraftRow = typeof draft.$inferSelect;
