/** What hangs on an application for people to read and work through. */
import type { Underwriting } from '@hearthline/rules/offers/types.ts';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { bytes } from './bytes.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const offerSet = pgTable('offer_set', {
  id: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  kind: text().$type<'PREQUALIFICATION' | 'VERIFIED'>().notNull().default('PREQUALIFICATION'),
  attempt: integer().notNull(),
  priced: jsonb().$type<Underwriting>().notNull(),
  created_at: at('created_at').notNull(),
  expires_at: at('expires_at').notNull(),
});

export const document = pgTable(
  'document',
  {
    application_uuid: uuid().notNull(),
    kind: text().notNull(),
    version: text().notNull(),
    title: text().notNull(),
    /** Of text documents; papers lie in the storage under `storage_key`. */
    body: text(),
    sha256: text().notNull(),
    storage_key: text(),
    delivered_at: at('delivered_at').notNull(),
    /** Whose own paper it is: 'borrower', or a signer's id; null for everybody's. */
    owner: text(),
  },
  (t) => [primaryKey({ columns: [t.application_uuid, t.kind, t.version, t.sha256] })],
);

export const condition = pgTable('condition', {
  uuid: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  category: text().notNull(),
  notes: text(),
  comments_to_borrower: text(),
  request_documents: jsonb().$type<string[]>().notNull(),
  documents_required: integer().notNull(),
  created: at('created').notNull(),
  closed_at: at('closed_at'),
  /** Whom it asks, where that is not the borrower. */
  signer_id: uuid(),
});
export type ConditionRow = typeof condition.$inferSelect;

export const staffTask = pgTable('staff_task', {
  id: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  kind: text().notNull(),
  opened_at: at('opened_at').notNull(),
  closed_at: at('closed_at'),
});

export const outbox = pgTable('outbox', {
  id: uuid().primaryKey(),
  application_uuid: uuid(),
  recipient: text().notNull(),
  channel: text().$type<'MAIL' | 'TEXT'>().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  at: at('at').notNull(),
  sent_at: at('sent_at'),
  notification_id: uuid(),
  org_code: text(),
  not_before: at('not_before'),
  tries: integer().notNull().default(0),
  /** Instead of `body`, where the message carries a link that lets somebody in. */
  sealed_body: bytes(),
  /** Why it will never go out. */
  refused: text(),
});
export type OutboxRow = typeof outbox.$inferSelect;
