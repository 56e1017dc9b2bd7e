import type { SmsPromptType } from '@hearthline/rules/enums.ts';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const consent = pgTable('consent', {
  uuid: uuid().primaryKey(),
  identity_uuid: uuid().notNull(),
  consent_type: text().$type<SmsPromptType>().notNull(),
  prompt_uuid: uuid().notNull(),
  verbiage: text().notNull(),
  opt_in_out: text().$type<'OPT_IN' | 'OPT_OUT'>().notNull(),
  organization_code: text().notNull(),
  phone: text(),
  email: text(),
  source: text().notNull(),
  product_type: text().notNull(),
  ip: text().notNull(),
  user_agent: text().notNull(),
  recorded_at: timestamp({ withTimezone: true }).notNull(),
});
export type ConsentRow = typeof consent.$inferSelect;
