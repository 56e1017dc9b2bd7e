-- Messages about an account at the exchange, found by its address: the list of notifications may be read by it.
create index notification_by_wallet on notification ((data ->> 'wallet'), created_at desc) where data ->> 'wallet' is not null;
