-- Staff find people by part of a name: trigrams, so that no search reads the whole table.
create extension if not exists pg_trgm;
create index profile_name_search on profile using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
create index signer_name_search on signer using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
create index signer_email_search on signer (lower(email)) where removed_at is null;
create index signer_phone_search on signer (phone) where removed_at is null;
create index profile_phone_search on profile_phone (number);
create index profile_ssn_last4_search on profile (ssn_last4) where ssn_last4 is not null;
