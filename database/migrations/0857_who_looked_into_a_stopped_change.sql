-- Who wrote what was found after an owner stopped a change: a third person, for the two whose change the owner stopped do not end the alarm about it.
alter table identity_change
  add column reviewed_by_uuid uuid,
  add constraint identity_change_third_person
    check (reviewed_by_uuid is null or (reviewed_by_uuid <> asked_by_uuid and reviewed_by_uuid is distinct from decided_by_uuid));
