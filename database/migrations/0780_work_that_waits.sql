-- Work whose vendor does not answer: which one, since when, when it was tried last, and when it is tried next (null while it is tried).
alter table work add column waits_for text;
alter table work add column waits_since timestamptz;
alter table work add column tried_at timestamptz;
alter table work add column try_at timestamptz;
create index work_waiting on work (waits_for, tried_at) where state = 'DUE' and waits_for is not null;
