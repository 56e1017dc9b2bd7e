-- The Prime Rate that The Wall Street Journal published, by the day it was first published; each later value comes from the feed of published rates.
-- Verified on November 23, 2026 against the list of changes of the Federal Reserve (H.15, to July 2023) and lists of the published values (docs/lending/regulation.md).
-- `source`: how a row came here. `confirmed_at`: when the feed last named it; a feed that stays silent makes the rate in effect late.
alter table market_rate add column source text not null default 'FEED' check (source in ('HISTORY', 'FEED'));
alter table market_rate add column confirmed_at timestamptz;
insert into market_rate (series, effective_on, term, value, recorded_at, source) values
  ('PRIME', '2008-12-16', 0, 3.25, '2026-11-23', 'HISTORY'),
  ('PRIME', '2015-12-17', 0, 3.5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2016-12-15', 0, 3.75, '2026-11-23', 'HISTORY'),
  ('PRIME', '2017-03-16', 0, 4, '2026-11-23', 'HISTORY'),
  ('PRIME', '2017-06-15', 0, 4.25, '2026-11-23', 'HISTORY'),
  ('PRIME', '2017-12-14', 0, 4.5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2018-03-22', 0, 4.75, '2026-11-23', 'HISTORY'),
  ('PRIME', '2018-06-14', 0, 5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2018-09-27', 0, 5.25, '2026-11-23', 'HISTORY'),
  ('PRIME', '2018-12-20', 0, 5.5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2019-08-01', 0, 5.25, '2026-11-23', 'HISTORY'),
  ('PRIME', '2019-09-19', 0, 5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2019-10-31', 0, 4.75, '2026-11-23', 'HISTORY'),
  ('PRIME', '2020-03-04', 0, 4.25, '2026-11-23', 'HISTORY'),
  ('PRIME', '2020-03-16', 0, 3.25, '2026-11-23', 'HISTORY'),
  ('PRIME', '2022-03-17', 0, 3.5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2022-05-05', 0, 4, '2026-11-23', 'HISTORY'),
  ('PRIME', '2022-06-16', 0, 4.75, '2026-11-23', 'HISTORY'),
  ('PRIME', '2022-07-28', 0, 5.5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2022-09-22', 0, 6.25, '2026-11-23', 'HISTORY'),
  ('PRIME', '2022-11-03', 0, 7, '2026-11-23', 'HISTORY'),
  ('PRIME', '2022-12-15', 0, 7.5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2023-02-02', 0, 7.75, '2026-11-23', 'HISTORY'),
  ('PRIME', '2023-03-23', 0, 8, '2026-11-23', 'HISTORY'),
  ('PRIME', '2023-05-04', 0, 8.25, '2026-11-23', 'HISTORY'),
  ('PRIME', '2023-07-27', 0, 8.5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2024-09-19', 0, 8, '2026-11-23', 'HISTORY'),
  ('PRIME', '2024-11-08', 0, 7.75, '2026-11-23', 'HISTORY'),
  ('PRIME', '2024-12-19', 0, 7.5, '2026-11-23', 'HISTORY'),
  ('PRIME', '2025-09-18', 0, 7.25, '2026-11-23', 'HISTORY'),
  ('PRIME', '2025-10-30', 0, 7, '2026-11-23', 'HISTORY'),
  ('PRIME', '2025-12-11', 0, 6.75, '2026-11-23', 'HISTORY')
on conflict do nothing;
