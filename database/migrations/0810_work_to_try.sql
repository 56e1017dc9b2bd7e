-- Work that waits is tried by its time, whatever it waits for: a vendor (waits_for), or the owner of identity data.
create index work_to_try on work (try_at) where state = 'DUE' and try_at is not null;
