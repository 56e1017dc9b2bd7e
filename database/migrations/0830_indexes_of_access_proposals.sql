-- Every reference to a person has its index: a person is looked up from there, and checked before they may be removed.
create index access_proposal_staff on access_proposal (staff_uuid);
create index access_proposal_person on access_proposal (person_uuid);
create index access_proposal_second on access_proposal (second_uuid);
create index staff_change_second on staff_change (second_uuid);
