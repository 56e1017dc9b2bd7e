-- Work of a day takes longer than a transaction may be open: one process claims it for a time, and the day is done only when the work is.
alter table daily_run add column claimed_until timestamptz;
-- Applications that ended without a line and whose facts have money out, of which there should be none: found without reading the facts of all.
create index application_ended_with_money on application (uuid) where not active and facts ->> 'completed' = 'false'
  and (facts #>> '{closing,disbursement,stage}' <> 'RETURNED' or facts #> '{closing,payoffs}' <> '{}'::jsonb or facts #> '{closing,begun}' <> '{}'::jsonb);
