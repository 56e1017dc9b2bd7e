import { pick, round, uniform } from './seeded-random.ts';
import { emailTags } from './vendor/orders.ts';
import { personFor } from './people.ts';

/** The person, as far as a payroll, bank or tax vendor knows. */
export interface EmployedPerson {
  readonly first: string;
  readonly last: string;
  readonly ssn?: string | undefined;
  readonly email?: string | undefined;
}

export interface Employer {
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly state: string;
}

/** One person's employment and income. Dollars a year. */
export interface EmploymentRecord {
  readonly employer: Employer;
  readonly jobTitle: string;
  readonly startDate: string;
  /** Gross pay of the job; null when the payroll has no record of this person. */
  readonly pay: number | null;
  /** Of the person's own business, newest tax year first. */
  readonly business: readonly [TaxedYear, TaxedYear];
  /** Monthly deposits other than pay. */
  readonly pensions: readonly { readonly kind: 'SSA' | 'PENSION'; readonly monthly: number }[];
  /** The account's owner according to the bank, when it is not the applicant. */
  readonly accountOwner: string | null;
  /** Total in checking, savings, investment and retirement accounts. */
  readonly assets: number;
}

export interface TaxedYear {
  readonly netProfit: number;
  readonly addBacks: number;
}

const ORDINARY_PAY = 144_000;

const BY_PERSON: Readonly<Record<string, Partial<EmploymentRecord>>> = {
  selfe: {
    pay: null,
    pensions: [],
    business: [
      { netProfit: 97_800, addBacks: 17_200 },
      { netProfit: 92_400, addBacks: 18_600 },
    ],
  },
  retire: {
    pensions: [
      { kind: 'PENSION', monthly: 5_000 },
      { kind: 'SSA', monthly: 3_000 },
    ],
    pay: null,
  },
  mismatch: { pay: 100_000 },
  // Paid by check: neither payroll nor bank shows it, so paystubs are the only evidence.
  stubb: {
    pay: null,
    pensions: [],
    business: [
      { netProfit: 0, addBacks: 0 },
      { netProfit: 0, addBacks: 0 },
    ],
  },
  bankfraud: { accountOwner: 'Barnaby Bankfraud' },
};

/** Email tags that change what the vendors find (lending §5, persona 30). */
const BY_TAG: Readonly<Record<string, Partial<EmploymentRecord>>> = {
  better: { pay: 180_000 },
  lower: { pay: 60_000 },
  reserve: { pay: 22_500, assets: 900 },
};

/**
 * A person's employment and income. Personas have exact figures; any other person earns what they stated, or 144,000 where the vendor does
 * not know it.
 */
export function employmentRecordOf(subject: EmployedPerson, stated?: number): EmploymentRecord {
  const key = `${subject.last}|${subject.first}`.toUpperCase();
  const person = personFor({ ssn: subject.ssn, last: subject.last });
  const tagged = emailTags(subject.email)
    .map((tag) => BY_TAG[tag])
    .find((change) => change !== undefined);
  const pay = stated ?? ORDINARY_PAY;
  return {
    employer: {
      name: pick(key, 'employer', ['Saguaro Valley Hospital', 'Blue Mesa Logistics', 'Copper Ridge Schools', 'Northwind Engineering']),
      phone: `602-555-01${String(70 + Math.trunc(20 * uniform(key, 'phone')))}`,
      city: 'Phoenix',
      state: 'AZ',
    },
    jobTitle: pick(key, 'title', ['Operations Manager', 'Registered Nurse', 'Teacher', 'Project Engineer']),
    startDate: `${2012 + Math.trunc(10 * uniform(key, 'since'))}-03-01`,
    pay,
    business: [
      { netProfit: round(pay * 0.87, 2), addBacks: round(pay * 0.15, 2) },
      { netProfit: round(pay * 0.84, 2), addBacks: round(pay * 0.14, 2) },
    ],
    pensions: [{ kind: 'SSA', monthly: round(pay / 12, 2) }],
    accountOwner: null,
    assets: 62_000 + Math.trunc(90_000 * uniform(key, 'assets')),
    ...BY_PERSON[person?.key ?? ''],
    ...tagged,
  };
}
