-- No birth date can be stored as it is any more: `dob` was emptied by the release of migration 210, which seals at its start what lay there, and is neither read nor written from here on.
-- The columns stay for one release: processes of the release before, which run side by side with this one while it is deployed, name them in their statements, and write null to them.
-- The release after this one drops them.
do $$
begin
  if exists (select from profile where dob is not null) or exists (select from affiliate_lead where dob is not null) or exists (select from waitlist_entry where dob is not null) then
    raise exception 'birth dates are stored as they are: start the release with migrations 210 to 240 first, which encrypts them';
  end if;
end $$;
alter table profile add constraint profile_dob_is_sealed check (dob is null);
alter table affiliate_lead add constraint affiliate_lead_dob_is_sealed check (dob is null);
alter table waitlist_entry add constraint waitlist_entry_dob_is_sealed check (dob is null);
drop index profile_plain_dob;
