-- A code opens what is known of a person: it has 16 random characters of base 32 (79 bits), belongs to one lender and expires (decision 0015).

-- A new code. The alphabet is Crockford's, without I, L, O and U, so that a code can be typed from paper; each character comes from one random byte of a version 4 uuid.
create function new_code() returns text language sql volatile set search_path = pg_catalog as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, i) & 31) + 1, 1) || case when i in (3, 7, 11) then '-' else '' end, '' order by i)
    from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) as random, generate_series(0, 15) as i
$$;

-- Shorter codes can be guessed: they end here. Their borrowers apply without one.
delete from offer_code where code !~ '^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$';
delete from affiliate_lead where code !~ '^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$';

alter table offer_code alter column code set default new_code();
alter table offer_code add constraint offer_code_form check (code ~ '^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$');

alter table affiliate_lead alter column code set default new_code();
alter table affiliate_lead add constraint affiliate_lead_form check (code ~ '^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$');
alter table affiliate_lead add column organization_code text not null;
-- The last day the lead prefills a registration.
alter table affiliate_lead add column expires_on date not null;

-- The last day an open referral is good: 90 days unless its lender says otherwise, and as long for those of before.
alter table referral add column expires_on date not null default (current_date + 90);
alter table referral alter column uuid set default gen_random_uuid();
