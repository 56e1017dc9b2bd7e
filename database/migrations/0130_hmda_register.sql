-- The loan application register (12 CFR 1003.4): one row per application that was decided, withdrawn or left, in the schema that is kept apart.
create table hmda.register (
  application_uuid uuid primary key references public.application (uuid),
  uli text not null unique,
  -- 1 originated, 2 approved and not taken, 3 denied, 4 withdrawn, 5 incomplete.
  action smallint not null check (action between 1 and 5),
  action_on date not null,
  -- The 110 columns as they are filed, joined by the pipe sign.
  line text not null,
  recorded_at timestamptz not null
);
create index register_by_year on hmda.register (action_on);
-- Who files reads the answers and writes the register, and changes nothing else.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hearthline_compliance') then
    create role hearthline_compliance nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  execute format('grant hearthline_compliance to %I', current_user);
end $$;
grant usage on schema hmda to hearthline_compliance;
grant select on hmda.answer to hearthline_compliance;
grant select, insert on hmda.register to hearthline_compliance;
revoke all on hmda.register from public;
create index application_ended on application (since) where not active;
