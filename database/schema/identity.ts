import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** Columns carry their database names, so that a row typed by `$inferSelect` is exactly what a query answers. */
const at = (name: string) => timestamp(name, { withTimezone: true });

export const identity = pgTable('identity', {
  uuid: uuid().primaryKey(),
  organization_code: text().notNull(),
  email: text().notNull(),
  email_key: text().notNull().unique(),
  password_hash: text().notNull(),
  password_changed_at: at('password_changed_at').notNull(),
  is_broker: boolean().notNull(),
  is_manageable: boolean().notNull(),
  two_factor_enabled: boolean().notNull(),
  totp_verified: boolean().notNull(),
  wallet_account_address: text(),
  wallet_group_policy_address: text(),
  created_at: at('created_at').notNull(),
  updated_at: at('updated_at').notNull(),
});
export type IdentityRow = typeof identity.$inferSelect;

export const identityAlias = pgTable('identity_alias', {
  identity_uuid: uuid().notNull(),
  type: text().notNull(),
  value: text().notNull(),
});
export type AliasRow = typeof identityAlias.$inferSelect;

export const session = pgTable('session', {
  uuid: uuid().primaryKey(),
  identity_uuid: uuid().notNull(),
  created_at: at('created_at').notNull(),
  expires_at: at('expires_at').notNull(),
  revoked_at: at('revoked_at'),
  ip: text().notNull(),
  user_agent: text().notNull(),
});
export type SessionRow = typeof session.$inferSelect;

export const signingKey = pgTable('signing_key', {
  kid: uuid().primaryKey(),
  algorithm: text().notNull(),
  public_jwk: jsonb().$type<Record<string, string>>().notNull(),
  sealed_private: bytes().notNull(),
  created_at: at('created_at').notNull(),
});
export type SigningKeyRow = typeof signingKey.$inferSelect;

export const passwordReset = pgTable('password_reset', {
  secret_hash: bytes().primaryKey(),
  identity_uuid: uuid().notNull(),
  expires_at: at('expires_at').notNull(),
});

/** An account somebody else opened for a borrower; what was mailed is kept as a hash alone. */
export const accountInvitation = pgTable('account_invitation', {
  secret_hash: bytes().primaryKey(),
  identity_uuid: uuid().notNull(),
  application_uuid: uuid().notNull(),
  expires_at: at('expires_at').notNull(),
  used_at: at('used_at'),
});
