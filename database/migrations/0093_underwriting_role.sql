-- Whoever underwrites reads under a role of its own, which sees the product's tables and never the government monitoring answers
-- (12 CFR 1002.5(b), 1003; domain.md §2.6). Roles belong to the whole server: another database of it may have made this one.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hearthline_underwriting') then
    create role hearthline_underwriting nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  execute format('grant hearthline_underwriting to %I', current_user);
end $$;
grant usage on schema public to hearthline_underwriting;
grant select on all tables in schema public to hearthline_underwriting;
alter default privileges in schema public grant select on tables to hearthline_underwriting;
revoke all on schema hmda from public;
revoke all on all tables in schema hmda from public;
