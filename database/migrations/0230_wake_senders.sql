-- A queued message or notice wakes the process that sends it (LISTEN), so that senders need not poll. PostgreSQL sends a notification
-- when the transaction commits, and only once for the same channel and payload in one transaction.

create function notify_of_queued() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;
create trigger outbox_queued after insert on outbox for each statement execute function notify_of_queued('outbox');
create trigger notice_queued after insert on notice for each statement execute function notify_of_queued('notice');
