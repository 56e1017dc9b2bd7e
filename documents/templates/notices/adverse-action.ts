import type { Lender } from '@hearthline/orgs/schema.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import type { AdverseCause, DocumentData, ReportUsed } from '../document-data.ts';
import { facts, heading, list, text, when, type Block } from '../../pdf/blocks.ts';
import { bureauBlock } from '../application/credit-score.ts';
import { addressee, addressOf, contact, day, ecoaNotice, names, type Template } from '../template.ts';

type Data = DocumentData['ADVERSE_ACTION_NOTICE'];

const OPENING: Readonly<Record<AdverseCause, string>> = {
  DECLINED: 'We cannot offer you a line of credit on this application.',
  CLOSED: 'We have closed this application. We cannot open the line of credit that you applied for.',
  OWNER_REFUSED: 'One of the owners of the home did not sign. We cannot open the line of credit that you applied for.',
  LAPSED:
    'We could not offer you the line that you asked for. The other line that we offered you was open for 90 days and was not accepted. Your application is closed.',
  NOT_WANTED:
    'We could not offer you the line that you asked for. You declined the other line that we offered you. Your application is closed.',
};

/** The consumer report, where one weighed: 15 USC 1681m(a); with the score, 12 CFR 1002 form C-1 part II. */
function reportBlocks(report: ReportUsed): readonly Block[] {
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
          ...when(score.factors.length > 0, text('Key factors that adversely affected your credit score:'), list(...score.factors)),
        ]),
  ];
}

/** Other outside sources, where any weighed: 15 USC 1681m(b)(1), form C-1 part II. */
const outsideBlocks = (outside: readonly string[], { name, address }: Lender): readonly Block[] => [
  heading('Information from others'),
  text(
    `Our decision was based in whole or in part on information from an outside source other than a consumer reporting agency: ${names(outside)}. Under the Fair Credit Reporting Act, you have the right to make a written request, no later than 60 days after you receive this notice, for disclosure of the nature of this information. Write to ${name}, ${addressLines(address).join(', ')}.`,
  ),
];

/** What a decision against the applicant was based on, and their rights: 12 CFR 1002.9(a)(2), (b); 15 USC 1681m(a), (b). */
export const sourcesAndRights = (
  { report, outside, state }: Pick<Data, 'report' | 'outside' | 'state'>,
  lender: Lender,
): readonly Block[] => [
  ...(report === null ? [] : reportBlocks(report)),
  ...(outside.length === 0 ? [] : outsideBlocks(outside, lender)),
  ...when(
    report === null && outside.length === 0,
    heading('What we relied on'),
    text('We relied on what you told us and sent us, and on no credit report or other information from an outside source.'),
  ),
  heading('Your rights'),
  ecoaNotice(lender),
  ...when(
    state === 'NY',
    text('If you believe that the reasons are wrong, you may ask us to look again within 60 days (New York Banking Law 6-d).'),
  ),
  text(`If you think that we missed something, tell us. ${contact(lender)}`),
];

/** Notice of action taken: 12 CFR 1002.9(a)(2), (b), model form C-1; lending §2.4. */
export const adverseActionNotice: Template<Data> = {
  version: '2026-12',
  title: () => 'About your application: our decision',
  blocks: (data, lender) => [
    addressee(data.applicants[0] ?? '', data),
    text(`Thank you for your application of ${day(data.applied)} for a home equity line of credit on ${addressOf(data.property)}.`),
    text(OPENING[data.cause], 'lead'),
    heading(data.reasons.length === 1 ? 'The principal reason' : 'The principal reasons'),
    list(...data.reasons),
    ...sourcesAndRights(data, lender),
  ],
};
