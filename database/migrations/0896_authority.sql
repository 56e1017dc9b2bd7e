-- What a member of the staff may decide alone: the largest line and CLTV, exceptions to credit limits, and the largest funding. Null: as their role usually may.
-- It is changed as access is, by two people, and the log of changes keeps each with its day.
alter table staff_member add column authority jsonb
  constraint staff_member_authority check (authority ?& array['line', 'cltv', 'exceptions', 'release']);
alter table staff_change add column authority jsonb;
alter table access_proposal
  add column authority jsonb,
  drop constraint access_proposal_change_check,
  add constraint access_proposal_change_check check (change in ('INVITED', 'ROLE', 'RESTORED', 'RESET', 'AUTHORITY')),
  add constraint access_proposal_authority check ((change = 'AUTHORITY') = (authority is not null));

create or replace function access_proposal_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'OPEN'
    or (new.id, new.org_code, new.change, new.email, new.email_key, new.name, new.role, new.reason, new.person_uuid, new.at, new.expires_at, new.authority)
      is distinct from
       (old.id, old.org_code, old.change, old.email, old.email_key, old.name, old.role, old.reason, old.person_uuid, old.at, old.expires_at, old.authority)
    or (old.staff_uuid is not null and new.staff_uuid is distinct from old.staff_uuid)
  then raise exception 'a proposal of access is kept as it was proposed and decided'; end if;
  return new;
end $$;
create or replace function access_takes_two() returns trigger language plpgsql as $$
begin
  if new.change in ('INVITED', 'ROLE', 'RESTORED', 'RESET', 'AUTHORITY') and not exists (
    select 1 from access_proposal p
      where p.id = new.proposal_id and p.state = 'APPROVED' and p.org_code = new.organization_code and p.change = new.change
        and p.staff_uuid = new.staff_uuid and p.role = new.role and p.person_uuid = new.by_uuid and p.second_uuid = new.second_uuid
        and p.authority is not distinct from new.authority)
  then raise exception 'access at the desk takes two people'; end if;
  return new;
end $$;
