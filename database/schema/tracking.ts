import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

type Told = Readonly<Record<string, string>>;

export const trackingSession = pgTable('tracking_session', {
  uuid: uuid().primaryKey(),
  tracker_uuid: uuid().notNull(),
  organization_code: text().notNull(),
  platform: text().notNull(),
  lib_version: text(),
  app_version: text(),
  referrer: text(),
  query: jsonb().$type<Told>().notNull(),
  screen_width: integer(),
  screen_height: integer(),
  window_width: integer(),
  window_height: integer(),
  started_at: timestamp({ withTimezone: true }).notNull(),
  seen_at: timestamp({ withTimezone: true }).notNull(),
});
export type TrackingSessionRow = typeof trackingSession.$inferSelect;

export const trackingEvent = pgTable('tracking_event', {
  uuid: uuid().primaryKey(),
  session_uuid: uuid().notNull(),
  event: text().notNull(),
  event_type: text().notNull(),
  context: text().notNull(),
  page_path: text().notNull(),
  query: jsonb().$type<Told>().notNull(),
  properties: jsonb().$type<Told>().notNull(),
  identity_uuid: uuid(),
  application_uuid: uuid(),
  dedupe_key: text(),
  at: timestamp({ withTimezone: true }).notNull(),
});
export type TrackingEventRow = typeof trackingEvent.$inferSelect;

export const experimentProfile = pgTable('experiment_profile', {
  tracker_uuid: uuid().primaryKey(),
  optimizely_profile_uuid: uuid().notNull(),
  changed_at: timestamp({ withTimezone: true }).notNull(),
});
