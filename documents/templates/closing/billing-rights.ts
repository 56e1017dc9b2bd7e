import type { Lender } from '@hearthline/orgs/schema.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { heading, list, text, type Block } from '../../pdf/blocks.ts';

/**
 * Billing rights of an open-end line in the words of the model form, which a home-equity plan may use (12 CFR 1026.6(a)(5), app. G-3(A)); the two billing
 * cycles are those of 12 CFR 1026.13(c)(2). The form's part on credit card purchases is left out: the line has no card.
 */
export const billingRights = ({ legalName, address, supportEmail }: Lender): readonly Block[] => [
  heading('Your billing rights: keep this document for future use'),
  text('This notice tells you about your rights and our responsibilities under the Fair Credit Billing Act.'),
  heading('What to do if you find a mistake on your statement', 3),
  text('If you think there is an error on your statement, write to us at:'),
  { kind: 'address', lines: [legalName, ...addressLines(address), supportEmail] },
  text('In your letter, give us the following information:'),
  list(
    '**Account information:** Your name and account number.',
    '**Dollar amount:** The dollar amount of the suspected error.',
    '**Description of problem:** If you think there is an error on your bill, describe what you believe is wrong and why you believe it is a mistake.',
  ),
  text('You must contact us:'),
  list(
    'Within 60 days after the error appeared on your statement.',
    'At least three business days before an automated payment is scheduled, if you want to stop payment on the amount you think is wrong.',
  ),
  text(
    'You must notify us of any potential errors **in writing** or by email. You may call us, but if you do we are not required to investigate any potential errors and you may have to pay the amount in question.',
  ),
  heading('What will happen after we receive your letter', 3),
  text('When we receive your letter, we must do two things:'),
  {
    kind: 'list',
    numbered: true,
    items: [
      'Within 30 days of receiving your letter, we must tell you that we received your letter. We will also tell you if we have already corrected the error.',
      'Within two billing cycles, and within 90 days, of receiving your letter, we must either correct the error or explain to you why we believe the bill is correct.',
    ],
  },
  text('While we investigate whether or not there has been an error:'),
  list(
    'We cannot try to collect the amount in question, or report you as delinquent on that amount.',
    'The charge in question may remain on your statement, and we may continue to charge you interest on that amount.',
    'While you do not have to pay the amount in question, you are responsible for the remainder of your balance.',
    'We can apply any unpaid amount against your credit limit.',
  ),
  text('After we finish our investigation, one of two things will happen:'),
  list(
    '**If we made a mistake:** You will not have to pay the amount in question or any interest or other fees related to that amount.',
    '**If we do not believe there was a mistake:** You will have to pay the amount in question, along with applicable interest and fees. We will send you a statement of the amount you owe and the date payment is due. We may then report you as delinquent if you do not pay the amount we think you owe.',
  ),
  text(
    'If you receive our explanation but still believe your bill is wrong, you must write to us within 10 days telling us that you still refuse to pay. If you do so, we cannot report you as delinquent without also reporting that you are questioning your bill. We must tell you the name of anyone to whom we reported you as delinquent, and we must let those organizations know when the matter has been settled between us.',
  ),
  text(
    'If we do not follow all of the rules above, you do not have to pay the first $50 of the amount you question even if your bill is correct.',
  ),
];
