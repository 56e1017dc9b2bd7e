/** What a kind of account is called. */
const KINDS: Readonly<Record<string, string>> = {
  MORTGAGE: 'Mortgage',
  HELOC: 'Home equity line',
  AUTO: 'Auto loan',
  STUDENT: 'Student loan',
  CARD: 'Credit card',
  INSTALLMENT: 'Loan',
};

/** A kind of debt or account as a borrower calls it. */
export const debtName = (kind: string): string => KINDS[kind] ?? 'Account';
