-- Who serves the ports of an application whose vendor a lender may choose, as its lender had it when the application was created. A port that is not
-- named is served by the one vendor that there was then.
alter table application add column vendors jsonb not null default '{}';
