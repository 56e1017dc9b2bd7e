import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A notice the law asks for. */
export const notice = pgTable('notice', {
  id: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  kind: text().$type<'ADVERSE_ACTION_NOTICE' | 'NOTICE_OF_INCOMPLETENESS'>().notNull(),
  details: jsonb().$type<object>().notNull(),
  queued_at: at('queued_at').notNull(),
  tries: integer().notNull().default(0),
  not_before: at('not_before'),
  sent_at: at('sent_at'),
  sha256: text(),
});
export type NoticeRow = typeof notice.$inferSelect;

/** A clock of Regulation B. */
export const legalClock = pgTable('legal_clock', {
  id: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  event: text().notNull(),
  started_on: date().notNull(),
  alarm_on: date().notNull(),
  due_on: date().notNull(),
  ended_on: date(),
  alarm_task: uuid(),
});
