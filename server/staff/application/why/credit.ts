/** Why credit and identity wait: the bureau's answer, alerts, watch lists, late payments. */
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { counted, listed } from '@hearthline/journey/fact-sentences/row.ts';
import type { CreditAlert, CreditReport, Tradeline } from '@hearthline/providers/credit-bureau/port.ts';
import type { CheckResult } from '@hearthline/providers/checks/port.ts';
import { latenessOf } from '@hearthline/rules/credit/policy.ts';
import { shownDatum } from '../../mask.ts';
import { amount, figure, type ReasonsOf, type Sources } from './reason.ts';
import { ALERTS, CHECKS, FINDINGS, HITS, LATENESS, TRADELINES, wordsIn } from './vocabulary.ts';

/** The report that stopped the application: the hard one once it was pulled. */
const reportOf = ({ facts: { credit, verification } }: Sources) => verification.hardCredit ?? credit;
const answered = async ({ facts, answer }: Pick<Sources, 'facts' | 'answer'>): Promise<CreditReport | null> =>
  answer<CreditReport>(facts.verification.hardCredit ? 'hard-credit' : 'soft-credit');

export const tradelineName = (line: Pick<Tradeline, 'type' | 'creditor'>): string => `${TRADELINES[line.type]} of ${line.creditor}`;

/** The bureau found no usable credit file. */
export const noCreditFile: ReasonsOf = async (from) => {
  const { facts, application, ctx, caller, people, when } = from;
  const report = reportOf(from);
  if (!report) return [];
  const { dob } = await applicantOf(ctx, application);
  const known = facts.verification.hardCredit !== null || facts.ssnSecretId !== null;
  return [
    {
      text: `${report.bureau} answered about ${people.person('borrower')}: ${HITS[report.hit]}.`,
      section: 'credit',
      since: report.asOf,
      figures: [
        ...figure('Asked with', known ? 'Name, birth date, address, Social Security number' : 'Name, birth date, address'),
        ...figure('Birth date in the application', shownDatum('birthDate', { value: dob }, 'page', caller.role)),
        ...figure('Asked', counted(facts.creditTries + 1, 'time')),
        ...figure('Answered', when(report.asOf)),
      ],
    },
  ];
};

const alertFigures = ({ phone }: CreditAlert, { caller }: Sources) =>
  figure(
    'Number in the alert',
    phone === null ? 'None: it names no number' : shownDatum('phone', { value: phone.replaceAll(/\D/g, '') }, 'page', caller.role),
  );

/** Alerts of the bureau that nobody has verified, and a possible match on a watch list. */
export const alertsAndLists: ReasonsOf = async (from) => {
  const { facts, answer, people, when } = from;
  const { verification, credit } = facts;
  const open = verification.hardCredit && !verification.hardAlertVerified ? verification.hardCredit : facts.alertVerified ? null : credit;
  const report = open?.alerts.length ? await answered(from) : null;
  const alerts = (open?.alerts ?? []).map((type) => {
    const alert = report?.alerts.find((one) => one.type === type);
    return {
      text: `The credit file of ${people.person('borrower')} has ${wordsIn(ALERTS, type)}: the consumer is called before anything is opened.`,
      section: 'credit' as const,
      since: open?.asOf,
      figures: [
        ...figure('Bureau', open?.bureau),
        ...(alert ? alertFigures(alert, from) : []),
        ...figure('Reported', when(open?.asOf ?? '')),
      ],
    };
  });
  const check = verification.checks.WATCHLIST;
  if (check?.clear !== false || check.cleared) return alerts;
  const found = await answer<CheckResult>('check:WATCHLIST');
  return [
    ...alerts,
    {
      text: `${CHECKS.WATCHLIST}: ${wordsIn(FINDINGS, check.reason ?? 'HIT')} with ${people.person('borrower')}.`,
      section: 'comparisons' as const,
      figures: [
        ...figure(
          'Found',
          (found?.findings ?? [])
            .filter((code) => code !== check.reason)
            .map((code) => wordsIn(FINDINGS, code))
            .join(', '),
        ),
        ...figure('As of', found && when(found.asOf)),
      ],
    },
  ];
};

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** The months of a tradeline's history in which it was late, newest first. @param asOf the instant of the report */
function lateMonths({ payHistory24 }: Tradeline, asOf: string): string[] {
  const now = new Date(asOf);
  return payHistory24
    .split('')
    .flatMap((code, back) =>
      /[1-9]/.test(code)
        ? [`${MONTH.format(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15))}: ${Number(code) * 30} days`]
        : [],
    );
}

/** Accounts that are, or were, late in the way that the rules refer. */
export const delinquencies: ReasonsOf = async (from) => {
  const { facts, answer, people } = from;
  const report = await answer<CreditReport>('soft-credit');
  const asOf = facts.credit?.asOf ?? '';
  const lines = (report?.tradelines ?? []).filter((line) => line.ecoa !== 'AUTHORIZED_USER' && latenessOf(line) !== 'NONE');
  return lines.map((line) => {
    const lateness = latenessOf(line);
    const months = lateMonths(line, asOf);
    return {
      text: `${tradelineName(line)}: ${lateness === 'NONE' ? 'late' : LATENESS[lateness]}.`,
      section: 'credit',
      since: asOf,
      figures: [
        ...amount('Balance', line.balance),
        ...amount('Past due now', line.pastDue > 0 ? line.pastDue : null),
        ...figure('Late months', months.length > 0 ? listed(months.slice(0, 6)) : null),
        ...figure('Times 30, 60, 90 days late', `${line.late30}, ${line.late60}, ${line.late90}`),
        ...figure('Explanation', facts.delinquencyExplained ? `Sent by ${people.person('borrower')}` : 'Not sent yet'),
      ],
      limit: 'Nothing past due; on homes no 30 days in 12 months, no 60 in 24',
    };
  });
};
