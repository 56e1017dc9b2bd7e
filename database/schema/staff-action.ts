import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a person of the lender's did and why. */
export const staffAction = pgTable('staff_action', {
  id: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  from_version: integer().notNull(),
  to_version: integer().notNull(),
  action: text().notNull(),
  person: text().notNull(),
  role: text().notNull(),
  reason: text(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
