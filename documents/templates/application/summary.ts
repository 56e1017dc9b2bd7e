import type { DocumentData, Signer } from '../document-data.ts';
import { facts, heading, list, text, when } from '../../pdf/blocks.ts';
import { addressOf, contact, day, dollars, money, names, signatures, type Template } from '../template.ts';
import { autopayLine, keyFigures, laterDrawLine, lenderPaid, moneyTable } from './terms.ts';

/** The summary of the requested line, to read to the end and sign (lending §1.2 row 13). */
export const summaryDisclosure: Template<DocumentData['SUMMARY_DISCLOSURE']> = {
  version: '2026-11',
  title: () => 'Summary of your application',
  blocks: (data, lender) => [
    text(
      'Please check that everything is right. Your signature completes the application. **It does not open the line:** you sign the agreement later, after we have checked what you told us.',
      'lead',
    ),
    keyFigures(data.terms),
    text(`${autopayLine(data.terms)} The APR does not include costs other than interest.`),
    text(laterDrawLine(data.terms)),
    ...when(
      data.terms.interestOnly,
      text(
        `These are payments of interest. **The last payment is ${money(data.terms.lastPayment)}:** you still owe almost all of the line then, and it is due at once.`,
      ),
    ),
    moneyTable(data.terms),
    ...lenderPaid(data.terms),
    heading('What you told us'),
    facts(
      ['Applicants', names(data.applicants)],
      ['Property', addressOf(data.property)],
      ['Use of the home', data.occupancy],
      ['Income before taxes, a year', dollars(data.statedIncome)],
      ['Use of the money', data.purpose],
      ['Date of application', day(data.applied)],
    ),
    heading('What you confirm'),
    list(
      'What you told us is true and complete. Knowingly giving false information to a lender is a federal crime (18 USC 1014).',
      'You apply for credit in your own name, and jointly with the other applicants named here, if there are any.',
      'You allow us to check your income, employment, accounts, identity and home, and to get your full credit report. That is a hard inquiry, which can lower your score by a few points.',
      'You do not plan to sell the home within six months.',
    ),
    heading('What happens next'),
    text(`We verify your information and tell you our decision within 30 days of a complete application. ${contact(lender)}`),
    signatures(
      'Your application',
      data.applicants.map((name, i): Signer => ({
        name,
        capacity: i === 0 ? 'BORROWER' : 'CO_BORROWER',
        ...(i === 0 && { party: 'borrower' }),
      })),
    ),
  ],
};
