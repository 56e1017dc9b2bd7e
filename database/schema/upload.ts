/** Files people send. */
import type { UploadState } from '@hearthline/contract/uploads.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const upload = pgTable('upload', {
  id: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  condition_uuid: uuid(),
  document_type: text().$type<DocumentType>().notNull(),
  state: text().$type<UploadState>().notNull(),
  label: text().notNull(),
  sent_sha256: text().notNull(),
  sent_bytes: integer().notNull(),
  content_type: text(),
  sha256: text(),
  bytes: integer(),
  pages: integer(),
  storage_key: text(),
  reason: text(),
  sent_by: uuid().notNull(),
  sent_at: at('sent_at').notNull(),
  judged_at: at('judged_at'),
});
export type UploadRow = typeof upload.$inferSelect;
