import type { DocumentData } from '../document-data.ts';
import { box, facts, list, text, type Block } from '../../pdf/blocks.ts';
import { addressOf, day, names, type Template } from '../template.ts';

/** The words of Tex. Const. art. XVI s.50(g), in its order (lending §1.4.1). */
const WORDS: readonly Block[] = [
  text(
    'Section 50(a)(6), Article XVI, of the Texas Constitution allows certain loans to be secured against the equity in your home. Such loans are commonly known as equity loans. **If you do not repay the loan or if you fail to meet the terms of the loan, the lender may foreclose and sell your home.** The constitution provides that:',
    'law',
  ),
  list(
    'the loan must be voluntarily created with the consent of each owner of your home and each owner’s spouse;',
    'the principal loan amount at the time the loan is made must not exceed an amount that, when added to the principal balances of all other liens against your home, is more than 80 percent of the fair market value of your home;',
    'the loan must be without recourse for personal liability against you and your spouse unless you or your spouse obtained this extension of credit by actual fraud;',
    'the lien securing the loan may be foreclosed upon only with a court order;',
    'fees and charges to make the loan may not exceed 2 percent of the loan amount, except for a fee or charge for an appraisal performed by a third party appraiser, a property survey performed by a state registered or licensed surveyor, a state base premium for a mortgagee policy of title insurance with endorsements, or a title examination report;',
    'the loan may not be an open-end account that may be debited from time to time or under which credit may be extended from time to time unless it is a home equity line of credit;',
    'you may prepay the loan without penalty or charge;',
    'no additional collateral may be security for the loan;',
    'you are not required to repay the loan earlier than agreed solely because the fair market value of your home decreases or because you default on another loan that is not secured by your home;',
    'only one loan described by Section 50(a)(6), Article XVI, of the Texas Constitution may be secured with your home at any given time;',
    'the loan must be scheduled to be repaid in payments that equal or exceed the amount of accrued interest for each payment period;',
    'the loan may not close before 12 days after you submit a loan application to the lender or before 12 days after you receive this notice, whichever date is later; and may not without your consent close before one business day after the date on which you receive a copy of your loan application if not previously provided and a final itemized disclosure of the actual fees, points, interest, costs, and charges that will be charged at closing; and if your home was security for the same type of loan within the past year, a new loan secured by the same property may not close before one year has passed from the closing date of the other loan, unless on oath you request an earlier closing due to a declared state of emergency;',
    'the loan may close only at the office of the lender, title company, or an attorney at law;',
    'the lender may charge any fixed or variable rate of interest authorized by statute;',
    'only a lawfully authorized lender may make loans described by Section 50(a)(6), Article XVI, of the Texas Constitution.',
  ),
  text('Loans described by Section 50(a)(6), Article XVI, of the Texas Constitution must:', 'law'),
  list(
    'not require you to apply the proceeds to another debt except a debt that is secured by your home or owed to another lender;',
    'not require that you assign wages as security;',
    'not require that you execute instruments which have blanks for substantive terms of agreement left to be filled in;',
    'not require that you sign a confession of judgment or power of attorney to another person to confess judgment or appear in a legal proceeding on your behalf;',
    'provide that you receive a copy of your final loan application and all executed documents that are signed by you at closing related to this extension of credit;',
    'provide that the security instruments contain a disclosure that this loan is a loan defined by Section 50(a)(6), Article XVI, of the Texas Constitution;',
    'provide that when the loan is paid in full, the lender will sign and give you a release of lien or an assignment of the lien, whichever is appropriate;',
    'provide that you may, within 3 days after closing, rescind the loan without penalty or charge;',
    'provide that you and the lender acknowledge the fair market value of your home on the date the loan closes; and',
    'provide that the lender will forfeit all principal and interest if the lender fails to comply with the lender’s obligations unless the lender cures the failure to comply as provided by Section 50(a)(6)(Q)(x), Article XVI, of the Texas Constitution.',
  ),
  text('If the loan is a home equity line of credit:', 'law'),
  list(
    'you may request advances, repay money, and reborrow money under the line of credit;',
    'each advance under the line of credit must be in an amount of at least $4,000;',
    'you may not use a credit card, debit card, or similar device, or preprinted check that you did not solicit, to obtain advances under the line of credit;',
    'any fees the lender charges may be charged and collected only at the time the line of credit is established and the lender may not charge a fee in connection with any advance;',
    'the maximum principal amount that may be extended, when added to all other debts secured by your home, may not exceed 80 percent of the fair market value of your home on the date the line of credit is established;',
    'if the principal balance under the line of credit at any time exceeds 80 percent of the fair market value of your home, as determined on the date the line of credit is established, you may not continue to request advances under the line of credit until the balance is less than 80 percent of the fair market value; and',
    'the lender may not unilaterally amend the terms of the line of credit.',
  ),
  box(
    text(
      '**This notice is only a summary of your rights under the Texas Constitution. Your rights are governed by Section 50, Article XVI, of the Texas Constitution, and not by this notice.**',
      'law',
    ),
  ),
];

/** The notice of s.50(g) on an instrument of its own, with its own title and nothing else in the file; its delivery starts the twelve days. */
export const texasEquityNotice: Template<DocumentData['TEXAS_EQUITY_NOTICE']> = {
  version: '2026-11',
  title: () => 'Notice concerning extensions of credit defined by Section 50(a)(6), Article XVI, Texas Constitution',
  blocks: (data) => [
    facts(
      ['For each owner of the home, and each owner’s spouse', names(data.owners)],
      ['Home', addressOf(data.property)],
      ['Date', day(data.on)],
    ),
    ...WORDS,
  ],
};
