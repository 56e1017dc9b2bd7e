/** People and accounts that facts name by id; may be erased. */
import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

const ofApplication = () => uuid().notNull();

export const signer = pgTable('signer', {
  id: uuid().primaryKey(),
  application_uuid: ofApplication(),
  role: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  /** The account they sign in with, once the invitation was taken up. */
  identity_uuid: uuid(),
  /** SHA-256 of the secret that was mailed. */
  invitation_hash: bytes(),
  invitation_expires_at: timestamp('invitation_expires_at', { withTimezone: true }),
  invited_count: integer().notNull(),
  removed_at: timestamp('removed_at', { withTimezone: true }),
});

export const bankAccount = pgTable('bank_account', {
  id: uuid().primaryKey(),
  application_uuid: ofApplication(),
  role: text().notNull(),
  mask: text().notNull(),
  bank_name: text(),
  account_type: text().$type<'CHECKING' | 'SAVINGS'>().notNull(),
  holder_name: text().notNull(),
  routing_secret: uuid().notNull(),
  number_secret: uuid().notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const employer = pgTable('employer', {
  application_uuid: uuid().primaryKey(),
  name: text().notNull(),
  phone: text().notNull(),
  contact: text(),
  title: text(),
  start_date: date('start_date'),
});
