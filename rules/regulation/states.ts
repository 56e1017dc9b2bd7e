import type { StateCode } from '../enums.ts';
import { STATES } from '../enums.ts';

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
  /** Two witnesses sign the deed. */
  WITNESSES: {
    states: ['CT', 'FL', 'GA', 'LA', 'SC'],
    what: 'Two witnesses sign besides the notary',
    cite: 'Conn. Gen. Stat. 47-5, Fla. Stat. 689.01, O.C.G.A. 44-14-33, La. Civ. Code 1833, S.C. Code 30-5-30; lending §1.4.9',
  },
  /** A spouse who is not on the title signs the deed of a principal dwelling. */
  SPOUSE: {
    states: ['AK', 'AR', 'FL', 'KS', 'KY', 'LA', 'MA', 'MN', 'MO', 'NC', 'OH', 'OK', 'TX', 'WI'],
    what: 'A spouse who does not own the home signs the deed, not the agreement',
    cite: 'Homestead and dower laws, e.g. Tex. Const. art. XVI s.50(b), Fla. Const. art. X s.4(c), Minn. Stat. 507.02; lending §1.4.5',
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
export const witnessCount = (state: StateCode): 0 | 2 => (isIn('WITNESSES', state) ? 2 : 0);
/** Whether a spouse not on the title signs; only for a principal dwelling. */
export const needsSpouse = (state: StateCode, livesThere: boolean): boolean => livesThere && isIn('SPOUSE', state);

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
 * States that customarily use a deed of trust with a power of sale; Georgia has its own instrument; the others use a mortgage (state
 * recording statutes).
 */
const TRUST_DEED_STATES: ReadonlySet<StateCode> = new Set([
  'AK',
  'AZ',
  'CA',
  'CO',
  'DC',
  'ID',
  'MD',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NM',
  'NC',
  'OR',
  'TN',
  'TX',
  'UT',
  'VA',
  'WA',
  'WV',
  'WY',
]);
export const instrumentOf = (state: StateCode): SecurityInstrument =>
  state === 'GA' ? 'SECURITY_DEED' : TRUST_DEED_STATES.has(state) ? 'DEED_OF_TRUST' : 'MORTGAGE';

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

/** All closing requirements of a state in one row. */
export type StateClosing = {
  readonly attorney: boolean;
  readonly remoteNotary: boolean;
  readonly witnesses: 0 | 2;
  readonly spouse: boolean;
  readonly instrument: SecurityInstrument;
  readonly office: string;
};
export const stateClosing = (state: StateCode): StateClosing => ({
  attorney: needsAttorney(state),
  remoteNotary: allowsRemoteNotary(state),
  witnesses: witnessCount(state),
  spouse: isIn('SPOUSE', state),
  instrument: instrumentOf(state),
  office: recordingOffice(state),
});

/** Every state, for a page or a test. */
export const STATE_CLOSINGS: Readonly<Record<StateCode, StateClosing>> = Object.fromEntries(
  STATES.map((state) => [state, stateClosing(state)]),
) as Record<StateCode, StateClosing>;
