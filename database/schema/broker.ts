import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A sign-in at the identity broker that is under way. `sealed` opens to a PendingLogin. */
export const brokerLogin = pgTable('broker_login', {
  state_hash: bytes().primaryKey(),
  browser_hash: bytes().notNull(),
  realm: text().$type<'customer' | 'agent'>().notNull(),
  organization_code: text().notNull(),
  sealed: bytes().notNull(),
  expires_at: at('expires_at').notNull(),
});
export type BrokerLoginRow = typeof brokerLogin.$inferSelect;

export const brokerHandoff = pgTable('broker_handoff', {
  secret_hash: bytes().primaryKey(),
  session_uuid: uuid().notNull(),
  expires_at: at('expires_at').notNull(),
});

export const brokerSession = pgTable('broker_session', {
  session_uuid: uuid().primaryKey(),
  sealed_id_token: bytes().notNull(),
});

export const identityLink = pgTable(
  'identity_link',
  { issuer: text().notNull(), subject: text().notNull(), identity_uuid: uuid().notNull(), created_at: at('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

export const oidcRecord = pgTable(
  'oidc_record',
  {
    kind: text().notNull(),
    id_hash: bytes().notNull(),
    uid: text(),
    grant_hash: bytes(),
    sealed: bytes().notNull(),
    consumed_at: at('consumed_at'),
    expires_at: at('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id_hash] })],
);
export type OidcRecordRow = typeof oidcRecord.$inferSelect;

export const oidcKey = pgTable('oidc_key', {
  kid: uuid().primaryKey(),
  sealed_private: bytes().notNull(),
  created_at: at('created_at').notNull(),
});
export type OidcKeyRow = typeof oidcKey.$inferSelect;
