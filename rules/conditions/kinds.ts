/** What a lender asks for before it signs, closes or funds: each kind with the words of staff, the words of the borrower, its files and its stage. */
import type { ConditionCategory } from '../enums.ts';
import type { DocumentType } from './document-types.ts';
import type { ConditionStage } from './stages.ts';

/** Who may waive a condition, and whether a second person agrees; or the law that lets nobody. */
export type Waiver =
  | { readonly by: readonly ('processor' | 'underwriter' | 'closer' | 'compliance')[]; readonly twoPeople?: true }
  | { readonly law: string };

/** What an underwriter weighs alone. */
export const BY_UNDERWRITER: Waiver = { by: ['underwriter'] };
/** What protects the lien or the money: a colleague agrees. */
export const BY_TWO: Waiver = { by: ['underwriter', 'compliance'], twoPeople: true };
/** Of the closing. */
const AT_CLOSING: Waiver = { by: ['underwriter', 'closer'] };
/** What anybody who works on the application may take back. */
export const BY_ANYBODY: Waiver = { by: ['processor', 'underwriter', 'closer', 'compliance'] };
export const BY_LAW = {
  identity: { law: '31 CFR 1020.220(a)(2)' },
  flood: { law: '42 USC 4012a(b)(1)' },
  rescission: { law: '12 CFR 1026.15(c)' },
} as const satisfies Readonly<Record<string, Waiver>>;

export type ConditionKindRow = {
  /** For staff. */
  readonly title: string;
  /** What the borrower reads: a short name, and a sentence that staff may change. Null: staff do it themselves, and nobody else sees it. */
  readonly asks: { readonly name: string; readonly text: string } | null;
  /** The files that answer it, one each. */
  readonly documents: readonly DocumentType[];
  /** Where it stands by default. */
  readonly stage: ConditionStage;
  /** What it is on the wire to the borrower. */
  readonly category: ConditionCategory;
  readonly waiver: Waiver;
};

type Given = Pick<ConditionKindRow, 'documents' | 'stage' | 'waiver'> & { readonly category?: ConditionCategory };
/** Asked of the borrower, or of a signer. */
const asked = (title: string, name: string, text: string, given: Given): ConditionKindRow => ({
  title,
  asks: { name, text },
  category: 'GENERIC_DOCUMENT_REQUEST',
  ...given,
});
/** Done by staff. */
const ours = (title: string, stage: ConditionStage, waiver: Waiver): ConditionKindRow => ({
  title,
  asks: null,
  documents: [],
  stage,
  category: 'ESCALATION_REVIEW',
  waiver,
});

const ROWS = {
  PAYSTUBS: asked(
    'Paystubs, most recent two',
    'Your two most recent paystubs',
    'Send your two most recent paystubs. Each has to show your name, your employer and your pay this year.',
    {
      documents: ['USER_UPLOADED_PAYSTUB', 'USER_UPLOADED_PAYSTUB'],
      stage: 'SIGNING',
      waiver: BY_UNDERWRITER,
      category: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
    },
  ),
  W2: asked(
    'W-2, last two years',
    'Your W-2 forms of the last two years',
    'Send the W-2 of each employer of the last two years, every page.',
    {
      documents: ['W2', 'W2'],
      stage: 'SIGNING',
      waiver: BY_UNDERWRITER,
    },
  ),
  TAX_RETURNS: asked(
    'Tax returns, last two years, all schedules',
    'Your tax returns of the last two years',
    'Send your federal tax returns of the last two years with all schedules, as you filed them.',
    { documents: ['TAX_RETURN', 'TAX_RETURN'], stage: 'SIGNING', waiver: BY_UNDERWRITER },
  ),
  AWARD_LETTER: asked(
    'Award letter of a benefit or pension',
    'The letter about your benefit or pension',
    'Send the latest letter that says how much your benefit or pension pays, and until when.',
    { documents: ['AWARD_LETTER'], stage: 'SIGNING', waiver: BY_UNDERWRITER },
  ),
  EMPLOYMENT_VERIFIED: ours('Verification of employment by telephone', 'SIGNING', BY_UNDERWRITER),
  LETTER_OF_EXPLANATION: asked(
    'Letter of explanation',
    'A letter that explains an entry in your records',
    'Write a short letter, with the date and your signature, that explains what we asked about, and send it with what proves it.',
    { documents: ['SUPPORT'], stage: 'SIGNING', waiver: BY_UNDERWRITER },
  ),
  BANK_STATEMENTS: asked(
    'Bank statements, last two months',
    'Your bank statements of the last two months',
    'Send the statements of the last two months, every page, with your name and the account.',
    { documents: ['BANK_STATEMENT', 'BANK_STATEMENT'], stage: 'SIGNING', waiver: BY_UNDERWRITER },
  ),
  LARGE_DEPOSIT: asked(
    'Source of a gift or a large deposit',
    'Where a large deposit came from',
    'A statement of yours shows a large deposit. Write where it came from, and send what proves it, such as a letter of who gave it.',
    { documents: ['SUPPORT'], stage: 'SIGNING', waiver: BY_UNDERWRITER },
  ),
  LINE_CLOSED: asked(
    'Proof that another application or line is closed',
    'Proof that your other application is closed',
    'Your credit report shows another line or application on your home. Send the letter that says it is canceled or closed.',
    { documents: ['PROOF_OF_CANCELLATION'], stage: 'CLOSING', waiver: BY_TWO, category: 'HARD_CREDIT_INQUIRY_REVIEW' },
  ),
  HAZARD_INSURANCE: asked(
    'Hazard insurance, lender as mortgagee',
    'Your home insurance with us on it',
    'Ask your insurer for a declarations page that names us as mortgagee, and send it here.',
    { documents: ['HAZARD_INSURANCE'], stage: 'FUNDING', waiver: BY_TWO },
  ),
  FLOOD_INSURANCE: asked(
    'Flood insurance, lender as mortgagee',
    'Your flood insurance',
    'Your home is in a flood zone. Send the declarations page of a flood policy that names us as mortgagee.',
    { documents: ['FLOOD_INSURANCE'], stage: 'SIGNING', waiver: BY_LAW.flood },
  ),
  MORTGAGE_STATEMENT: asked(
    'Mortgage statement',
    'The latest statement of your mortgage',
    'Send the latest statement of each mortgage on your home. It has to show what you owe and what you pay.',
    { documents: ['MORTGAGE_STATEMENT'], stage: 'SIGNING', waiver: BY_UNDERWRITER },
  ),
  PAYOFF_LETTER: asked(
    'Payoff letter',
    'The payoff letter of a debt',
    'Send the letter of the lender that says what it takes to pay this debt off, and until which day.',
    { documents: ['PAYOFF_LETTER'], stage: 'FUNDING', waiver: AT_CLOSING },
  ),
  TRUST_CERTIFICATE: asked(
    'Certificate of trust',
    'Your certificate of trust',
    'Send the certificate of trust. It names the trust, its date, the trustees and what they may do.',
    { documents: ['CERTIFICATE_OF_TRUST'], stage: 'CLOSING', waiver: BY_TWO, category: 'REVIEW_TRUST_REQUIREMENTS' },
  ),
  DEATH_CERTIFICATE: asked(
    'Death certificate of an owner',
    'The death certificate of a former owner',
    'The title still names an owner who has died. Send the death certificate, all pages.',
    { documents: ['SUPPORT'], stage: 'CLOSING', waiver: BY_TWO },
  ),
  DIVORCE_DECREE: asked(
    'Divorce decree',
    'Your divorce decree',
    'Send the divorce decree with the part about the home and about what you pay or receive, every page.',
    { documents: ['DIVORCE_DECREE'], stage: 'SIGNING', waiver: BY_UNDERWRITER },
  ),
  OCCUPANCY: asked(
    'Proof of occupancy',
    'Proof that you live in the home',
    'Send two documents of the last two months that show your name at the home, such as a utility bill.',
    { documents: ['SUPPORT', 'SUPPORT'], stage: 'SIGNING', waiver: BY_UNDERWRITER },
  ),
  LEASE: asked('Lease of a rental', 'The lease of your rental home', 'Send the lease of the home, signed by you and the tenant.', {
    documents: ['LEASE'],
    stage: 'SIGNING',
    waiver: BY_UNDERWRITER,
  }),
  HOA_STATEMENT: asked(
    'Statement of the homeowners’ association',
    'A statement of your homeowners’ association',
    'Ask the association for a statement of what you pay and that nothing is overdue, and send it here.',
    { documents: ['SUPPORT'], stage: 'SIGNING', waiver: BY_UNDERWRITER },
  ),
  PROPERTY_TAXES: asked(
    'Property taxes paid',
    'Proof that your property taxes are paid',
    'Send the county’s receipt, or your statement, that shows that no property tax is overdue.',
    { documents: ['SUPPORT'], stage: 'FUNDING', waiver: BY_TWO },
  ),
  REPAIR: asked(
    'Permit or repair finished',
    'Proof that a repair is finished',
    'Send the permit that the city has closed, or the invoice and pictures of the finished repair.',
    { documents: ['SUPPORT'], stage: 'FUNDING', waiver: BY_UNDERWRITER },
  ),
  NAME_AFFIDAVIT: asked(
    'Name affidavit',
    'A statement about your names',
    'Your name is written in different ways in our documents. Sign the statement that they are all yours, and send it here.',
    { documents: ['NAME_CHANGE'], stage: 'CLOSING', waiver: AT_CLOSING },
  ),
  POWER_OF_ATTORNEY: asked(
    'Power of attorney, for review',
    'The power of attorney',
    'Send the power of attorney that is to be used at the signing, every page, signed and notarized.',
    { documents: ['SUPPORT'], stage: 'SIGNING', waiver: BY_TWO },
  ),
  IDENTITY_DOCUMENT: asked(
    'Identity document',
    'An ID with the right name',
    'Send an ID that is valid today. Its name has to be the one of your application.',
    {
      documents: ['DRIVERSLICENSEFRONT', 'DRIVERSLICENSEBACK'],
      stage: 'CLOSING',
      waiver: BY_LAW.identity,
      category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW',
    },
  ),
  SUBORDINATION: ours('Subordination agreement of another lien', 'CLOSING', BY_TWO),
  TITLE_CURED: ours('Title defect cured', 'CLOSING', BY_TWO),
  SECOND_LOOK: ours('Second look by another underwriter', 'SIGNING', BY_UNDERWRITER),
  RESCISSION_PROOF: ours('Proof that every owner got the notice of right to cancel', 'FUNDING', BY_LAW.rescission),
  OTHER: asked('Other document', 'One more document', 'We need one more document before we can continue.', {
    documents: ['SUPPORT'],
    stage: 'FUNDING',
    waiver: BY_UNDERWRITER,
  }),
  OTHER_INTERNAL: ours('Other, for colleagues only', 'FUNDING', BY_UNDERWRITER),
} as const satisfies Readonly<Record<string, ConditionKindRow>>;

export type ConditionKind = keyof typeof ROWS;
export const CONDITION_KINDS: Readonly<Record<ConditionKind, ConditionKindRow>> = ROWS;
export const CONDITION_KIND_CODES = Object.keys(ROWS) as [ConditionKind, ...ConditionKind[]];
export const isConditionKind = (code: string | null): code is ConditionKind => code !== null && Object.hasOwn(ROWS, code);
