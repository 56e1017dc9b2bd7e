import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What people say about the product. */
export const feedback = pgTable('feedback', {
  id: uuid().primaryKey(),
  identity_uuid: uuid().notNull(),
  application_uuid: uuid(),
  org_code: text().notNull(),
  topic: text().notNull(),
  message: text().notNull(),
  marketing_consent: boolean().notNull(),
  pathname: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
