-- Of a room that touches money or law no version is made by one person: nor one that opens a lender, or closes it.
create or replace function rates_take_two() returns trigger language plpgsql as $$
begin
  if new.person_uuid is not null and new.second_uuid is null and exists (
    select 1 from lender_version v where v.org_code = new.org_code and v.version = (
      select max(w.version) from lender_version w where w.org_code = new.org_code and w.version < new.version and w.called_off_at is null)
      and (v.rate_sheet_id <> new.rate_sheet_id or v.settings -> 'heloc' is distinct from new.settings -> 'heloc'
        or v.settings -> 'licensedStates' is distinct from new.settings -> 'licensedStates'
        or coalesce(v.settings ->> 'serving', 'OPEN') <> coalesce(new.settings ->> 'serving', 'OPEN')))
  then raise exception 'rates, states and the opening of a lender take two people'; end if;
  return new;
end $$;
