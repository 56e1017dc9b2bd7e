-- Domains of lenders' own. A lender is served at one while a DNS record that only its owner can place is there; a claim that was not proved blocks nobody.
create table lender_domain (
  id uuid primary key,
  org_code text not null,
  -- In ASCII and lower case, without a trailing dot.
  domain text not null check (domain = lower(domain) and domain ~ '^[a-z0-9.-]{4,241}$'),
  -- What the record has to say, and no other claim's.
  token text not null unique,
  -- PENDING: not proved yet. SERVED: proved. STOPPED: the proof was gone for too long. DROPPED: given up, or taken away by two people.
  state text not null default 'PENDING' check (state in ('PENDING', 'SERVED', 'STOPPED', 'DROPPED')),
  -- Whether links in messages lead here.
  is_main boolean not null default false,
  person_uuid uuid not null references staff_member (uuid),
  at timestamptz not null,
  proved_at timestamptz,
  -- The last look, and what it found.
  checked_at timestamptz,
  finding text check (finding in ('FOUND', 'NO_RECORD', 'OTHER_VALUE', 'NO_ANSWER', 'TAKEN')),
  -- Since when a proved one has no proof any more; null while it has.
  missing_since timestamptz,
  -- When it is looked at next; null: when it is asked for.
  next_check_at timestamptz,
  constraint lender_domain_main_is_served check (not is_main or state = 'SERVED'),
  constraint lender_domain_served_is_proved check (state <> 'SERVED' or proved_at is not null)
);
-- Proved by one lender, it is proved by no other.
create unique index lender_domain_served on lender_domain (domain) where state = 'SERVED';
-- One claim of a lender to a domain, and one main address.
create unique index lender_domain_claim on lender_domain (org_code, domain) where state <> 'DROPPED';
create unique index lender_domain_main on lender_domain (org_code) where is_main;
create index lender_domain_due on lender_domain (next_check_at) where next_check_at is not null;
create index lender_domain_person on lender_domain (person_uuid);

-- Changes of a served domain that lead borrowers elsewhere, which one person asks for and another approves.
create table lender_domain_change (
  id uuid primary key,
  domain_id uuid not null references lender_domain (id),
  -- LEAD_HERE: links lead there. LEAD_BACK: they lead to the address under the product's domain again. DROP: the lender is served there no longer.
  change text not null check (change in ('LEAD_HERE', 'LEAD_BACK', 'DROP')),
  reason text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  person_uuid uuid not null references staff_member (uuid),
  at timestamptz not null,
  expires_at timestamptz not null,
  second_uuid uuid references staff_member (uuid),
  decided_at timestamptz,
  -- Why the second person refused it, or why it expired.
  refusal text,
  constraint lender_domain_change_by_two check (second_uuid is null or second_uuid <> person_uuid)
);
-- One change of a domain waits at a time.
create unique index lender_domain_change_one_open on lender_domain_change (domain_id) where state = 'OPEN';
create index lender_domain_change_of_domain on lender_domain_change (domain_id, at desc);
create index lender_domain_change_person on lender_domain_change (person_uuid);
create index lender_domain_change_second on lender_domain_change (second_uuid);

-- Every process reads at once where lenders are served.
create function lender_domain_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('lender_version', '');
  return null;
end $$;
create trigger lender_domain_tells after update of state, is_main on lender_domain for each row
  when ((old.state, old.is_main) is distinct from (new.state, new.is_main)) execute function lender_domain_tell();
