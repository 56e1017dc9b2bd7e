-- Access at the desk that an administrator asks for and a colleague decides: an invitation, a change of role, the end of a suspension, a new password and
-- authenticator app. A suspension is not among them: it is the safe side, and is immediate.
create table access_proposal (
  id uuid primary key,
  org_code text not null,
  change text not null check (change in ('INVITED', 'ROLE', 'RESTORED', 'RESET')),
  -- Whose access. Of an invitation null until it is approved: nobody works here before.
  staff_uuid uuid references staff_member (uuid),
  name text not null,
  email text not null,
  email_key text not null,
  -- The role after the change.
  role text not null,
  reason text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  -- Who proposed it.
  person_uuid uuid not null references staff_member (uuid),
  at timestamptz not null,
  expires_at timestamptz not null,
  -- Who approved or refused it.
  second_uuid uuid references staff_member (uuid),
  decided_at timestamptz,
  -- Why the second person refused it.
  refusal text,
  constraint access_proposal_by_two check (second_uuid is null or second_uuid <> person_uuid),
  constraint access_proposal_not_of_oneself
    check (staff_uuid is null or (staff_uuid <> person_uuid and (second_uuid is null or second_uuid <> staff_uuid))),
  constraint access_proposal_decided check ((state in ('APPROVED', 'REFUSED')) = (second_uuid is not null)),
  constraint access_proposal_whose check (staff_uuid is not null or change = 'INVITED')
);
-- One change of a person's access waits at a time.
create unique index access_proposal_one_open on access_proposal (org_code, email_key) where state = 'OPEN';
create index access_proposal_of_lender on access_proposal (org_code, at desc);

-- What was proposed stays as it was, and what was decided stays decided.
create function access_proposal_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'OPEN'
    or (new.id, new.org_code, new.change, new.email, new.email_key, new.name, new.role, new.reason, new.person_uuid, new.at, new.expires_at)
      is distinct from
       (old.id, old.org_code, old.change, old.email, old.email_key, old.name, old.role, old.reason, old.person_uuid, old.at, old.expires_at)
    or (old.staff_uuid is not null and new.staff_uuid is distinct from old.staff_uuid)
  then raise exception 'a proposal of access is kept as it was proposed and decided'; end if;
  return new;
end $$;
create trigger access_proposal_kept before update or delete on access_proposal for each row execute function access_proposal_is_kept();

-- The log of changes names both people, and takes no access that one person gave: each needs the proposal of one that another approved.
alter table staff_change
  add column second_uuid uuid references staff_member (uuid),
  add column proposal_id uuid unique references access_proposal (id);
create function access_takes_two() returns trigger language plpgsql as $$
begin
  if new.change in ('INVITED', 'ROLE', 'RESTORED', 'RESET') and not exists (
    select 1 from access_proposal p
      where p.id = new.proposal_id and p.state = 'APPROVED' and p.org_code = new.organization_code and p.change = new.change
        and p.staff_uuid = new.staff_uuid and p.role = new.role and p.person_uuid = new.by_uuid and p.second_uuid = new.second_uuid)
  then raise exception 'access at the desk takes two people'; end if;
  return new;
end $$;
create trigger staff_change_by_two before insert on staff_change for each row execute function access_takes_two();
