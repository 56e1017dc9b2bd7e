-- Work that is done once a day, by any number of processes: the last day on which it was done.
create table daily_run (
  name text primary key,
  done_on date not null
);
