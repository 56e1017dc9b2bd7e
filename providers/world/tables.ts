/** Figures the simulated world is generated from: rounded approximations of public averages, not quotations (lending §6.3). */

/** The date of the simulated world: balances are amortized up to it, whatever the clock says. */
export const WORLD_AS_OF = { year: 2026, month: 1 } as const;

/** 30-year fixed mortgage, percent, average of the year. */
export const MORTGAGE_RATE_BY_YEAR: Readonly<Record<number, number>> = {
  2003: 5.83,
  2004: 5.84,
  2005: 5.87,
  2006: 6.41,
  2007: 6.34,
  2008: 6.03,
  2009: 5.04,
  2010: 4.69,
  2011: 4.45,
  2012: 3.66,
  2013: 3.98,
  2014: 4.17,
  2015: 3.85,
  2016: 3.65,
  2017: 3.99,
  2018: 4.54,
  2019: 3.94,
  2020: 3.11,
  2021: 2.96,
  2022: 5.34,
  2023: 6.81,
  2024: 6.72,
  2025: 6.6,
};

/** House price index, 2025 = 100. */
export const HOUSE_PRICE_INDEX: Readonly<Record<number, number>> = {
  2003: 41,
  2004: 45,
  2005: 50,
  2006: 54,
  2007: 53,
  2008: 50,
  2009: 47,
  2010: 46,
  2011: 44,
  2012: 44,
  2013: 47,
  2014: 50,
  2015: 52,
  2016: 56,
  2017: 59,
  2018: 63,
  2019: 66,
  2020: 70,
  2021: 82,
  2022: 93,
  2023: 95.5,
  2024: 98.5,
  2025: 100,
};

/** Median home value in thousands of dollars, and effective property tax as a fraction of value a year. */
export const STATE_HOMES: Readonly<Record<string, { readonly medianThousands: number; readonly taxRate: number }>> = {
  AL: { medianThousands: 230, taxRate: 0.004 },
  AK: { medianThousands: 370, taxRate: 0.0107 },
  AZ: { medianThousands: 430, taxRate: 0.0048 },
  AR: { medianThousands: 210, taxRate: 0.0057 },
  CA: { medianThousands: 760, taxRate: 0.0071 },
  CO: { medianThousands: 540, taxRate: 0.0049 },
  CT: { medianThousands: 400, taxRate: 0.0178 },
  DC: { medianThousands: 620, taxRate: 0.0062 },
  DE: { medianThousands: 390, taxRate: 0.0055 },
  FL: { medianThousands: 390, taxRate: 0.0079 },
  GA: { medianThousands: 330, taxRate: 0.0081 },
  HI: { medianThousands: 850, taxRate: 0.0029 },
  IA: { medianThousands: 220, taxRate: 0.0143 },
  ID: { medianThousands: 450, taxRate: 0.0056 },
  IL: { medianThousands: 270, taxRate: 0.0207 },
  IN: { medianThousands: 240, taxRate: 0.0077 },
  KS: { medianThousands: 230, taxRate: 0.0134 },
  KY: { medianThousands: 210, taxRate: 0.0077 },
  LA: { medianThousands: 205, taxRate: 0.0056 },
  MA: { medianThousands: 620, taxRate: 0.0111 },
  MD: { medianThousands: 420, taxRate: 0.0099 },
  ME: { medianThousands: 390, taxRate: 0.011 },
  MI: { medianThousands: 245, taxRate: 0.0128 },
  MN: { medianThousands: 335, taxRate: 0.0104 },
  MO: { medianThousands: 250, taxRate: 0.0088 },
  MS: { medianThousands: 180, taxRate: 0.007 },
  MT: { medianThousands: 450, taxRate: 0.0069 },
  NC: { medianThousands: 330, taxRate: 0.0066 },
  ND: { medianThousands: 260, taxRate: 0.0099 },
  NE: { medianThousands: 260, taxRate: 0.015 },
  NH: { medianThousands: 470, taxRate: 0.0161 },
  NJ: { medianThousands: 530, taxRate: 0.0208 },
  NM: { medianThousands: 300, taxRate: 0.0066 },
  NV: { medianThousands: 440, taxRate: 0.005 },
  NY: { medianThousands: 480, taxRate: 0.014 },
  OH: { medianThousands: 230, taxRate: 0.0136 },
  OK: { medianThousands: 210, taxRate: 0.0082 },
  OR: { medianThousands: 500, taxRate: 0.0083 },
  PA: { medianThousands: 265, taxRate: 0.0135 },
  RI: { medianThousands: 460, taxRate: 0.0123 },
  SC: { medianThousands: 300, taxRate: 0.0051 },
  SD: { medianThousands: 300, taxRate: 0.0109 },
  TN: { medianThousands: 320, taxRate: 0.0055 },
  TX: { medianThousands: 300, taxRate: 0.0158 },
  UT: { medianThousands: 520, taxRate: 0.0052 },
  VA: { medianThousands: 390, taxRate: 0.0076 },
  VT: { medianThousands: 390, taxRate: 0.0171 },
  WA: { medianThousands: 590, taxRate: 0.0084 },
  WI: { medianThousands: 300, taxRate: 0.0138 },
  WV: { medianThousands: 165, taxRate: 0.0054 },
  WY: { medianThousands: 350, taxRate: 0.0055 },
};

/** For states not in the table. */
export const OTHER_STATE_HOMES = { medianThousands: 350, taxRate: 0.011 } as const;

/** Share of homes in a special flood hazard area. */
export const FLOOD_SHARE: Readonly<Record<string, number>> = { FL: 0.17, LA: 0.2, TX: 0.08, NJ: 0.09 };
export const OTHER_FLOOD_SHARE = 0.045;

/** Fictional mortgage lenders. */
export const MORTGAGE_LENDERS = ['Cedar Home Loans', 'First Meadow Bank', 'Union Harbor Mortgage', 'Prairie Savings'] as const;
