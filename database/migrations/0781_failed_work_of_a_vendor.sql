-- Work that was given up because its vendor did not answer: the desk counts it and starts it again.
create index work_given_up on work (waits_for) where state = 'FAILED' and waits_for is not null;
