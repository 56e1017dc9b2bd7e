-- Birth dates are encrypted (sealed_dob). Those of earlier releases stay in dob until a process of this release starts and seals them; a later release drops the column.
alter table profile add column sealed_dob bytea;
alter table affiliate_lead add column sealed_dob bytea;
alter table waitlist_entry add column sealed_dob bytea, alter column dob drop not null;
create index profile_plain_dob on profile (uuid) where dob is not null;
