import { ECOA_AGENCIES, ECOA_STATEMENT } from '@hearthline/rules/regulation/adverse-action.ts';
import type { DocumentData } from '../document-data.ts';
import { box, facts, heading, list, text, when, type Block } from '../../pdf/blocks.ts';
import { bureauBlock } from '../application/credit-score.ts';
import { addressee, addressOf, apr, contact, day, dollars, money, weekdayOf, type Template } from '../template.ts';

type Data = DocumentData['ADVERSE_ACTION_NOTICE'];

const OPENING: Readonly<Record<Data['action'], string>> = {
  DENIED: 'We cannot offer you a line of credit on this application.',
  COUNTEROFFER: 'We cannot offer you the line you asked for. We can offer you another one, shown below.',
  WITHDRAWN_OFFER: 'The other line that we offered you was not accepted in time. Your application is closed.',
};

/** The credit report section: 15 USC 1681m(a); with the score, 12 CFR 1002 form C-1 part II. */
function reportBlocks({ report }: Data): readonly Block[] {
  if (report === null)
    return [heading('Your credit report'), text('We did not use information from outside sources other than those named above.')];
  const { name } = report.bureau;
  const { score } = report;
  return [
    heading('Your credit report'),
    text(
      `Our decision was based in whole or in part on information from the consumer reporting agency below. **It took no part in our decision and cannot tell you why we made it.** You have a right under the Fair Credit Reporting Act to know the information in your credit file there. You may get a free copy of your report from it if you ask within 60 days after you get this notice. If you find that information is inaccurate or incomplete, you may dispute it with the agency.`,
    ),
    bureauBlock(report),
    ...(score === null
      ? []
      : [
          heading('Your credit score'),
          text(
            `We also got your credit score from ${name} and used it. Your score is a number that reflects the information in your report. It can change, depending on how that information changes.`,
          ),
          facts(
            ['Your credit score', String(score.value)],
            ['Date', day(score.date)],
            ['Range', `from a low of ${score.low} to a high of ${score.high}`],
            ['Model', score.model],
          ),
          text('Key factors that adversely affected your credit score:'),
          list(...score.factors),
        ]),
  ];
}

/** Notice of action taken: 12 CFR 1002.9(a)(2), (b), model form C-1; lending §2.4. */
export const adverseActionNotice: Template<Data> = {
  version: '2026-11',
  title: ({ action }) => (action === 'COUNTEROFFER' ? 'About your application: another offer' : 'About your application: our decision'),
  blocks: (data, lender) => [
    addressee(data.applicants[0] ?? '', data),
    text(`Thank you for your application of ${day(data.applied)} for a home equity line of credit on ${addressOf(data.property)}.`),
    text(OPENING[data.action], 'lead'),
    ...(data.counteroffer === null
      ? []
      : [
          {
            kind: 'figures',
            items: [
              { label: 'Monthly payment', value: money(data.counteroffer.payment) },
              { label: 'APR', value: apr(data.counteroffer.apr) },
              { label: 'Term', value: `${data.counteroffer.termYears} years` },
              { label: 'Line', value: dollars(data.counteroffer.line) },
            ],
          } as const,
          text(
            `To accept it, sign in and choose it by **${weekdayOf(data.counteroffer.until)}**. If you do not, this letter is our notice that we could not give you what you asked for.`,
          ),
        ]),
    heading(data.reasons.length === 1 ? 'The principal reason' : 'The principal reasons'),
    list(...data.reasons),
    ...reportBlocks(data),
    heading('Your rights'),
    box(text(ECOA_STATEMENT, 'law'), text(`${ECOA_AGENCIES.NON_BANK.name}, ${ECOA_AGENCIES.NON_BANK.lines.join(', ')}.`, 'law')),
    ...when(
      data.state === 'NY',
      text('If you believe that the reasons are wrong, you may ask us to look again within 60 days (New York Banking Law 6-d).'),
    ),
    text(`If you think that we missed something, tell us. ${contact(lender)}`),
  ],
};
