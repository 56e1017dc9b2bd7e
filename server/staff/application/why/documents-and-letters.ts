/** Why documents, income and letters wait. */
import { documentsOf } from '@hearthline/database/stores/application/documents.ts';
import { conditionsOf } from '@hearthline/database/stores/application/conditions.ts';
import { uploadsOf } from '@hearthline/database/stores/application/uploads.ts';
import { timedFacts } from '@hearthline/database/stores/application/application.ts';
import { titleForStaff } from '@hearthline/journey/conditions.ts';
import { letterBack } from '@hearthline/journey/deliveries.ts';
import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { percentOf } from '@hearthline/rules/money.ts';
import { MATCHING_SHARE } from '../../../steps/verification/verified-input.ts';
import { FILE_NAMES } from '../files/names.ts';
import { amount, dollars, figure, percent, type Reason, type ReasonsOf } from './reason.ts';
import { stepErrorText } from './step-vocabulary.ts';
import { INCOME_OUTCOMES_IN_WORDS, INCOME_SOURCES, wordsIn } from './vocabulary.ts';

/** Files that were sent for a condition and that nobody has read. */
export const filesToRead: ReasonsOf = async ({ facts, ctx, application, people, when }) => {
  const waiting = facts.documents.filter(({ conditionId, state }) => conditionId !== null && state === 'RECEIVED');
  if (waiting.length === 0) return [];
  const [uploads, conditions] = await Promise.all([uploadsOf(ctx.pool, [application.uuid]), conditionsOf(ctx.pool, application.uuid)]);
  return waiting.map(({ id, type, conditionId }) => {
    const upload = uploads.find((one) => one.id === id);
    const condition = conditions.find(({ uuid }) => uuid === conditionId);
    return {
      text: `${FILE_NAMES[type]} of ${people.byIdentity(upload?.sent_by ?? null) ?? people.person(condition?.signer_id ?? 'borrower')}, not read yet.`,
      section: 'documents',
      since: upload?.sent_at.toISOString(),
      figures: [
        ...figure('Document', FILE_NAMES[type]),
        ...figure('Asked for', condition && titleForStaff(condition)),
        ...figure('Pages', upload?.pages),
        ...figure('Received', upload && when(upload.sent_at.toISOString())),
      ],
    };
  });
};

/** What each source reported of the income, beside what was stated. */
export const incomeReports: ReasonsOf = ({ facts }) => {
  const { reports, paystubsAsked, monthly } = facts.verification.income;
  const stated = statedAnnualIncome(facts) / 12;
  const limit = `Counts as stated from ${percent(MATCHING_SHARE * 100)} of it`;
  if (monthly !== null) return [];
  return reports.map((report): Reason => {
    const share = percentOf(report.monthly, stated);
    return {
      text: `${wordsIn(INCOME_SOURCES, report.method)}: ${dollars(report.monthly)} a month, ${INCOME_OUTCOMES_IN_WORDS[report.outcome]}, of ${dollars(Math.round(stated))} stated.`,
      section: 'comparisons',
      figures: [
        ...amount('Reported, a month', report.monthly),
        ...amount('Stated, a month', Math.round(stated)),
        ...figure('Share of the stated', share === null ? null : percent(share)),
        ...figure('Paystubs asked for', paystubsAsked > 0 ? paystubsAsked : null),
        ...figure('Employer named by it', report.employerKnown ? 'Yes' : 'No'),
      ],
      limit,
    };
  });
};

/** The letter that came back: what it was, to whom, and why. */
export const letterReturned: ReasonsOf = async ({ facts, ctx, application, people, when }) => {
  const letter = letterBack(facts);
  if (!letter) return [];
  const [documents, moved] = await Promise.all([
    documentsOf(ctx.pool, [application.uuid]),
    timedFacts(ctx.pool, application.uuid, ['mailingProgressed']),
  ]);
  const last = moved.findLast(({ fact }) => fact.mailingId === letter.mailingId);
  const title = documents.find(({ sha256 }) => sha256 === letter.sha256)?.title ?? 'A document';
  const why = last?.fact.reason ? `: ${stepErrorText(last.fact.reason)}` : '';
  return [
    {
      text: `"${title}" to ${people.person(letter.to)} ${letter.mailing?.stage === 'FAILED' ? 'could not be mailed' : 'came back'}${why}.`,
      section: 'documents',
      since: last?.at.toISOString(),
      figures: [
        ...figure('Document', title),
        ...figure('Sent', when(letter.at)),
        ...figure('Tracking number', letter.mailing?.tracking),
        ...figure('Came back', letter.mailing?.endedAt && when(letter.mailing.endedAt)),
      ],
    },
  ];
};
