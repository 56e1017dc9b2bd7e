import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const profile = pgTable('profile', {
  uuid: uuid().primaryKey(),
  identity_uuid: uuid().notNull().unique(),
  type: text().notNull(),
  name_uuid: uuid(),
  first_name: text().notNull(),
  middle_name: text().notNull(),
  last_name: text().notNull(),
  suffix: text().notNull(),
  dob: date(),
  ssn_secret: text(),
  ssn_last4: text(),
  optimizely_profile_uuid: text(),
  tracker_uuid: text(),
  version: integer().notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
});
export type ProfileRow = typeof profile.$inferSelect;

export const profilePhone = pgTable('profile_phone', { profile_uuid: uuid().notNull(), type: text().notNull(), number: text().notNull() });
export type PhoneRow = typeof profilePhone.$inferSelect;

export const profileAddress = pgTable('profile_address', {
  uuid: uuid().primaryKey(),
  profile_uuid: uuid().notNull(),
  type: text().notNull(),
  street1: text().notNull(),
  street2: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
});
export type AddressRow = typeof profileAddress.$inferSelect;
