import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** What must be erasable and never readable from a dump. */
export const secret = pgTable('secret', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  subjectUuid: uuid('subject_uuid').notNull(),
  keyId: uuid('key_id').notNull(),
  sealed: bytes('sealed').notNull(),
  blindIndex: bytes('blind_index').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
