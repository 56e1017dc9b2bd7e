import type { DocumentData, ReportUsed } from '../document-data.ts';
import { box, facts, heading, list, text, when, type Block } from '../../pdf/blocks.ts';
import { addressee, contact, day, type Template } from '../template.ts';

/** The statement of 15 USC 1681g(g)(1)(D), verbatim. */
const HOME_LOAN_APPLICANT = [
  'In connection with your application for a home loan, the lender must disclose to you the score that a consumer reporting agency distributed to users and the lender used in connection with your home loan, and the key factors affecting your credit scores.',
  'The credit score is a computer generated summary calculated at the time of the request and based on information that a consumer reporting agency or lender has on file. The scores are based on data about your credit history and payment patterns. Credit scores are important because they are used to assist the lender in determining whether you will obtain a loan. They may also be used to determine what interest rate you may be offered on the mortgage. Credit scores can change over time, depending on your conduct, how your credit history and payment patterns change, and how credit scoring technologies change.',
  'Because the score is based on information in your credit history, it is very important that you review the credit-related information that is being furnished to make sure it is accurate. Credit records may vary from one company to another.',
  'If you have questions about your credit score or the credit information that is furnished to you, contact the consumer reporting agency at the address and telephone number provided with this notice, or contact the lender, if the lender developed or generated the credit score. The consumer reporting agency plays no part in the decision to take any action on the loan application and is unable to provide you with specific reasons for the decision on a loan application.',
  'If you have questions concerning the terms of the loan, contact the lender.',
];

/** Contact data of the credit bureau. */
export function bureauBlock({ bureau }: ReportUsed): Block {
  const { name, lines, phone, site } = bureau;
  return facts(['Agency', name], ['Address', lines.join(', ')], ['Telephone', phone], ['Website', site]);
}

const YOUR_REPORT: readonly Block[] = [
  heading('Your credit report'),
  text(
    'Your score comes from your credit report. It is a record of your credit history: whether you pay your bills on time and how much you owe. **Check it for mistakes.** If you find one, tell the agency. It has to look into it, free of charge.',
  ),
  text(
    'You may get a free copy of your report from each of the nationwide agencies once a year: at annualcreditreport.com, by calling 877-322-8228, or by mail to Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA 30348-5281. To learn more about credit reports, visit the Consumer Financial Protection Bureau at consumerfinance.gov/learnmore.',
  ),
];

const USES = { OFFERS: 'for your first offers', DECISION: 'to decide on the application' } as const;

/**
 * Score disclosure to one applicant: model form H-3 with a score, H-5 without (12 CFR 1022 app. H, 1022.74(d)–(f)), and the notice to
 * the home loan applicant (15 USC 1681g(g)).
 */
export const creditScoreNotice: Template<DocumentData['CREDIT_SCORE_NOTICE']> = {
  version: '2026-12',
  title: ({ report, use }) =>
    `${report.score === null ? 'Credit scores' : 'Your credit score'} and the price you pay for credit${use === 'OFFERS' ? '' : ' (at the decision)'}`,
  blocks: (data, lender) => {
    const { score } = data.report;
    const opening: readonly Block[] =
      score === null
        ? [
            heading('Your score'),
            text(
              `Your credit score is not available from ${data.report.bureau.name}, because it may not have enough information about your credit history to work one out.`,
            ),
            text(
              'A credit score is a number that reflects the information in a credit report. It can change. A lender may use it to decide whether to give credit and on which terms, including the interest rate.',
            ),
            text('If you have no score, ask lenders to look at other proof that you pay on time, such as rent or utility bills.'),
          ]
        : [
            {
              kind: 'figures',
              items: [
                { label: 'Your credit score', value: String(score.value), note: `Model ${score.model}` },
                { label: 'Scores range from', value: `${score.low} to ${score.high}`, note: 'Higher is better' },
                { label: 'Created on', value: day(score.date) },
              ],
            },
            heading('What a score is'),
            text(
              'Your credit score is a number that reflects the information in your credit report. It can change, depending on how your credit history changes. A score can affect whether you get a loan and how much you pay for it. Usually, the higher your score, the better the terms.',
            ),
            ...when(
              data.percentBelow !== null,
              heading('How your score compares to the scores of other consumers'),
              text(`Your credit score ranks higher than ${data.percentBelow} percent of consumers in the United States.`),
            ),
            ...when(score.factors.length > 0, heading('Key factors that adversely affected your score'), list(...score.factors)),
          ];
    return [
      addressee(data.applicant, data),
      text(`This notice is for you alone. ${lender.name} uses this credit report ${USES[data.use]}.`),
      ...opening,
      heading('Who supplied it'),
      bureauBlock(data.report),
      ...YOUR_REPORT,
      box(heading('Notice to the home loan applicant', 3), ...HOME_LOAN_APPLICANT.map((words) => text(words, 'law'))),
      text(contact(lender)),
    ];
  },
};
