import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { type Employer, employerOf } from '@hearthline/database/stores/person/parties.ts';
import { capitalized, inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import type { BankIncome } from '@hearthline/providers/bank-link/port.ts';
import type { CheckResult } from '@hearthline/providers/checks/port.ts';
import type { PayrollReport } from '@hearthline/providers/payroll/port.ts';
import type { PortName } from '@hearthline/providers/ports.ts';
import type { TaxOrder } from '@hearthline/providers/tax-documents/port.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import { INCOME_METHODS, type IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';
import type { IncomeSheet } from '../../income-sheet.ts';
import { sheetCompared } from './income-sheet.ts';
import { amountsVerdict, answerOf, type Comparison, gap, namesVerdict, type Row, row, type Source, timeOf, told, vendorOf } from './row.ts';

type Known = { readonly name: string; readonly employer: Employer | null };

/** Each job of a payroll report, and each lasting deposit. */
const payrollRows = ({ employments, streams }: PayrollReport, { name, employer }: Known): Row[] => [
  ...employments.flatMap((job): Row[] => {
    const employee = `${job.employee.first} ${job.employee.last}`;
    const year = job.annualIncome[0];
    return [
      row(
        'Employer',
        { ours: employer?.name, theirs: job.employer.name },
        { verdict: employer ? namesVerdict(employer.name, job.employer.name) : 'NOT_KNOWN', note: job.active ? null : 'Ended' },
      ),
      row('Employee', { ours: name, theirs: employee }, { verdict: namesVerdict(name, employee) }),
      row('Title', { ours: employer?.title, theirs: job.jobTitle }),
      row('Began', { ours: employer?.startDate, theirs: job.startDate }, { unit: 'DATE' }),
      ...told('Pay for one period', job.payRate, { unit: 'DOLLARS', note: capitalized(inWords(job.payFrequency)) }),
      ...(year ? told(`Gross in ${year.year}`, year.gross, { unit: 'DOLLARS' }) : []),
    ];
  }),
  ...streams.flatMap(({ description, monthlyAmount, months }) =>
    told(description, monthlyAmount, { unit: 'DOLLARS', note: `A month, seen for ${months} months` }),
  ),
];
const bankRows = ({ streams }: BankIncome): Row[] =>
  streams.flatMap(({ description, category, monthlyAmount, months }) =>
    told(description, monthlyAmount, { unit: 'DOLLARS', note: `${capitalized(inWords(category))}, a month, seen for ${months} months` }),
  );
const taxRows = ({ years }: TaxOrder): Row[] =>
  years.flatMap(({ year, netProfit, addBacks, wages, contractPay }) => [
    ...(wages > 0 ? told(`Wages ${year}`, wages, { unit: 'DOLLARS' }) : []),
    ...(netProfit === 0 ? [] : told(`Net profit ${year}`, netProfit, { unit: 'DOLLARS' })),
    ...(addBacks > 0 ? told(`Added back ${year}`, addBacks, { unit: 'DOLLARS' }) : []),
    ...(contractPay > 0 ? told(`Contract pay ${year}`, contractPay, { unit: 'DOLLARS' }) : []),
  ]);

type Reported = { readonly port: PortName; readonly title: string; readonly rows: (data: never, known: Known) => Row[] };
const REPORTS: Readonly<Partial<Record<IncomeMethod, Reported>>> = {
  TRUV_PAYROLL: { port: 'payroll', title: 'Income by payroll', rows: payrollRows },
  TRUV_FINANCIAL_ACCOUNTS: { port: 'payroll', title: 'Income by financial accounts', rows: payrollRows },
  PLAID_TRANSACTIONS: { port: 'bankLink', title: 'Income by bank deposits', rows: bankRows },
  POINTSERV_TAX: { port: 'taxDocuments', title: 'Income by tax returns', rows: taxRows },
  POINTSERV_PAYROLL: { port: 'taxDocuments', title: 'Income by W-2 and paystubs', rows: taxRows },
  POINTSERV_1099_MISC: { port: 'taxDocuments', title: 'Income by 1099 forms', rows: taxRows },
};

function monthlyRow(f: Facts, method: IncomeMethod): Row {
  const stated = roundHalfEven(statedAnnualIncome(f) / 12);
  const monthly = f.verification.income.reports.findLast((report) => report.method === method)?.monthly ?? null;
  return row(
    'Income a month',
    { ours: stated, theirs: monthly },
    { unit: 'DOLLARS', verdict: amountsVerdict(stated, monthly), note: gap(stated, monthly) },
  );
}

const FOUND: Readonly<Record<string, string>> = {
  EMPLOYED: 'Works there',
  NOT_EMPLOYED: 'Does not work there',
  TITLE_CONFIRMED: 'The title is right',
  START_DATE_CONFIRMED: 'The first day is right',
  EMPLOYER_UNREACHABLE: 'Nobody could be reached',
};

const answers = INCOME_METHODS.map((method) => `income:${method}` as const);

/** What the borrower stated beside each report, and beside what the employer said by telephone. */
export const incomeOf = (identityUuid: string): Source => ({
  what: 'income',
  subjectUuid: identityUuid,
  answers: [...answers, 'employment', 'income-worksheet'],
  read: async (looking, times) => {
    const { ctx, application } = looking;
    const { facts: f, uuid, status } = application;
    const [who, employer] = await Promise.all([applicantOf(ctx, application), employerOf(ctx.pool, uuid)]);
    const known = { name: `${who.first} ${who.last}`, employer };
    const isDecided = !['INCOME_VERIFICATION', 'EMPLOYMENT_VERIFICATION', 'UNDERWRITING_REVIEW'].includes(status);
    const head = { kind: 'INCOME' as const, party: known.name, isDecided, pictures: [] };
    const compared: Comparison[] = [];
    for (const method of INCOME_METHODS) {
      const kind = `income:${method}` as const;
      const report = REPORTS[method];
      if (!times.has(kind) || !report) continue;
      const data = await answerOf<never>(looking, kind);
      compared.push({
        ...head,
        title: report.title,
        vendor: vendorOf(report.port),
        at: timeOf(times, kind),
        rows: [monthlyRow(f, method), ...(data === null ? [] : report.rows(data, known))],
        notes: data === null ? ['The source has nothing on this borrower.'] : [],
      });
    }
    const sheet = times.has('income-worksheet') ? await answerOf<IncomeSheet>(looking, 'income-worksheet') : null;
    if (sheet) compared.push({ ...head, ...sheetCompared(f, sheet), at: timeOf(times, 'income-worksheet') });
    const call = times.has('employment') ? await answerOf<CheckResult>(looking, 'employment') : null;
    if (call)
      compared.push({
        ...head,
        title: 'Call to the employer',
        vendor: vendorOf('checks'),
        at: timeOf(times, 'employment'),
        rows: [
          row(
            'Employer',
            { ours: employer?.name, theirs: call.findings.map((code) => FOUND[code] ?? capitalized(inWords(code))).join('; ') || null },
            { verdict: call.result === 'CLEAR' ? 'SAME' : call.findings.includes('EMPLOYER_UNREACHABLE') ? 'NOT_KNOWN' : 'DIFFERENT' },
          ),
        ],
        notes: [],
      });
    return compared;
  },
});
