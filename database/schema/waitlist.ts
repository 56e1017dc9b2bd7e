import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const waitlistEntry = pgTable('waitlist_entry', {
  uuid: uuid().primaryKey(),
  organization_code: text().notNull(),
  email_key: text().notNull(),
  email: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  dob: date().notNull(),
  income: integer().notNull(),
  street1: text().notNull(),
  street2: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
  consented_at: timestamp({ withTimezone: true }).notNull(),
});
export type WaitlistRow = typeof waitlistEntry.$inferSelect;
