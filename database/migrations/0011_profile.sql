-- What must be erasable of a person: name, birth date, phones, addresses. The social security number is a row of `secret`.

CREATE TABLE profile (
  uuid uuid PRIMARY KEY,
  identity_uuid uuid NOT NULL UNIQUE REFERENCES identity ON DELETE CASCADE,
  type text NOT NULL DEFAULT 'PRIMARY' CHECK (type IN ('PRIMARY', 'CO_DEEDER')),
  name_uuid uuid,
  first_name text NOT NULL DEFAULT '',
  middle_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  suffix text NOT NULL DEFAULT '',
  dob date,
  ssn_secret text,
  ssn_last4 text,
  optimizely_profile_uuid text,
  tracker_uuid text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);

CREATE TABLE profile_phone (
  profile_uuid uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
  type text NOT NULL,
  number text NOT NULL CHECK (number ~ '^\d{10}$'),
  PRIMARY KEY (profile_uuid, type)
);

CREATE TABLE profile_address (
  uuid uuid PRIMARY KEY,
  profile_uuid uuid NOT NULL REFERENCES profile ON DELETE CASCADE,
  type text NOT NULL DEFAULT 'HOME',
  street1 text NOT NULL,
  street2 text NOT NULL DEFAULT '',
  city text NOT NULL,
  state text NOT NULL CHECK (state ~ '^[A-Z]{2}$'),
  zip text NOT NULL CHECK (zip ~ '^\d{5}$'),
  UNIQUE (profile_uuid, type)
);
