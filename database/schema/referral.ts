import type { StateCode } from '@hearthline/rules/enums.ts';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

const address = {
  street1: text().notNull(),
  street2: text().notNull(),
  city: text().notNull(),
  state: text().$type<StateCode>().notNull(),
  zip: text().notNull(),
};

export const loanOfficer = pgTable('loan_officer', {
  uuid: uuid().primaryKey(),
  organization_code: text().notNull(),
  originator_name: text().notNull(),
  broker_name: text(),
  avatar_uri: text(),
  email: text().notNull(),
  phone_number: text().notNull(),
  nmls: text().notNull(),
  enforce_licensed_states: boolean().notNull(),
  licensed_states: text().array().$type<StateCode[]>().notNull(),
  merchant: boolean().notNull(),
  /** The account they sign in with. */
  identity_uuid: uuid(),
});
export type LoanOfficerRow = typeof loanOfficer.$inferSelect;

export const referral = pgTable('referral', {
  uuid: uuid().primaryKey(),
  organization_code: text().notNull(),
  status: text().$type<'OPEN' | 'REGISTERED' | 'EXPIRED'>().notNull(),
  loan_officer_uuid: uuid(),
  wholesale_broker_nmls: text(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  suffix: text().notNull(),
  ...address,
  phone_number: text().notNull(),
  email: text().notNull(),
  /** The borrower who used it. */
  identity_uuid: uuid(),
});
export type ReferralRow = typeof referral.$inferSelect;

export const offerCode = pgTable('offer_code', {
  code: text().primaryKey(),
  organization_code: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  in_home_date: date().notNull(),
  respond_by_date: date().notNull(),
  ...address,
});
export type OfferCodeRow = typeof offerCode.$inferSelect;

export const affiliateLead = pgTable('affiliate_lead', {
  code: text().primaryKey(),
  first_name: text().notNull(),
  middle_name: text().notNull(),
  last_name: text().notNull(),
  suffix: text().notNull(),
  ...address,
  dob: date(),
  email: text().notNull(),
  phone: text().notNull(),
  income: integer(),
  affiliate_list: text().array().notNull(),
  ab_version: text(),
});
export type AffiliateLeadRow = typeof affiliateLead.$inferSelect;
