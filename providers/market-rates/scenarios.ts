/** The rates of the simulated world: the same every week, so that a persona's offers are the same on any day. Percent by term in years. */
export const WEEKLY_APOR: Readonly<Record<string, number>> = { 5: 5.9, 10: 6, 15: 6.05, 30: 6.4 };

/** Figures of 12 CFR 1026.32(a)(1)(ii) as published; a later year has those of the last. Dollars. */
const HIGH_COST = [
  { year: 2024, loan_amount: 26_092, dollar_trigger: 1_305 },
  { year: 2025, loan_amount: 26_968, dollar_trigger: 1_348 },
  { year: 2026, loan_amount: 27_592, dollar_trigger: 1_380 },
] as const;
export const highCostUntil = (year: number) => {
  const last = HIGH_COST.at(-1) ?? HIGH_COST[0];
  const later = Array.from({ length: Math.max(0, year - last.year) }, (_, i) => ({ ...last, year: last.year + 1 + i }));
  return [...HIGH_COST.filter((row) => row.year <= year), ...later];
};

/** Changes of the Prime Rate. */
export const PRIME = [
  { effective: '2025-09-18', percent: 7.25 },
  { effective: '2025-10-30', percent: 7 },
  { effective: '2025-12-11', percent: 6.75 },
] as const;
