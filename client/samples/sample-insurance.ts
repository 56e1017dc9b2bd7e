import type { Reply } from '@hearthline/web/api/operation.ts';
type Insurance = Reply<'insurance-get'>;

/** What the insurance of persona 1's home has to cover; nothing given yet. */
export const sampleInsurance = (more: Partial<Insurance> = {}): Insurance => ({
  required: { dwelling: 211_919, line: 104_990, seniorLiens: 106_928.98, value: 499_000, flood: null, after: '2026-12-24' },
  floodZone: 'X',
  floodNotice: 'NONE',
  mortgageeClause: 'Hearthline Home Equity, Inc. ISAOA/ATIMA\n400 Sample Street\nSuite 210\nPhoenix, AZ 85004\nLoan number HL2026000001',
  loanNumber: 'HL2026000001',
  given: null,
  accepted: null,
  gaps: [],
  trust: 'NONE',
  ...more,
});
