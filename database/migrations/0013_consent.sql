-- Answers to the two texting prompts: two independent ledgers, each row with the sentence that was read (domain.md §2.7).

CREATE TABLE consent (
  uuid uuid PRIMARY KEY,
  identity_uuid uuid NOT NULL,
  consent_type text NOT NULL CHECK (consent_type IN ('SMS', 'SMS_TRANSACTIONAL')),
  prompt_uuid uuid NOT NULL,
  verbiage text NOT NULL,
  opt_in_out text NOT NULL CHECK (opt_in_out IN ('OPT_IN', 'OPT_OUT')),
  organization_code text NOT NULL,
  phone text,
  email text,
  source text NOT NULL,
  product_type text NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  recorded_at timestamptz NOT NULL
);
CREATE INDEX consent_latest ON consent (identity_uuid, organization_code, consent_type, recorded_at DESC);

CREATE FUNCTION consent_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('hearthline.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'consents are only ever added';
END $$;
CREATE TRIGGER consent_only_grows BEFORE UPDATE OR DELETE ON consent FOR EACH ROW EXECUTE FUNCTION consent_only_grows();
