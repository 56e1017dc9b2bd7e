/** Evidence of signatures, and what a link to a service needs to be read later. */
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EvidenceRecord } from '@hearthline/documents/esign/evidence.ts';
import { bytes } from './bytes.ts';

export const esignEvidence = pgTable('esign_evidence', {
  id: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  sequence: integer().notNull(),
  record: jsonb().$type<EvidenceRecord>().notNull(),
});

export const incomeLink = pgTable('income_link', {
  id: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  method: text().notNull(),
  sealed: bytes().notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
});
