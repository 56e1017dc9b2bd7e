import type { EmploymentAnswer, OccupancyType, Ownership, StateCode, Suffix } from './enums.ts';

/** Labels a borrower reads for an answer. */
export const EMPLOYMENT_LABELS: Readonly<Record<EmploymentAnswer, string>> = {
  FULL_TIME: 'Employed full-time',
  PART_TIME: 'Employed part-time',
  SELF_EMPLOYED: 'Self-employed',
  RETIRED: 'Retired',
  ALIMONY: 'Alimony',
  CHILD_SUPPORT: 'Child support',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Separate maintenance payments',
  PUBLIC_ASSISTANCE_PROGRAM: 'Public assistance program',
  UNEMPLOYED: 'Unemployed / furloughed',
};

export const OWNERSHIP_LABELS: Readonly<Record<Ownership, string>> = { SOLE: 'Sole owner', JOINT: 'Joint owner', TRUST: 'Trust' };

export const OCCUPANCY_LABELS: Readonly<Record<OccupancyType, string>> = {
  HOME: 'Primary home',
  SECONDARY: 'Second home',
  INVESTMENT: 'Investment property',
};

/** 'N/A' is the label of the blank value (AMB-04). */
export const SUFFIX_LABELS: Readonly<Record<Suffix, string>> = {
  '': 'N/A',
  JR: 'JR',
  SR: 'SR',
  I: 'I',
  II: 'II',
  III: 'III',
  IV: 'IV',
  V: 'V',
};

export const STATE_NAMES: Readonly<Record<StateCode, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};
