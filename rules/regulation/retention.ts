/** How long each kind of record is retained, from which date, and with which protection (lending §2.10). */

export type RetentionRow = {
  readonly what: string;
  /** Months to retain after `from`; null: as long as the line exists, or as needed. */
  readonly months: number | null;
  readonly from: string;
  readonly protect: string;
  readonly cite: string;
};

export const RETENTION = {
  APPLICATION: {
    what: 'Applications, notices and the credit reports used',
    months: 25,
    from: 'the notice of the decision',
    protect: 'Encrypted; operations and compliance only',
    cite: '12 CFR 1002.12(b)(1)',
  },
  BUSINESS_APPLICATION: {
    what: 'Applications for business purposes',
    months: 12,
    from: 'the notice of the decision',
    protect: 'Encrypted; operations and compliance only',
    cite: '12 CFR 1002.12(b)(1)',
  },
  PRESCREEN: {
    what: 'Criteria of a firm offer of credit',
    months: 36,
    from: 'the offer',
    protect: 'Compliance only',
    cite: '15 USC 1681m(d)(3)',
  },
  TRUTH_IN_LENDING: {
    what: 'Proof of the disclosures and of the right to cancel',
    months: 24,
    from: 'the day the disclosure was due',
    protect: 'Write once, sha256 kept',
    cite: '12 CFR 1026.25(a)',
  },
  HMDA: {
    what: 'Loan application register and demographic answers',
    months: 36,
    from: 'the year’s submission',
    protect: 'Own schema and database role',
    cite: '12 CFR 1003.5(a)(1)(i)',
  },
  TEXAS_FILE: {
    what: 'Files of Texas homesteads',
    months: 48,
    from: 'payoff',
    protect: 'Encrypted',
    cite: 'Tex. Civ. Prac. & Rem. Code 16.004; lending §2.10',
  },
  STATE_FILE: {
    what: 'Mortgage files under state licenses',
    months: 84,
    from: 'payoff',
    protect: 'Encrypted',
    cite: 'State license laws, 3 to 7 years; lending §2.10',
  },
  SANCTIONS: {
    what: 'Sanctions and suspicious activity records',
    months: 60,
    from: 'the check or report',
    protect: 'Restricted; never told to the borrower',
    cite: '31 CFR 1010.430(d)',
  },
  TEXT_CONSENT: {
    what: 'Consents to texts and calls, with their wording',
    months: 60,
    from: 'the last message',
    protect: 'Only ever added',
    cite: '28 USC 1658(a) (limitation of 47 USC 227 claims)',
  },
  ESIGN_EVIDENCE: {
    what: 'Evidence of electronic signatures',
    months: null,
    from: 'signing, for the life of the line',
    protect: 'Write once, hash chained',
    cite: '15 USC 7001(d)',
  },
  NOTARY_VIDEO: {
    what: 'Recordings of remote notary sessions',
    months: 120,
    from: 'the session',
    protect: 'Write once',
    cite: 'State notary laws, 5 to 10 years; lending §2.10',
  },
  FLOOD_DETERMINATION: {
    what: 'Flood hazard determination',
    months: null,
    from: 'closing, while the line is owned',
    protect: 'With the file',
    cite: '42 USC 4104b(f)',
  },
  AUTOPAY_AUTHORIZATION: {
    what: 'Authorizations of automatic payments',
    months: 24,
    from: 'the end of the authorization',
    protect: 'Encrypted',
    cite: '12 CFR 1005.13(b); 12 CFR 1005.10(b)',
  },
  CUSTOMER_INFORMATION: {
    what: 'Personal information no longer used',
    months: 24,
    from: 'the last use, at the latest',
    protect: 'Disposed of, unless another row asks for it',
    cite: '16 CFR 314.4(c)(6)',
  },
  VISITS: {
    what: 'Visits, their events and whom the experiments know a visitor as',
    months: 13,
    from: 'the visit',
    protect: 'An allow-list of fields; no name, address, number or answer among them',
    cite: '16 CFR 314.4(c)(6): no longer than needed, 24 months at the latest; 13 compare a month with the year before',
  },
  SSN: {
    what: 'Social Security numbers',
    months: null,
    from: 'only while needed',
    protect: 'AES-256-GCM per field, blind index, masked',
    cite: 'lending §2.10',
  },
  BANK_ACCOUNT: {
    what: 'Account and routing numbers, provider tokens',
    months: null,
    from: 'only while needed',
    protect: 'AES-256-GCM per field, last four shown',
    cite: 'lending §2.10',
  },
} as const satisfies Record<string, RetentionRow>;
export type RetentionKind = keyof typeof RETENTION;

/** Months for which a record of several kinds is retained: the longest of their periods counts; null when one of them has no end. */
export function retainedMonths(kinds: readonly RetentionKind[]): number | null {
  const periods = kinds.map((kind): number | null => RETENTION[kind].months);
  return periods.some((months) => months === null) ? null : Math.max(...periods.map(Number));
}
