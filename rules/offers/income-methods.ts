import type { EmploymentType } from '../enums.ts';

export const INCOME_METHODS = [
  'TRUV_PAYROLL',
  'POINTSERV_PAYROLL',
  'PLAID_TRANSACTIONS',
  'MANUAL_PAYSTUB',
  'POINTSERV_TAX',
  'POINTSERV_1099_MISC',
  'TRUV_FINANCIAL_ACCOUNTS',
  'OTHER',
  'EMPINFO',
] as const;
export type IncomeMethod = (typeof INCOME_METHODS)[number];

const WAGES: readonly IncomeMethod[] = ['TRUV_PAYROLL', 'POINTSERV_PAYROLL', 'PLAID_TRANSACTIONS', 'MANUAL_PAYSTUB', 'EMPINFO'];
const BY_EMPLOYMENT: Partial<Record<EmploymentType, readonly IncomeMethod[]>> = {
  SELF_EMPLOYED: ['POINTSERV_TAX', 'POINTSERV_1099_MISC', 'TRUV_FINANCIAL_ACCOUNTS', 'PLAID_TRANSACTIONS'],
  RETIRED: ['PLAID_TRANSACTIONS', 'TRUV_FINANCIAL_ACCOUNTS', 'OTHER'],
  SEPARATE_MAINTENANCE_PAYMENTS: ['OTHER'],
};

/** Ways to verify income, in the order they are offered (lending §1.4.3). */
export const incomeMethodsFor = (employment: EmploymentType): readonly IncomeMethod[] => BY_EMPLOYMENT[employment] ?? WAGES;
