import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { EmploymentAnswer, OccupancyType, Ownership, PayType } from '@hearthline/rules/enums.ts';

/** Every persona's password. */
export const PERSONA_PASSWORD = 'Sandbox!2026Pw';

export interface PersonaProperty {
  readonly street1: string;
  readonly street2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** What is typed after the application was created, where the path needs it. Dollars. */
export interface PersonaExtra {
  readonly ssn?: string;
  readonly pin?: string;
  readonly wrongPin?: string;
  readonly address?: PersonaProperty;
  readonly unit?: string;
  readonly estimate?: number;
  readonly savings?: number;
  readonly draw?: number;
  /** Years; the shortest on offer where it is absent. */
  readonly term?: number;
  readonly ownership?: Ownership;
  /** Co-owners, who sign the deed too. */
  readonly otherOwners?: readonly { readonly first: string; readonly last: string; readonly email: string; readonly phone: string }[];
  /** Parameters of the address the persona arrives with. */
  readonly utmSource?: string;
  readonly referrer?: string;
  /** Creditors to be paid off from the draw. */
  readonly payOff?: readonly string[];
  readonly payType?: PayType;
  /** Accounts typed by hand, in the order they are tried. */
  readonly accounts?: readonly { readonly routingNumber: string; readonly accountNumber: string }[];
}

/** One applicant of the sandbox: what to type, and where that leads. Income in dollars a year. */
export interface Persona {
  /** Of lending §5; two people share number 11. */
  readonly number: number;
  /** The last name in lower case: simulators recognize the persona by it. */
  readonly key: string;
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  /** Area 666, which is never issued. */
  readonly ssn: string;
  /** ISO date. */
  readonly dob: string;
  /** Before the @example.com. */
  readonly emailLocal: string;
  readonly phone: string;
  readonly property: PersonaProperty;
  readonly occupancy: OccupancyType;
  readonly income: number;
  readonly otherIncome: number;
  readonly employment: EmploymentAnswer;
  readonly orgCode: string;
  readonly forSale: boolean;
  readonly extra: PersonaExtra;
  /** The status the persona ends at with nothing typed later. */
  readonly reaches: { readonly status: ChecklistStatus; readonly screen: string };
  /** Statuses of the application and closing phases that this persona is there to show. */
  readonly passes: readonly ChecklistStatus[];
  readonly note: string;
}

type Row = Pick<Persona, 'number' | 'first' | 'last' | 'dob' | 'property' | 'reaches' | 'note'> & Partial<Persona>;

const person = (row: Row): Persona => {
  const number = String(row.number).padStart(2, '0');
  const key = row.last.toLowerCase();
  return {
    key,
    middle: '',
    ssn: `666-10-10${number}`,
    emailLocal: `${row.first.toLowerCase()}.${key}`,
    phone: `602-555-01${number}`,
    occupancy: 'HOME',
    income: 144_000,
    otherIncome: 0,
    employment: 'FULL_TIME',
    orgCode: 'MAIN',
    forSale: false,
    extra: {},
    passes: [],
    ...row,
  };
};

const at = (street1: string, city: string, state: string, zip: string): PersonaProperty => ({ street1, city, state, zip });
const offers = { status: 'OFFER_SELECTION', screen: 'product/select' } as const;

/** The personas of lending §5: figures and vendors' scenarios make each path true to the dollar. */
export const PERSONAS: readonly Persona[] = [
  person({
    number: 1,
    first: 'Grace',
    last: 'Happy',
    dob: '1984-05-17',
    property: at('101 Clear Path Ln', 'Phoenix', 'AZ', '85004'),
    reaches: offers,
    passes: ['APP_SUBMISSION', 'NOTE_SIGNING', 'RESCISSION', 'RECORDING', 'FUNDABLE', 'COMPLETE'],
    note: 'FICO 785, home 499,000, owes 106,928.98: four terms from 7.85 %, the golden figures. Nothing delays the funding.',
  }),
  person({
    number: 2,
    first: 'Paul',
    last: 'Joint',
    dob: '1981-06-18',
    property: at('102 Clear Path Ln', 'Phoenix', 'AZ', '85004'),
    extra: {
      ownership: 'JOINT',
      otherOwners: [{ first: 'Paula', last: 'Joint', email: 'paula.joint@example.com', phone: '602-555-0152' }],
    },
    reaches: offers,
    passes: ['CO_DEED_REQ'],
    note: 'Owns the home with Paula Joint, who signs the deed too; two notices of the right to cancel.',
  }),
  person({
    number: 3,
    first: 'Tara',
    last: 'Trust',
    dob: '1974-09-02',
    property: at('103 Clear Path Ln', 'Denver', 'CO', '80202'),
    extra: { ownership: 'TRUST', draw: 50_000 },
    reaches: offers,
    passes: ['ORDER_FULL_TITLE', 'FINAL_TITLE_PROCESSING', 'TRUST_AND_INSURANCE'],
    note: 'Her living trust holds title: a full title search, and a certificate of trust that staff review.',
  }),
  person({
    number: 4,
    first: 'Sam',
    last: 'Selfe',
    dob: '1978-03-29',
    property: at('104 Clear Path Ln', 'Seattle', 'WA', '98101'),
    income: 113_000,
    employment: 'SELF_EMPLOYED',
    reaches: offers,
    passes: ['INCOME_VERIFICATION'],
    note: 'Tax documents arrive in part at once and in full two minutes later: 9,416.67 a month over two years.',
  }),
  person({
    number: 5,
    first: 'Rita',
    last: 'Retire',
    dob: '1958-02-03',
    property: at('105 Clear Path Ln', 'Tucson', 'AZ', '85701'),
    income: 96_000,
    employment: 'RETIRED',
    orgCode: 'MAIN_MARKETS_CREDIT',
    reaches: offers,
    passes: ['INCOME_VERIFICATION'],
    note: 'A pension of 5,000 and social security of 3,000 a month, verified in her accounts; on the 62+ site payments are interest only.',
  }),
  person({
    number: 6,
    first: 'Carl',
    last: 'Coin',
    dob: '1993-08-15',
    property: at('106 Clear Path Ln', 'Phoenix', 'AZ', '85004'),
    extra: { utmSource: 'cloc' },
    reaches: offers,
    passes: ['AUTOPAY_ACCOUNT'],
    note: 'Created with utmSource cloc: the money is sent to his account on the exchange, so no bank account is requested for it.',
  }),
  person({
    number: 7,
    first: 'Tex',
    last: 'Houston',
    dob: '1969-10-12',
    property: at('700 Alamo St', 'San Antonio', 'TX', '78205'),
    reaches: offers,
    passes: ['NAV_BPO_ORDER_REQUEST', 'NAV_RESI_EVAL_PROCESSING', 'NOTARY_WAITING_PERIOD', 'MANUAL_DEED_SIGNING'],
    note: 'A Texas homestead: lower fees, an evaluation of the home, the 12-day waiting period, and signing at a title office.',
  }),
  person({
    number: 8,
    first: 'Nina',
    last: 'York',
    dob: '1979-11-30',
    property: at('108 Clear Path Ln', 'Albany', 'NY', '12207'),
    orgCode: 'MAIN_NY',
    reaches: { status: 'PRE_SOFT_CREDIT_CONSENT', screen: 'document/disclosures' },
    note: 'On the New York site: consents to the report after reading the notices. On the main site the New York notice opens.',
  }),
  person({
    number: 9,
    first: 'Gail',
    last: 'Ghost',
    dob: '1988-02-09',
    property: at('109 Clear Path Ln', 'Glendale', 'AZ', '85301'),
    extra: { ssn: '666-10-1009' },
    reaches: { status: 'CREDIT_NO_MATCH', screen: 'credit/social' },
    note: 'The bureau finds no credit file by name; with the SSN it does, and offers follow.',
  }),
  person({
    number: 10,
    first: 'Phil',
    last: 'Phantom',
    dob: '1991-07-21',
    property: at('110 Clear Path Ln', 'Mesa', 'AZ', '85201'),
    extra: { ssn: '666-10-1010' },
    reaches: { status: 'CREDIT_NO_MATCH', screen: 'credit/social' },
    note: 'No credit file even with the SSN: CREDIT_NO_MATCH_SSN, review-app/no-credit.',
  }),
  person({
    number: 11,
    first: 'Fred',
    last: 'Frost',
    dob: '1975-12-04',
    property: at('111 Clear Path Ln', 'Tempe', 'AZ', '85281'),
    reaches: { status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', screen: 'credit/error' },
    note: 'Frozen until "try again" was pressed twice; then offers.',
  }),
  person({
    number: 11,
    first: 'Lois',
    last: 'Locke',
    dob: '1982-03-15',
    property: at('111 Clear Path Ln', 'Glendale', 'AZ', '85301'),
    phone: '602-555-0161',
    reaches: { status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', screen: 'credit/error' },
    note: 'Locked until "try again" was pressed twice; then offers.',
  }),
  person({
    number: 12,
    first: 'Pam',
    last: 'Pinn',
    dob: '1986-09-26',
    property: at('112 Clear Path Ln', 'Denver', 'CO', '80202'),
    extra: { pin: '1234567890', wrongPin: '1111111111' },
    reaches: { status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', screen: 'credit/error' },
    note: 'Frozen; PIN 1234567890 lifts the freeze, any other leads to review-app/incorrect-pin.',
  }),
  person({
    number: 13,
    first: 'Hank',
    last: 'Hardy',
    dob: '1982-05-05',
    property: at('113 Clear Path Ln', 'Chandler', 'AZ', '85225'),
    reaches: offers,
    passes: ['HARD_CREDIT_PULL', 'HARD_CREDIT_LOCKED_OR_FROZEN'],
    note: 'Open to the soft pull, frozen for the hard one until "try again" was pressed twice.',
  }),
  person({
    number: 14,
    first: 'Tim',
    last: 'Timeout',
    dob: '1980-01-28',
    property: at('114 Clear Path Ln', 'Tempe', 'AZ', '85281'),
    reaches: { status: 'CREDIT_ERROR', screen: 'error/timeout' },
    note: 'The bureau times out. Email tag +unknown: it replies in an unknown format (UNKNOWN); +stuck: it replies after 75 seconds.',
  }),
  person({
    number: 15,
    first: 'Mia',
    last: 'Minor',
    dob: '2001-04-12',
    property: at('115 Clear Path Ln', 'Gilbert', 'AZ', '85234'),
    reaches: { status: 'CREDIT_MINOR', screen: 'error/timeout' },
    note: 'The bureau has a minor’s file; staff decline or correct the identity.',
  }),
  person({
    number: 16,
    first: 'Alice',
    last: 'Alert',
    dob: '1977-08-08',
    property: at('116 Clear Path Ln', 'Chandler', 'AZ', '85225'),
    reaches: { status: 'FACTA_REVIEW', screen: 'error/timeout' },
    note: 'A fraud alert with the number 602-555-0116; staff verify it and the application continues.',
  }),
  person({
    number: 17,
    first: 'Noel',
    last: 'Noland',
    dob: '1983-10-19',
    property: at('404 Nowhere Rd', 'Phoenix', 'AZ', '85004'),
    extra: { address: at('117 Clear Path Ln', 'Phoenix', 'AZ', '85004') },
    reaches: { status: 'NO_PROPERTY_FOUND', screen: 'review-app/property' },
    note: 'No parcel; correct the address to 117 Clear Path Ln, Phoenix AZ 85004 and offers follow.',
  }),
  person({
    number: 18,
    first: 'Max',
    last: 'Multi',
    dob: '1990-06-02',
    property: at('200 Duplex Ct', 'Phoenix', 'AZ', '85004'),
    extra: { unit: 'Unit B' },
    reaches: { status: 'MULTIPLE_PROPERTIES', screen: 'review-app/property' },
    note: 'Three parcels; pick Unit B.',
  }),
  person({
    number: 19,
    first: 'Dora',
    last: 'Datatree',
    dob: '1972-02-22',
    property: at('303 Unindexed Pl', 'Phoenix', 'AZ', '85004'),
    reaches: { status: 'PROPERTY_DATA_REVIEW', screen: 'review-app/datatree' },
    note: 'The ownership index does not know the parcel.',
  }),
  person({
    number: 20,
    first: 'Owen',
    last: 'Notowner',
    dob: '1987-12-11',
    property: at('120 Clear Path Ln', 'Tempe', 'AZ', '85281'),
    reaches: { status: 'OWNERSHIP_REVIEW', screen: 'review-app/incorrect-ownership' },
    note: 'The deed names another owner; two ownership conditions are opened.',
  }),
  person({
    number: 21,
    first: 'Ava',
    last: 'Novalue',
    dob: '1981-03-03',
    property: at('1140 E Mohawk Dr', 'Meadview', 'AZ', '86444'),
    extra: { estimate: 400_000 },
    reaches: { status: 'NO_AVM_FOUND', screen: 'bpo/estimate-value' },
    note: 'No AVM values the home; with an estimate of 400,000 offers follow, subject to a valuation.',
  }),
  person({
    number: 22,
    first: 'Lee',
    last: 'Lienz',
    dob: '1976-05-25',
    property: at('122 Clear Path Ln', 'Gilbert', 'AZ', '85234'),
    reaches: { status: 'LIEN_VERIFICATION', screen: 'liens' },
    note: 'Two open liens, one whose balance the bureau reports lower, and one released recently: confirm, edit, mark as paid off.',
  }),
  person({
    number: 23,
    first: 'Dan',
    last: 'Debts',
    dob: '1985-01-14',
    property: at('123 Clear Path Ln', 'Phoenix', 'AZ', '85004'),
    income: 25_000,
    extra: { savings: 400_000 },
    reaches: { status: 'ASSETS_PREQUAL', screen: 'product/assets' },
    note: 'Debts of 1,400 a month take 67 % of income. Savings of 400,000 add 1,666.67 a month and leave 475 a month; without any the application is declined. Tag +reserve: payroll verifies less, and the savings do not make up for it.',
  }),
  person({
    number: 24,
    first: 'Will',
    last: 'Winback',
    dob: '1989-09-09',
    property: at('124 Clear Path Ln', 'Phoenix', 'AZ', '85004'),
    income: 43_214,
    reaches: { status: 'REQUALIFY', screen: 'product/prequal-winback' },
    note: 'Her income supports 9,800 until the auto loan of 12,000 is paid off from the draw.',
  }),
  person({
    number: 25,
    first: 'Lowell',
    last: 'Lowfico',
    dob: '1992-11-05',
    property: at('125 Clear Path Ln', 'Glendale', 'AZ', '85301'),
    reaches: { status: 'DECLINED', screen: 'error/credit' },
    note: 'FICO 598; the notice names four factors.',
  }),
  person({
    number: 26,
    first: 'Cole',
    last: 'Lateral',
    dob: '1978-07-07',
    property: at('26 Underwater Way', 'Phoenix', 'AZ', '85004'),
    reaches: { status: 'DECLINED', screen: 'error/decline' },
    note: 'Owes 248,000 on a home worth 250,000.',
  }),
  person({
    number: 27,
    first: 'Delia',
    last: 'Late',
    dob: '1984-04-24',
    property: at('127 Clear Path Ln', 'Chandler', 'AZ', '85225'),
    reaches: { status: 'DELINQUENCY_REVIEW', screen: 'review-app/delinquency' },
    note: 'FICO 705; the mortgage was 60 days late eight months ago. Staff clear it with proof.',
  }),
  person({
    number: 28,
    first: 'Rex',
    last: 'Review',
    dob: '1973-10-31',
    property: at('128 Clear Path Ln', 'Chandler', 'AZ', '85225'),
    reaches: { status: 'UNDERWRITING_REVIEW', screen: 'review-app/uw' },
    note: 'The auto loan is reported closed, disputed and still owed: staff decide.',
  }),
  person({
    number: 29,
    first: 'Mary',
    last: 'Merchant',
    dob: '1986-02-20',
    property: at('129 Clear Path Ln', 'Mesa', 'AZ', '85201'),
    extra: { referrer: '55555555-5555-4555-8555-555555555555' },
    reaches: { status: 'MERCHANT_REVIEW', screen: 'merchant/review' },
    passes: ['LIEN_ATTESTATION'],
    note: 'Sent by a merchant: staff review the liens first. When they change one, she attests to the list.',
  }),
  person({
    number: 30,
    first: 'Irma',
    last: 'Mismatch',
    dob: '1980-12-01',
    property: at('130 Clear Path Ln', 'Mesa', 'AZ', '85201'),
    extra: { draw: 150_000 },
    reaches: offers,
    passes: ['REVISED_OFFER_SELECTION'],
    note: 'States 144,000, payroll verifies 100,000, debts are 3,200 a month: 150,000 no longer fits and she chooses again. Tag +better: payroll verifies 180,000.',
  }),
  person({
    number: 31,
    first: 'Paige',
    last: 'Stubb',
    dob: '1994-07-07',
    property: at('131 Clear Path Ln', 'Chandler', 'AZ', '85225'),
    reaches: offers,
    passes: ['INCOME_VERIFICATION', 'EMPLOYMENT_VERIFICATION'],
    note: 'Her payroll account is not found: two paystubs are uploaded and her employer is called.',
  }),
  person({
    number: 32,
    first: 'Bess',
    last: 'Bankfraud',
    dob: '1979-04-17',
    property: at('132 Clear Path Ln', 'Glendale', 'AZ', '85301'),
    extra: {
      accounts: [
        { routingNumber: '021000021', accountNumber: '000123450002' },
        { routingNumber: '021000021', accountNumber: '000123456789' },
      ],
    },
    reaches: offers,
    passes: ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'],
    note: 'Account 000123450002 does not exist; 000123456789 is her brother’s: staff review it.',
  }),
  person({
    number: 33,
    first: 'Ida',
    last: 'Blurry',
    dob: '1996-01-31',
    property: at('133 Clear Path Ln', 'Tempe', 'AZ', '85281'),
    reaches: offers,
    passes: ['IDENTITY_VERIFICATION'],
    note: 'The first picture of her license is blurred, the second shows another name, the third is accepted.',
  }),
  person({
    number: 34,
    first: 'Inez',
    last: 'Inquiry',
    dob: '1985-11-23',
    property: at('134 Clear Path Ln', 'Gilbert', 'AZ', '85234'),
    reaches: offers,
    passes: ['HARD_CREDIT_PULL'],
    note: 'Asked two other lenders for a line within the month: the hard pull shows it, and she explains.',
  }),
  person({
    number: 35,
    first: 'Rod',
    last: 'Flood',
    dob: '1971-06-06',
    property: at('35 Bayou Bend', 'Tampa', 'FL', '33602'),
    reaches: offers,
    passes: ['WAITING_FOR_FLOOD_CERT', 'TRUST_AND_INSURANCE'],
    note: 'Zone AE, found after three minutes: a flood notice, and a flood policy besides the homeowner’s policy.',
  }),
  person({
    number: 36,
    first: 'Tina',
    last: 'Title',
    dob: '1983-09-14',
    property: at('36 Metes Rd', 'Phoenix', 'AZ', '85004'),
    reaches: offers,
    passes: ['ORDER_FULL_TITLE', 'FINAL_TITLE_PROCESSING', 'FINAL_TITLE_COMPLETE'],
    note: 'No legal description is on record: a full search, and a copy of her deed clears it.',
  }),
  person({
    number: 37,
    first: 'Opal',
    last: 'Onsite',
    dob: '1967-03-08',
    property: at('37 Rural Route', 'Flagstaff', 'AZ', '86001'),
    extra: { estimate: 400_000 },
    reaches: { status: 'NO_AVM_FOUND', screen: 'bpo/estimate-value' },
    passes: ['NAV_BPO_FAILED', 'NAV_RESI_EVAL_FAILED', 'ONSITE_APPRAISAL_REQUEST', 'ONSITE_APPRAISAL_PAYMENT', 'ONSITE_APPRAISAL_PENDING'],
    note: 'There are no comparable sales: neither an AVM nor a broker price opinion nor a drive-by valuation has a value; an on-site appraisal does.',
  }),
  person({
    number: 38,
    first: 'Pete',
    last: 'Payoff',
    dob: '1977-12-19',
    property: at('138 Clear Path Ln', 'Mesa', 'AZ', '85201'),
    extra: { payOff: ['SlowBank', 'Lantern Store Card'] },
    reaches: offers,
    passes: ['PAYOFF_REQUEST', 'PAYOFF_REQUEST_PENDING', 'DIRECT_DEBT_PAYOFF'],
    note: 'Pays off two debts from the draw: SlowBank’s letter takes three days, and the payment to Lantern Store Card is returned.',
  }),
  person({
    number: 39,
    first: 'Kay',
    last: 'Notary',
    dob: '1990-10-10',
    property: at('139 Clear Path Ln', 'Chandler', 'AZ', '85225'),
    reaches: offers,
    passes: ['NOTARY_DISCLOSURE', 'WAITING_FOR_NOTARY', 'DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
    note: 'Fails the identity questions of the online notary twice, and signs with a notary in person instead.',
  }),
  person({
    number: 40,
    first: 'Ann',
    last: 'Attorney',
    dob: '1972-01-05',
    property: at('140 Peachtree Ct', 'Atlanta', 'GA', '30303'),
    reaches: offers,
    passes: ['GEN_CLOSING_DISCLOSURES', 'GEN_NOTE_SIGNING', 'ATTORNEY_REVIEW'],
    note: 'Generating the closing documents fails once; an attorney reviews them, as Georgia requires.',
  }),
  person({
    number: 41,
    first: 'Stella',
    last: 'Bonham',
    dob: '1976-03-02',
    property: at('701 Alamo St', 'San Antonio', 'TX', '78205'),
    extra: {
      ownership: 'JOINT',
      otherOwners: [{ first: 'James', last: 'Bonham', email: 'james.bonham@example.com', phone: '602-555-0191' }],
      payOff: ['Granite Credit Union'],
    },
    reaches: offers,
    passes: ['CO_DEED_REQ', 'NOTARY_WAITING_PERIOD', 'MANUAL_DEED_SIGNING', 'DIRECT_DEBT_PAYOFF'],
    note: 'A Texas homestead with an equity line still open: it is paid off and closed with the first draw. Her husband gets the Texas notice too.',
  }),
  person({
    number: 42,
    first: 'Davy',
    last: 'Crockett',
    dob: '1971-08-17',
    property: at('702 Alamo St', 'San Antonio', 'TX', '78205'),
    reaches: { status: 'LIEN_VERIFICATION', screen: 'liens' },
    note: 'A Texas homestead on which an equity line closed this April: the law allows one a year, so nothing is offered.',
  }),
];

/** By key, or by number (the first of two who share it); undefined when there is none. */
export function personaOf(which: string | number): Persona | undefined {
  return PERSONAS.find((persona) => persona.key === which || persona.number === Number(which));
}
