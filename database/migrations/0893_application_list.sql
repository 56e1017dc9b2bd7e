-- What the list of applications is filtered and sorted by: the columns follow the facts by themselves.
alter table application
  add column line_amount numeric generated always as ((facts #>> '{selection,lineAmount}')::numeric) stored,
  add column state text generated always as (facts #>> '{created,state}') stored,
  add column loan_product text not null generated always as (
    case when facts #>> '{created,isCrypto}' = 'true' then 'CRYPTO' when facts #>> '{created,isMerchant}' = 'true' then 'MERCHANT' else 'HELOC' end) stored,
  -- The member of the staff who answers for the application from its start to its end. Its tasks may be others’.
  add column owner_uuid uuid references staff_member;
create index application_list on application (org_code, active, since, uuid);
create index application_list_created on application (org_code, created_at, uuid);
create index application_owned on application (owner_uuid) where owner_uuid is not null;

-- Who became the owner of an application, by whom and when.
create table application_owner_change (
  id uuid primary key,
  application_uuid uuid not null references application on delete cascade,
  -- Members of the staff; null for nobody.
  was uuid,
  became uuid,
  changed_by uuid not null,
  at timestamptz not null
);
create index application_owner_change_of on application_owner_change (application_uuid, at);
