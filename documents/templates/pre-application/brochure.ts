import type { DocumentData } from '../document-data.ts';
import { facts, heading, list, text } from '../../pdf/blocks.ts';
import { contact, type Template } from '../template.ts';

/**
 * What a borrower should know about home equity lines of credit, given with the application: a suitable substitute for the brochure of the Consumer
 * Financial Protection Bureau, comparable to it in substance and scope (12 CFR 1026.40(e), comment 40(e)-1).
 */
export const helocBrochure: Template<DocumentData['HELOC_BROCHURE']> = {
  version: '2026-11',
  title: () => 'What you should know about home equity lines of credit',
  blocks: (_data, lender) => [
    text(
      'This booklet explains lines of this kind in general, ours and those of others, so that you can compare and decide. It takes the place of the Consumer Financial Protection Bureau’s booklet of the same name, which you can find at consumerfinance.gov.',
      'lead',
    ),
    heading('What a home equity line of credit is'),
    text(
      'A home equity line of credit, or HELOC, lets you borrow against the equity in your home: what it is worth, less what you owe on it. The lender sets a limit. During the draw period you borrow when and what you need, pay it down, and borrow again. In the repayment period that follows you pay off what is left and cannot borrow more.',
    ),
    text(
      '**Your home secures the line. If you do not pay as agreed, you could lose it.** Think carefully before you use a home to pay off debts that nothing secures now, such as credit cards.',
    ),
    heading('Other ways to borrow'),
    list(
      'A **home equity loan** or second mortgage: one sum, usually at a fixed rate, with equal payments.',
      'A **cash-out refinance**: a new, larger first mortgage. Compare its rate with that of the mortgage you would give up.',
      'A **personal loan or line** that no home secures: often a higher rate, and no risk to the home.',
      'A **loan from your retirement plan**, savings, or help for a particular need, such as repairs or study.',
    ),
    heading('Compare lenders'),
    text('Ask several lenders for their terms in writing, on the same day and for the same amount. Compare:'),
    list(
      'the annual percentage rate (APR). The APR of a line counts interest only, not fees, so look at both;',
      'whether a rate is fixed or changes, and for which draws;',
      'what it costs to open the line, keep it, draw from it, and close it early;',
      'how long you can draw, how long you repay, and what each payment pays: interest alone, or principal too;',
      'whether a large payment is due at the end; and',
      'how much you have to draw at first, and each time after.',
    ),
    heading('How a rate that changes works'),
    facts(
      ['Index', 'A rate that the lender does not control, such as the prime rate in The Wall Street Journal'],
      ['Margin', 'The points that the lender adds to the index. Ask for it: it differs from lender to lender'],
      ['Cap', 'The highest rate there can be. A line on a home must have one for its whole term'],
      ['Discount', 'A low rate at the start. Ask how long it lasts, and what the rate would be today without it'],
      ['Conversion', 'A choice, with some lenders, to fix the rate of a balance. Ask for its cost'],
    ),
    text(
      'When the index rises, so does the rate of what is tied to it, and the payment with it. Ask what you would pay at the cap, and whether you could.',
    ),
    heading('What it costs'),
    list(
      'To open: an application or origination fee, a valuation of the home, a title search, recording in the county, taxes, a notary, sometimes points.',
      'While it is open: a yearly fee, a fee for each draw, a fee when you do not use it.',
      'At the end: a fee for closing early, with some lenders.',
    ),
    text(
      'In the first three business days after you get the important terms, a lender may charge only fees that it gives back if you decide against the line. If a term changes before the line is opened, other than by its index, and you then decide against the line, you get back every fee you paid.',
    ),
    heading('How you repay'),
    text(
      'Some lines ask for interest alone during the draw period, so that payments can rise sharply when the repayment of principal begins. Some end with one large payment of what is left, a balloon. Plan for it early: if you cannot pay or refinance it, you could lose the home. If you pay more than the minimum payment, you pay less interest in all.',
    ),
    heading('What the lender may do later'),
    text(
      'A lender may stop further draws, or lower your limit, in three cases: the home is worth much less than when you applied; your finances changed, and it has reason to believe that you cannot pay; or you break an important promise of the agreement. It has to tell you in writing. You can ask why, send proof that the reason is wrong or has passed, for example a newer valuation, and ask to have the line restored. You can also look for another lender, whose line would pay off this one.',
    ),
    text(
      'A lender may end the line and ask for the whole balance only for fraud or a material misstatement, for not paying as agreed, or for harm to its security in the home. It cannot change the terms as it likes.',
    ),
    heading('Your rights'),
    list(
      '**Three business days to cancel**, where your main home secures the line. Cancel in writing, for any reason. You then owe nothing, and fees are returned within 20 days.',
      '**Statements** for each month in which there is a balance or a charge, and the right to dispute an error in one.',
      '**No discrimination** because of race, color, religion, national origin, sex, marital status, age, income from public assistance, or because you used your rights.',
      '**The reasons** in writing, when you are turned down.',
    ),
    heading('Before you sign'),
    list(
      'I know how much I need, for what, and what I pay each month, now and at the highest rate.',
      'I have compared the offers of several lenders, fees included.',
      'I know when I can no longer draw, and what is due at the end.',
      'I could keep paying after an illness, or without one income.',
      'I have read the agreement, and asked about what I did not understand.',
    ),
    heading('Where to get help'),
    text(
      'Housing counselors approved by the U.S. Department of Housing and Urban Development advise at little or no cost: consumerfinance.gov/find-a-housing-counselor or 855-411-2372. Tell the Consumer Financial Protection Bureau about a problem with a lender: consumerfinance.gov/complaint. A tax adviser can say whether interest can be deducted.',
    ),
    text(contact(lender)),
  ],
};
