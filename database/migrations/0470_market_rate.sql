-- Published rates and thresholds, each row with the day from which it holds; a rate is set, and a test made, by the row in effect on its day.
create table market_rate (
  -- APOR_FIXED: percent by `term` in years. PRIME: percent. HIGH_COST_AMOUNT, HIGH_COST_DOLLARS: dollars of 12 CFR 1026.32(a)(1)(ii).
  series text not null check (series in ('APOR_FIXED', 'PRIME', 'HIGH_COST_AMOUNT', 'HIGH_COST_DOLLARS')),
  effective_on date not null,
  -- Years; 0 where the series has no terms.
  term smallint not null default 0,
  value numeric(12, 3) not null,
  recorded_at timestamptz not null,
  primary key (series, effective_on, term)
);
