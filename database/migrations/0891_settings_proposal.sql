-- Changes of a lender's settings that one of its people asks for: published at once, or when a colleague approves them.
create table settings_proposal (
  id uuid primary key,
  org_code text not null,
  -- orgs/rooms.ts.
  room text not null,
  -- What the change was made from: it is published only while nobody has changed the same since.
  base_version integer not null,
  -- Each changed member of the settings with its new value, and the rate sheet where it is another.
  changes jsonb not null,
  rate_sheet_id uuid references rate_sheet (id),
  -- Null: as soon as it is approved.
  effective_at timestamptz,
  reason text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'PUBLISHED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  person_uuid uuid not null references staff_member (uuid),
  at timestamptz not null,
  expires_at timestamptz not null,
  second_uuid uuid references staff_member (uuid),
  decided_at timestamptz,
  -- Why the second person refused it, or why it expired.
  refusal text,
  -- The version that it became.
  version integer,
  foreign key (org_code, base_version) references lender_version (org_code, version),
  foreign key (org_code, version) references lender_version (org_code, version),
  constraint settings_proposal_by_two check (second_uuid is null or second_uuid <> person_uuid),
  constraint settings_proposal_published check ((state = 'PUBLISHED') = (version is not null))
);
-- One change of a room waits at a time.
create unique index settings_proposal_one_open on settings_proposal (org_code, room) where state = 'OPEN';
create index settings_proposal_of_lender on settings_proposal (org_code, at desc);
create index settings_proposal_base on settings_proposal (org_code, base_version);
create index settings_proposal_version on settings_proposal (org_code, version);
create index settings_proposal_sheet on settings_proposal (rate_sheet_id);
create index settings_proposal_person on settings_proposal (person_uuid);
create index settings_proposal_second on settings_proposal (second_uuid);

-- What was proposed stays as it was, and what was decided stays decided.
create function settings_proposal_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'OPEN'
    or (new.id, new.org_code, new.room, new.base_version, new.changes, new.reason, new.person_uuid, new.at, new.expires_at)
      is distinct from (old.id, old.org_code, old.room, old.base_version, old.changes, old.reason, old.person_uuid, old.at, old.expires_at)
    or new.rate_sheet_id is distinct from old.rate_sheet_id or new.effective_at is distinct from old.effective_at
  then raise exception 'a proposal of settings is kept as it was proposed and decided'; end if;
  return new;
end $$;
create trigger settings_proposal_kept before update or delete on settings_proposal for each row execute function settings_proposal_is_kept();

-- Of a room that touches money or law no version is made by one person.
create function rates_take_two() returns trigger language plpgsql as $$
begin
  if new.person_uuid is not null and new.second_uuid is null and exists (
    select 1 from lender_version v where v.org_code = new.org_code and v.version = (
      select max(w.version) from lender_version w where w.org_code = new.org_code and w.version < new.version and w.called_off_at is null)
      and (v.rate_sheet_id <> new.rate_sheet_id or v.settings -> 'heloc' is distinct from new.settings -> 'heloc'
        or v.settings -> 'licensedStates' is distinct from new.settings -> 'licensedStates'))
  then raise exception 'rates and states of a lender take two people'; end if;
  return new;
end $$;
create trigger lender_version_takes_two before insert on lender_version for each row execute function rates_take_two();
