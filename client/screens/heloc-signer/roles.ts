/** What each role means: said before anything is asked, because a signature is a legal act. */
type RoleCopy = {
  readonly who: (primary: string) => string;
  readonly signs: readonly string[];
  readonly owes: string;
  readonly owesText: string;
};

const DEED = 'The deed that secures the line: the lender can have the home sold if the line is not repaid.';
const RECEIPT = 'The receipt of your notice of the right to cancel.';
const HOME = 'But the home secures the line: if it is not repaid, the lender can have the home sold.';

export const ROLES: Readonly<Record<string, RoleCopy>> = {
  CO_DEEDER: {
    who: (primary) =>
      `${primary} is opening a home equity line of credit on a home you own a part of. It cannot be opened without the signature of every owner.`,
    signs: [DEED, RECEIPT],
    owes: 'Nothing',
    owesText: `You do not borrow, and you are not responsible for the debt. ${HOME}`,
  },
  CO_SIGNER: {
    who: (primary) => `${primary} is opening a home equity line of credit, and asks you to owe it together.`,
    signs: ['The credit agreement and note: your promise to repay.', DEED, RECEIPT],
    owes: 'The whole debt, together with the borrower',
    owesText: `If the borrower does not pay, you have to, including late fees, and the lender may ask you first. Late payments can appear on your credit report. ${HOME}`,
  },
  SPOUSE: {
    who: (primary) =>
      `${primary} is opening a home equity line of credit. The law gives a spouse rights in the home, so your signature is needed too.`,
    signs: [DEED, RECEIPT],
    owes: 'Nothing',
    owesText: `You do not borrow, and you are not responsible for the debt. ${HOME}`,
  },
};

/** A role's copy; a co-owner's for one that has none of its own. */
export const roleOf = (role: string): RoleCopy => ROLES[role] ?? (ROLES['CO_DEEDER'] as RoleCopy);
