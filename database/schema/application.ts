import type { Facts, Settings } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const ofApplication = () => uuid().notNull();

export const application = pgTable('application', {
  uuid: uuid().primaryKey(),
  identity_uuid: uuid().notNull(),
  org_code: text().notNull(),
  loan_number: text().notNull().unique(),
  settings: jsonb().$type<Settings>().notNull(),
  product: jsonb().$type<ProductSettings>().notNull(),
  facts: jsonb().$type<Facts>().notNull(),
  facts_version: integer().notNull().default(0),
  status: text().notNull(),
  overall_status: text().notNull(),
  version: integer().notNull(),
  since: at('since').notNull(),
  head_hash: text().notNull(),
  active: boolean().notNull(),
  completed_at: at('completed_at'),
  hold_at: text(),
  created_at: at('created_at').notNull(),
});

export const fact = pgTable(
  'fact',
  {
    application_uuid: ofApplication(),
    seq: integer().notNull(),
    type: text().notNull(),
    payload: jsonb().$type<Fact>().notNull(),
    actor: text().notNull(),
    actor_ref: text(),
    source: text().notNull(),
    at: at('at').notNull(),
    previous_hash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.application_uuid, t.seq] })],
);
export type FactRow = typeof fact.$inferSelect;

export const statusHistory = pgTable(
  'status_history',
  {
    application_uuid: ofApplication(),
    seq: integer().notNull(),
    status: text().notNull(),
    overall_status: text().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.application_uuid, t.seq] })],
);

export const property = pgTable(
  'property',
  {
    application_uuid: ofApplication(),
    version: integer().notNull(),
    street1: text().notNull(),
    street2: text(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.application_uuid, t.version] })],
);
export type PropertyRow = typeof property.$inferSelect;

export const intake = pgTable('intake', {
  application_uuid: uuid().primaryKey(),
  details: jsonb().notNull(),
  experiments: jsonb().notNull().default([]),
  replay_link: text(),
});

export const explanation = pgTable('explanation', {
  application_uuid: ofApplication(),
  kind: text().notNull(),
  body: text().notNull(),
  at: at('at').notNull(),
});

export const consentEvidence = pgTable(
  'consent_evidence',
  {
    application_uuid: ofApplication(),
    consent_type: text().notNull(),
    version: text().notNull(),
    at: at('at').notNull(),
    ip: text().notNull(),
    user_agent: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.application_uuid, t.consent_type, t.version] })],
);
