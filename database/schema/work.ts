import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const timer = pgTable(
  'timer',
  {
    application_uuid: uuid().notNull(),
    name: text().notNull(),
    turn: integer().notNull(),
    due_at: at('due_at').notNull(),
    state: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.application_uuid, t.name, t.turn] })],
);

export const work = pgTable(
  'work',
  {
    application_uuid: uuid().notNull(),
    step: text().notNull(),
    attempt: integer().notNull(),
    state: text().notNull(),
    tries: integer().notNull().default(0),
    created_at: at('created_at').notNull(),
    finished_at: at('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.application_uuid, t.step, t.attempt] })],
);
export type WorkRow = typeof work.$inferSelect;

export const providerAnswer = pgTable('provider_answer', {
  id: uuid().primaryKey(),
  application_uuid: uuid().notNull(),
  kind: text().notNull(),
  attempt: integer().notNull(),
  sealed: bytes().notNull(),
  at: at('at').notNull(),
});

export const freezePin = pgTable('freeze_pin', { application_uuid: uuid().primaryKey(), sealed: bytes().notNull() });
