-- Where borrowers come from: loan officers, brokers' referrals, mailed offer codes, affiliates' leads.

CREATE TABLE loan_officer (
  uuid uuid PRIMARY KEY,
  organization_code text NOT NULL,
  originator_name text NOT NULL,
  broker_name text,
  avatar_uri text,
  email text NOT NULL,
  phone_number text NOT NULL,
  nmls text NOT NULL,
  enforce_licensed_states boolean NOT NULL DEFAULT false,
  licensed_states text[] NOT NULL DEFAULT '{}',
  merchant boolean NOT NULL DEFAULT false
);

CREATE TABLE referral (
  uuid uuid PRIMARY KEY,
  organization_code text NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'REGISTERED', 'EXPIRED')),
  loan_officer_uuid uuid REFERENCES loan_officer,
  wholesale_broker_nmls text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  suffix text NOT NULL DEFAULT '',
  street1 text NOT NULL,
  street2 text NOT NULL DEFAULT '',
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  phone_number text NOT NULL,
  email text NOT NULL
);

CREATE TABLE offer_code (
  code text PRIMARY KEY,
  organization_code text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  in_home_date date NOT NULL,
  respond_by_date date NOT NULL,
  street1 text NOT NULL,
  street2 text NOT NULL DEFAULT '',
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL
);

CREATE TABLE affiliate_lead (
  code text PRIMARY KEY,
  first_name text NOT NULL,
  middle_name text NOT NULL DEFAULT '',
  last_name text NOT NULL,
  suffix text NOT NULL DEFAULT '',
  street1 text NOT NULL,
  street2 text NOT NULL DEFAULT '',
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  dob date,
  email text NOT NULL,
  phone text NOT NULL,
  income integer,
  affiliate_list text[] NOT NULL DEFAULT '{}',
  ab_version text
);
