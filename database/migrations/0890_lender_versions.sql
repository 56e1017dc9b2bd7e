-- A lender's rates and credit limits by score: a named document that is never changed. The settings that lend by it say from when.
create table rate_sheet (
  id uuid primary key,
  org_code text not null,
  name text not null,
  -- rules/offers/types.ts: RateSheet.
  sheet jsonb not null,
  -- Of the sheet with its members in order, hex.
  sha256 text not null,
  created_at timestamptz not null,
  -- Who brought it; null: the file of the lender.
  staff_uuid uuid references staff_member (uuid),
  unique (org_code, name)
);
create index rate_sheet_staff on rate_sheet (staff_uuid);

-- The settings of a lender, a whole version a row. In force is the last that is in effect and was not called off.
create table lender_version (
  org_code text not null,
  version integer not null check (version > 0),
  -- orgs/schema.ts: LenderSettings, without version and rate sheet.
  settings jsonb not null,
  rate_sheet_id uuid not null references rate_sheet (id),
  effective_at timestamptz not null,
  created_at timestamptz not null,
  -- Hash of the file that it was made from, hex; null: it was made at the desk or by a command.
  file_sha256 text,
  -- What changed and why, for people; empty of the first.
  summary text not null,
  -- Who asked for it, and the second person where it takes two; null: the file of the lender, or a command.
  person_uuid uuid references staff_member (uuid),
  second_uuid uuid references staff_member (uuid),
  -- By whom and when it was called off before it took effect.
  called_off_at timestamptz,
  called_off_by uuid references staff_member (uuid),
  primary key (org_code, version),
  constraint lender_version_by_two check (second_uuid is null or second_uuid <> person_uuid)
);
create index lender_version_rate_sheet on lender_version (rate_sheet_id);
create index lender_version_person on lender_version (person_uuid);
create index lender_version_second on lender_version (second_uuid);
create index lender_version_called_off_by on lender_version (called_off_by);

-- A version is what applications were made with: it stays as it was. Only one that has no effect yet is called off, once.
create function lender_version_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.called_off_at is not null
    or (new.org_code, new.version, new.settings, new.rate_sheet_id, new.effective_at, new.created_at, new.summary)
      is distinct from (old.org_code, old.version, old.settings, old.rate_sheet_id, old.effective_at, old.created_at, old.summary)
    or new.file_sha256 is distinct from old.file_sha256
    or new.person_uuid is distinct from old.person_uuid or new.second_uuid is distinct from old.second_uuid
    or new.called_off_at is null or new.called_off_at >= old.effective_at
  then raise exception 'a version of a lender is kept as it was made'; end if;
  return new;
end $$;
create trigger lender_version_kept before update or delete on lender_version for each row execute function lender_version_is_kept();

create function rate_sheet_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a rate sheet is never changed: add another';
end $$;
create trigger rate_sheet_kept before update or delete on rate_sheet for each row execute function rate_sheet_is_kept();

-- Every process reads a change at once.
create function lender_version_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('lender_version', new.org_code);
  return null;
end $$;
create trigger lender_version_tells after insert or update on lender_version for each row execute function lender_version_tell();
