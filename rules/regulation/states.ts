import type { MaritalStatus, Ownership, SpouseOf, StateCode } from '../enums.ts';

/**
 * How states differ in closing. Configuration: each list has its source and must be reviewed by counsel before real use (lending §1.4.5, §1.4.9,
 * §7).
 */

type StateList = { readonly states: readonly StateCode[]; readonly what: string; readonly cite: string };

export const STATE_LISTS = {
  /** An attorney must review or conduct the closing. */
  ATTORNEY: {
    states: ['CT', 'DE', 'GA', 'MA', 'NC', 'NY', 'RI', 'SC', 'VT', 'WV'],
    what: 'An attorney approves deed and title',
    cite: 'State rules on the practice of law, e.g. Mass. Gen. Laws ch. 221 s.46, State v. Buyers Service Co. (S.C. 1987), Ga. UPL Op. 2003-2; lending §1.4.9',
  },
  /** Remote online notarization is not used. */
  NO_REMOTE_NOTARY: {
    states: ['GA', 'MS', 'SC', 'CT', 'TX'],
    what: 'The deed is signed before a notary in person',
    cite: 'No remote notary law (GA, MS, SC), real estate left out (Conn. Gen. Stat. 3-95b), office rule (Tex. Const. art. XVI s.50(a)(6)(N)); lending §1.4.9',
  },
  /** Witnesses sign the deed besides the notary; how many: WITNESSES_OF. */
  WITNESSES: {
    states: ['CT', 'FL', 'GA', 'LA', 'SC'],
    what: 'Witnesses sign besides the notary',
    cite: 'Conn. Gen. Stat. 47-5, Fla. Stat. 689.01, O.C.G.A. 44-14-33 (one besides the officer), La. Civ. Code 1833, S.C. Code 30-5-30; lending §1.4.9',
  },
  /** The line on a home pays off liens on that home only: the law forbids requiring the payoff of another debt. */
  LIENS_ONLY_PAYOFF: {
    states: ['TX'],
    what: 'Only debts the home secures are paid off from the draw',
    cite: 'Tex. Const. art. XVI s.50(a)(6)(Q)(i): no debt the home does not secure may have to be repaid to the same lender; lending §1.4.1, §1.4.8',
  },
} as const satisfies Record<string, StateList>;
export type StateListName = keyof typeof STATE_LISTS;

const isIn = (list: StateListName, state: StateCode): boolean => (STATE_LISTS[list].states as readonly StateCode[]).includes(state);

export const needsAttorney = (state: StateCode): boolean => isIn('ATTORNEY', state);
export const allowsRemoteNotary = (state: StateCode): boolean => !isIn('NO_REMOTE_NOTARY', state);

/** Witnesses besides the notary: in Georgia the notary is one of two. */
const WITNESSES_OF: Partial<Readonly<Record<StateCode, 1 | 2>>> = { GA: 1 };
export const witnessCount = (state: StateCode): 0 | 1 | 2 => (isIn('WITNESSES', state) ? (WITNESSES_OF[state] ?? 2) : 0);

/**
 * Where a spouse who is not on the title signs the deed, though not the agreement: of a home that is lived in, by the law of homestead or dower; of any
 * home, where what spouses acquire is held in community.
 */
const SPOUSE_LAWS: Partial<Readonly<Record<StateCode, { readonly of: 'LIVED_IN' | 'ANY'; readonly cite: string }>>> = {
  AK: { of: 'LIVED_IN', cite: 'Alaska Stat. 34.15.010' },
  AL: { of: 'LIVED_IN', cite: 'Ala. Code 6-10-3' },
  AR: { of: 'LIVED_IN', cite: 'Ark. Code 18-12-403' },
  AZ: { of: 'ANY', cite: 'A.R.S. 25-214(C)' },
  CA: { of: 'ANY', cite: 'Cal. Fam. Code 1102' },
  FL: { of: 'LIVED_IN', cite: 'Fla. Const. art. X s.4(c)' },
  IA: { of: 'LIVED_IN', cite: 'Iowa Code 561.13' },
  ID: { of: 'ANY', cite: 'Idaho Code 32-912' },
  IL: { of: 'LIVED_IN', cite: '735 ILCS 5/12-904' },
  KS: { of: 'LIVED_IN', cite: 'Kan. Const. art. 15 s.9' },
  KY: { of: 'LIVED_IN', cite: 'Ky. Rev. Stat. 392.020' },
  LA: { of: 'ANY', cite: 'La. Civ. Code 2347' },
  MA: { of: 'LIVED_IN', cite: 'Mass. Gen. Laws ch. 188 s.5' },
  MI: { of: 'LIVED_IN', cite: 'Mich. Const. art. X s.3, MCL 600.6023' },
  MN: { of: 'LIVED_IN', cite: 'Minn. Stat. 507.02' },
  MO: { of: 'LIVED_IN', cite: 'Mo. Rev. Stat. 513.475' },
  MS: { of: 'LIVED_IN', cite: 'Miss. Code 89-1-29' },
  MT: { of: 'LIVED_IN', cite: 'Mont. Code 70-32-301' },
  NC: { of: 'LIVED_IN', cite: 'N.C. Gen. Stat. 39-7, 29-30' },
  ND: { of: 'LIVED_IN', cite: 'N.D. Cent. Code 47-18-05' },
  NE: { of: 'LIVED_IN', cite: 'Neb. Rev. Stat. 40-104' },
  NH: { of: 'LIVED_IN', cite: 'N.H. Rev. Stat. 480:5-a' },
  NJ: { of: 'LIVED_IN', cite: 'N.J. Stat. 3B:28-3' },
  NM: { of: 'ANY', cite: 'N.M. Stat. 40-3-13' },
  NV: { of: 'ANY', cite: 'NRS 123.230' },
  OH: { of: 'LIVED_IN', cite: 'Ohio Rev. Code 2103.02' },
  OK: { of: 'LIVED_IN', cite: 'Okla. Const. art. XII s.2, 16 O.S. 4' },
  SD: { of: 'LIVED_IN', cite: 'S.D. Codified Laws 43-31-17' },
  TN: { of: 'LIVED_IN', cite: 'Tenn. Code 26-2-301' },
  TX: { of: 'LIVED_IN', cite: 'Tex. Const. art. XVI s.50(b), Tex. Fam. Code 5.001' },
  VT: { of: 'LIVED_IN', cite: '27 V.S.A. 141' },
  WA: { of: 'ANY', cite: 'RCW 26.16.030' },
  WI: { of: 'LIVED_IN', cite: 'Wis. Stat. 706.02(1)(f)' },
  WY: { of: 'LIVED_IN', cite: 'Wyo. Stat. 34-2-121' },
};
/** Whether a spouse not on the title signs the deed. @param livesThere whether the borrower does, who then has a homestead there */
export const needsSpouse = (state: StateCode, livesThere: boolean): boolean => {
  const law = SPOUSE_LAWS[state];
  return law !== undefined && (livesThere || law.of === 'ANY');
};

/** Whether a person is married: one who is separated still is. */
export const isMarried = (status: MaritalStatus | null | undefined): boolean => status === 'MARRIED' || status === 'SEPARATED';

/** A person who signs besides the borrower, as far as marriage goes. A SPOUSE owns nothing, and is the borrower's unless `spouseOf` says otherwise. */
type MarriedParty = {
  readonly role: 'CO_DEEDER' | 'CO_SIGNER' | 'SPOUSE';
  readonly maritalStatus?: MaritalStatus | undefined;
  readonly spouseOf?: SpouseOf | undefined;
};
type Household = {
  readonly state: StateCode;
  readonly livesThere: boolean;
  readonly ownership: Ownership;
  readonly maritalStatus: MaritalStatus | null | undefined;
};

/**
 * Whose spouse the state's law has sign who is not named yet: the borrower's, or another owner's; null when everyone is named. Trustees sign for the
 * trust: only the borrower's spouse joins them.
 */
export function spouseMissing(
  { state, livesThere, ownership, maritalStatus }: Household,
  others: readonly MarriedParty[],
): 'BORROWER' | 'OWNER' | null {
  if (!needsSpouse(state, livesThere)) return null;
  const count = (test: (other: MarriedParty) => boolean): number => others.filter(test).length;
  const isJoint = ownership === 'JOINT';
  const ofBorrower = count(({ role, spouseOf }) => (role === 'SPOUSE' ? spouseOf !== 'OWNER' : isJoint && spouseOf === 'BORROWER'));
  if (isMarried(maritalStatus) && ofBorrower === 0) return 'BORROWER';
  const withSpouses = count(
    (other) => isJoint && other.role !== 'SPOUSE' && other.spouseOf === undefined && isMarried(other.maritalStatus),
  );
  const joining = count(({ role, spouseOf }) => role === 'SPOUSE' && spouseOf === 'OWNER');
  const toEachOther = count(({ role, spouseOf }) => role !== 'SPOUSE' && spouseOf === 'OWNER');
  return joining < withSpouses || toEachOther % 2 === 1 ? 'OWNER' : null;
}

/** Whether debts the home does not secure may be paid off from the draw. */
export const paysOffOtherDebts = (state: StateCode, livesThere: boolean): boolean => !(livesThere && isIn('LIENS_ONLY_PAYOFF', state));

/** The security instrument on the home. */
export const SECURITY_INSTRUMENTS = ['DEED_OF_TRUST', 'MORTGAGE', 'SECURITY_DEED'] as const;
export type SecurityInstrument = (typeof SECURITY_INSTRUMENTS)[number];
export const INSTRUMENT_NAMES: Readonly<Record<SecurityInstrument, string>> = {
  DEED_OF_TRUST: 'Deed of Trust',
  MORTGAGE: 'Mortgage',
  SECURITY_DEED: 'Security Deed',
};

/**
 * Who may hold the power of sale of a deed of trust. In Colorado the public trustee of the county; elsewhere a trustee whom the state's law qualifies,
 * who is not the lender: states that bar or restrict a lender as its own trustee are not told apart from those that do not.
 */
const TRUSTEES: Partial<Readonly<Record<StateCode, { readonly by: 'PUBLIC_TRUSTEE' | 'QUALIFIED'; readonly cite: string }>>> = {
  AK: { by: 'QUALIFIED', cite: 'Alaska Stat. 34.20.070' },
  AZ: { by: 'QUALIFIED', cite: 'A.R.S. 33-803: an attorney, a title or escrow agent, an insurer or a bank' },
  CA: { by: 'QUALIFIED', cite: 'Cal. Civ. Code 2934a, 2924' },
  CO: { by: 'PUBLIC_TRUSTEE', cite: 'C.R.S. 38-37-102 to 38-37-104, 38-38-101' },
  DC: { by: 'QUALIFIED', cite: 'D.C. Code 42-815' },
  ID: { by: 'QUALIFIED', cite: 'Idaho Code 45-1504: an attorney, a bank, or a title insurance agent or company' },
  MD: { by: 'QUALIFIED', cite: 'Md. Code, Real Prop. 7-105: a natural person' },
  MO: { by: 'QUALIFIED', cite: 'Mo. Rev. Stat. 443.350' },
  MS: { by: 'QUALIFIED', cite: 'Miss. Code 89-1-55' },
  MT: { by: 'QUALIFIED', cite: 'Mont. Code 71-1-306: an attorney, a bank, or a title company' },
  NC: { by: 'QUALIFIED', cite: 'N.C. Gen. Stat. 45-10, 45-21.16: neutral between the parties' },
  NE: { by: 'QUALIFIED', cite: 'Neb. Rev. Stat. 76-1003' },
  NM: { by: 'QUALIFIED', cite: 'N.M. Stat. 48-10-4' },
  NV: { by: 'QUALIFIED', cite: 'NRS 107.028: not the beneficiary' },
  OR: { by: 'QUALIFIED', cite: 'ORS 86.713: an attorney, a bank, or a title company' },
  TN: { by: 'QUALIFIED', cite: 'Tenn. Code 35-5-114' },
  TX: { by: 'QUALIFIED', cite: 'Tex. Prop. Code 51.0074' },
  UT: { by: 'QUALIFIED', cite: 'Utah Code 57-1-21: an attorney or a title insurance company' },
  VA: { by: 'QUALIFIED', cite: 'Va. Code 55.1-320: a resident of Virginia, or a company chartered there or national' },
  WA: { by: 'QUALIFIED', cite: 'RCW 61.24.010, 61.24.020: never the beneficiary' },
  WV: { by: 'QUALIFIED', cite: 'W. Va. Code 38-1-2: a resident' },
  WY: { by: 'QUALIFIED', cite: 'Wyo. Stat. 34-4-101' },
};
/**
 * States that customarily use a deed of trust with a power of sale have a trustee; Georgia has its own instrument; the others use a mortgage (state
 * recording statutes).
 */
export const instrumentOf = (state: StateCode): SecurityInstrument =>
  state === 'GA' ? 'SECURITY_DEED' : state in TRUSTEES ? 'DEED_OF_TRUST' : 'MORTGAGE';
/** Who is the trustee of a deed of trust in a state; null where the instrument has none. */
export const trusteeOf = (state: StateCode): 'PUBLIC_TRUSTEE' | 'QUALIFIED' | null => TRUSTEES[state]?.by ?? null;

/** Cities that are their own county. */
const CONSOLIDATED: ReadonlySet<string> = new Set(['CO DENVER', 'CO BROOMFIELD', 'CA SAN FRANCISCO', 'PA PHILADELPHIA', 'HI HONOLULU']);
const DIVISIONS: Partial<Readonly<Record<StateCode, string>>> = { AK: 'Borough', LA: 'Parish' };
/** "County of Maricopa", "Parish of Orleans", "Borough of Juneau", "City of Richmond". @param county as the county's data name it: "Maricopa County" or "MARICOPA" */
export function countyPlace(state: StateCode, county: string): string {
  if (state === 'DC') return 'District of Columbia';
  const [, city] = /^(.+?) city$/i.exec(county.trim()) ?? [];
  if (city) return `City of ${city}`;
  const name = county.trim().replace(/ (county|parish|borough|census area|municipality)$/i, '');
  return `${CONSOLIDATED.has(`${state} ${name.toUpperCase()}`) ? 'City and County' : (DIVISIONS[state] ?? 'County')} of ${name}`;
}

/** The office that maintains the land records, where it is not the county recorder. */
const RECORDING_OFFICES: Partial<Readonly<Record<StateCode, string>>> = {
  AK: 'Recorder’s Office of the recording district',
  CT: 'Town Clerk',
  DC: 'Recorder of Deeds',
  DE: 'Recorder of Deeds',
  FL: 'Clerk of the Circuit Court',
  GA: 'Clerk of the Superior Court',
  HI: 'Bureau of Conveyances',
  KY: 'County Clerk',
  LA: 'Clerk of Court of the parish',
  MA: 'Registry of Deeds',
  MD: 'Clerk of the Circuit Court',
  ME: 'Registry of Deeds',
  MI: 'Register of Deeds',
  MO: 'Recorder of Deeds',
  NC: 'Register of Deeds',
  NE: 'Register of Deeds',
  NH: 'Registry of Deeds',
  NJ: 'County Clerk',
  NY: 'County Clerk',
  OK: 'County Clerk',
  OR: 'County Clerk',
  PA: 'Recorder of Deeds',
  RI: 'Town Clerk',
  SC: 'Register of Deeds',
  SD: 'Register of Deeds',
  TN: 'Register of Deeds',
  TX: 'County Clerk',
  VA: 'Clerk of the Circuit Court',
  VT: 'Town Clerk',
  WI: 'Register of Deeds',
  WV: 'Clerk of the County Commission',
  WY: 'County Clerk',
};

/** The office that records the deed in a state. */
export const recordingOffice = (state: StateCode): string => RECORDING_OFFICES[state] ?? 'County Recorder';
