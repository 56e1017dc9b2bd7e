import type { MaritalStatus, PropertyCondition, ReasonCode, SpouseOf, Verification } from '@hearthline/rules/enums.ts';
import type { Body } from './fact.ts';
import type { SIGNER_CONSENTS } from './closing.ts';
import type { CHECK_KINDS, PackageName, SIGNER_ROLES, SIGNINGS } from './verification.ts';

export type Signer = {
  readonly id: string;
  readonly role: (typeof SIGNER_ROLES)[number];
  /** Of an owner who is not the borrower's spouse. */
  readonly maritalStatus?: MaritalStatus;
  readonly spouseOf?: SpouseOf;
  readonly invited: boolean;
  readonly signedIn: boolean;
  /** Versions of the consents they gave. */
  readonly consents: Partial<Record<(typeof SIGNER_CONSENTS)[number], string>>;
  readonly identity: { readonly tries: number; readonly sessionRef: string | null };
  /** Null while nothing was sent, or it is under review. */
  readonly identified: boolean | null;
  /** What the vendor found in the last pictures, by its code. */
  readonly finding?: string | null;
  /** Of a co-signer, who owes the debt too. */
  readonly credit: Pick<Body<'signerCreditReceived'>, 'hit' | 'score' | 'alerts'> | null;
  /** They confirmed, at the number in its alert, that they apply. */
  readonly alertVerified?: boolean;
  /** A co-signer's demographic information was asked for. */
  readonly hmdaAnswered?: boolean;
  readonly cleared: boolean;
  readonly signed: boolean;
  readonly refused: boolean;
};
export type Account = {
  readonly accountId: string;
  readonly mask: string;
  readonly verification: Verification;
  /** Linked at the bank, or its numbers typed; absent in older logs. */
  readonly entry?: 'LINKED' | 'TYPED' | undefined;
  /** Why it was not verified, as the vendor names it. */
  readonly reason?: string | undefined;
  /** Two small deposits whose amounts the borrower has not told us yet: `tries` were wrong; `arrived`: their day has come. */
  readonly deposits?:
    | { readonly checkRef: string; readonly expectedOn: string; readonly tries: number; readonly arrived?: true }
    | undefined;
  /** Of an account to draw payments from that was given after the signing: whether its own authorization is signed (12 CFR 1005.10(b)). */
  readonly authorized?: boolean | undefined;
  /** Of an account that took another one's place: nothing is sent to it before this instant, or before staff have called. `ended`: by which of both. */
  readonly wait?: { readonly until: string; readonly ended?: 'TIME' | 'CALL' | undefined } | undefined;
};
type Check = { readonly clear: boolean; readonly reason: string | null; readonly cleared: boolean };

/** The state of verification. */
export type VerificationPhase = {
  readonly info: Body<'additionalInfoGiven'> | null;
  readonly signers: readonly Signer[];
  readonly hmdaAnswered: boolean;
  readonly packages: Partial<Record<PackageName, Body<'documentsMade'>>>;
  readonly signed: Partial<Record<(typeof SIGNINGS)[number], Body<'documentsSigned'>>>;
  readonly hardCredit: Body<'hardCreditReceived'> | null;
  /** The report is too old to close on, and is refreshed before the documents are signed. */
  readonly creditAged: boolean;
  readonly hardAlertVerified: boolean;
  readonly checks: Partial<Record<(typeof CHECK_KINDS)[number], Check>>;
  readonly flood: Body<'floodDetermined'> | null;
  readonly income: {
    readonly methods: readonly string[];
    readonly reports: readonly Body<'incomeReported'>[];
    /** Methods that are linked, and whose service prepares its report. */
    readonly awaited: readonly string[];
    readonly paystubsAsked: number;
    readonly monthly: number | null;
  };
  readonly employment: { readonly given: boolean; readonly employed: boolean | null };
  readonly disbursement: Account | null;
  readonly autopay: Account | null;
  /** At the exchange; null until it answered. `ended`: it opened none, or sent the money back, so a bank account is paid. */
  readonly wallet: { readonly exchange: string; readonly address: string; readonly ended: null } | { readonly ended: string } | null;
  readonly payType: Body<'payTypeChosen'> | null;
  readonly accountsConfirmed: boolean;
  readonly identity: {
    readonly tries: number;
    readonly sessionRef: string | null;
    readonly verification: Verification | null;
    readonly reason: string | null;
  };
  readonly reportedCondition: PropertyCondition | null;
  readonly valuation: {
    readonly wanted: Body<'valuationWanted'>['product'] | null;
    readonly last: Body<'valuationProgressed'> | null;
    readonly paid: boolean;
    /** What was paid by card for the appraisal, and when. */
    readonly receipt?: Body<'appraisalPaid'> | undefined;
    /** An appraiser's report has arrived: what was paid for it is not given back. */
    readonly made?: true | undefined;
    readonly refund?: (Body<'appraisalRefundOwed'> & { readonly given: Body<'appraisalRefunded'> | null }) | undefined;
    readonly agreed: number | null;
    /** How often the order of the required product was canceled. */
    readonly calledOff: number;
  };
  readonly title: Body<'titleProgressed'> | null;
  readonly payoffs: Readonly<Record<string, Body<'payoffLetterReceived'> | null>>;
  readonly terms: Body<'termsVerified'> | null;
  readonly accepted: boolean;
  /** Why verified terms are smaller or dearer than those chosen, until the borrower accepts some of them; null where none are. */
  readonly counteroffer: readonly ReasonCode[] | null;
};

export const NOTHING_VERIFIED: VerificationPhase = {
  info: null,
  signers: [],
  hmdaAnswered: false,
  packages: {},
  signed: {},
  hardCredit: null,
  creditAged: false,
  hardAlertVerified: false,
  checks: {},
  flood: null,
  income: { methods: [], reports: [], awaited: [], paystubsAsked: 0, monthly: null },
  employment: { given: false, employed: null },
  disbursement: null,
  autopay: null,
  wallet: null,
  payType: null,
  accountsConfirmed: false,
  identity: { tries: 0, sessionRef: null, verification: null, reason: null },
  reportedCondition: null,
  valuation: { wanted: null, last: null, paid: false, agreed: null, calledOff: 0 },
  title: null,
  payoffs: {},
  terms: null,
  accepted: false,
  counteroffer: null,
};
