/** Borrowers' words for each kind of debt. */
const KINDS: Readonly<Record<string, string>> = {
  MORTGAGE: 'Mortgage',
  HELOC: 'Home equity line',
  AUTO: 'Auto loan',
  STUDENT: 'Student loan',
  CARD: 'Credit card',
  INSTALLMENT: 'Loan',
};

/** A kind of debt or account in a borrower's words. */
export const debtName = (kind: string): string => KINDS[kind] ?? 'Account';
