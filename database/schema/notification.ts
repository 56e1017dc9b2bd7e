import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What a person was told, as it stands in their account. */
export const notification = pgTable('notification', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  application_uuid: uuid(),
  identity_uuid: uuid().notNull(),
  kind: text().notNull(),
  data: jsonb().$type<object>().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  path: text(),
  created_at: at('created_at').notNull(),
  read_at: at('read_at'),
});
export type NotificationRow = typeof notification.$inferSelect;
