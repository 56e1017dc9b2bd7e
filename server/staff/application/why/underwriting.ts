/** Why underwriting waits: contradictions in the credit file with their effect on DTI, lines that nobody can place, checks, the employer. */
import { employerOf } from '@hearthline/database/stores/person/parties.ts';
import { ratiosOf } from '@hearthline/journey/application/reason-figures.ts';
import { unsettledConflicts } from '@hearthline/journey/application/underwriting-decision.ts';
import { listed } from '@hearthline/journey/fact-sentences/row.ts';
import { knownLiens } from '@hearthline/journey/selectors.ts';
import { stoppedChecks } from '@hearthline/journey/steps/verification.ts';
import type { CheckResult } from '@hearthline/providers/checks/port.ts';
import type { CreditReport, Tradeline } from '@hearthline/providers/credit-bureau/port.ts';
import type { DebtInput, UnderwriteInput } from '@hearthline/rules/offers/types.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import { GiveUp } from '../../../engine/step.ts';
import { marketRatesToday } from '../../../steps/prequalification/market-rates.ts';
import { unplacedLines } from '../../../steps/prequalification/texas-equity.ts';
import { underwriteInput } from '../../../steps/prequalification/underwriting.ts';
import { tradelineName } from './credit.ts';
import { amount, dollars, figure, percent, type Reason, type ReasonsOf, type Sources } from './reason.ts';
import { CHECKS, CONFLICTS, FINDINGS, TRADELINES, wordsIn } from './vocabulary.ts';

/** What the first underwriting was made from; null where it cannot be made. */
async function inputOf({ ctx, application }: Sources, report: CreditReport): Promise<UnderwriteInput | null> {
  const creditorOf = (id: string) => report.tradelines.find((line) => line.id === id)?.creditor ?? 'Creditor';
  try {
    return { ...underwriteInput(application, creditorOf), ...(await marketRatesToday(ctx, application)) };
  } catch (error) {
    if (error instanceof GiveUp) return null;
    throw error;
  }
}

const counted = (line: Tradeline): DebtInput => ({
  id: line.id,
  creditor: line.creditor,
  type: line.type,
  balance: line.balance,
  monthlyPayment: line.payment,
  remainingPayments: line.remainingPayments,
});

/** DTI and the largest line without a tradeline and with it, by the rules that make the offers. */
function effectOf(input: UnderwriteInput, line: Tradeline): Pick<Reason, 'figures' | 'limit'> {
  const others = input.debts.filter(({ id }) => id !== line.id);
  const without = underwrite({ ...input, debts: others });
  const withIt = underwrite({ ...input, debts: [...others, counted(line)] });
  return {
    figures: [
      ...figure('DTI without it', without.preDti === null ? null : percent(without.preDti)),
      ...figure('DTI with it', withIt.preDti === null ? null : percent(withIt.preDti)),
      ...amount('Largest line without it', without.maxLine),
      ...amount('Largest line with it', withIt.maxLine),
    ],
    limit: `DTI at most ${percent(without.capDti)}, with the line`,
  };
}

/** Contradictions in the credit file, one reason for each tradeline. */
export const contradictions: ReasonsOf = async (from) => {
  const { credit } = from.facts;
  const unsettled = unsettledConflicts(from.facts);
  if (!credit || unsettled.length === 0) return [];
  const report = await from.answer<CreditReport>('soft-credit');
  if (!report) return [];
  const input = await inputOf(from, report);
  const byLine = Map.groupBy(unsettled, (conflict) => conflict.slice(conflict.indexOf(':') + 1));
  return [...byLine].flatMap(([id, conflicts]) => {
    const line = report.tradelines.find((one) => one.id === id);
    if (!line) return [];
    // a lien on the home counts as one, with or without the account of the report
    const isLien = (knownLiens(from.facts) ?? []).some(({ debtId }) => debtId === id);
    const effect = isLien ? { figures: figure('Counts', 'As a lien on the home'), limit: undefined } : input && effectOf(input, line);
    const owed = line.balance > 0 ? `, ${dollars(line.balance)}${line.payment === null ? '' : ` at ${dollars(line.payment)} a month`}` : '';
    return {
      text: `${tradelineName(line)}${owed}: ${conflicts.map((one) => wordsIn(CONFLICTS, one.slice(0, one.indexOf(':')))).join('; ')}.`,
      section: 'credit' as const,
      since: credit.asOf,
      figures: [...amount('Past due', line.pastDue > 0 ? line.pastDue : null), ...(effect?.figures ?? [])],
      limit: effect?.limit,
    };
  });
};

/** A limit is passed by so little that the lender's policy has a person decide. */
export const nearMisses: ReasonsOf = ({ facts }) => {
  const { underwriting } = facts;
  if (underwriting?.nearMiss !== true) return [];
  const { dti, cltv } = ratiosOf(facts);
  const isDti = underwriting.reasons.includes('DTI_OVER');
  const { percent: now, limit } = isDti ? dti : cltv;
  return [
    {
      text: `By the rules no line is possible within the ${isDti ? 'DTI' : 'CLTV'} limit, and with a few points more one is: the lender’s policy has an underwriter decide.`,
      section: 'credit',
      figures: figure(isDti ? 'DTI, before a line' : 'CLTV, before a line', now === null ? null : percent(now)),
      limit: limit === null ? undefined : `${isDti ? 'DTI' : 'CLTV'} at most ${percent(limit)}, with the line`,
    },
  ];
};

/** Texas allows one equity loan on a home: where one is secured is found out first. */
export const texasLines: ReasonsOf = ({ facts, when }) => {
  const { debts, liens } = facts.underwritingCleared ? { debts: [], liens: [] } : unplacedLines(facts);
  return [
    ...debts.map((debt): Reason => ({
      text: `${TRADELINES[debt.kind]} on the credit report, and not on record: this home may secure it, and Texas allows one equity loan on a home.`,
      section: 'credit',
      figures: [...amount('Balance', debt.balance), ...amount('A month', debt.monthlyPayment)],
    })),
    ...liens.map((lien): Reason => ({
      text: `Home equity line of ${lien.lenderName} on record, and left out of the liens that the borrower confirmed.`,
      section: 'figures',
      figures: [...amount('Balance', lien.currentBalance), ...figure('Recorded', lien.originationDate && when(lien.originationDate))],
    })),
  ];
};

/** Checks that stopped the application and wait for underwriting. */
export const checksThatStopped: ReasonsOf = async ({ facts, answer, when }) => {
  const stopped = stoppedChecks(facts).filter((kind) => kind !== 'WATCHLIST');
  return Promise.all(
    stopped.map(async (kind): Promise<Reason> => {
      const found = kind === 'DUPLICATE_LINE' ? null : await answer<CheckResult>(`check:${kind}`);
      const reason = facts.verification.checks[kind]?.reason ?? 'HIT';
      const more = (found?.findings ?? []).filter((code) => code !== reason).map((code) => wordsIn(FINDINGS, code));
      return {
        text: `${CHECKS[kind]}: ${wordsIn(FINDINGS, reason)}.`,
        section: 'timeline',
        figures: [...figure('Check', CHECKS[kind]), ...figure('Found', listed(more, '')), ...figure('As of', found && when(found.asOf))],
      };
    }),
  );
};

/** The employer answered that the borrower does not work there. */
export const employmentEnded: ReasonsOf = async ({ facts, ctx, application, answer, people, when }) => {
  if (facts.verification.employment.employed !== false) return [];
  const [employer, found] = await Promise.all([employerOf(ctx.pool, application.uuid), answer<CheckResult>('employment')]);
  const findings = found?.findings.map((code) => wordsIn(FINDINGS, code)) ?? [];
  return [
    {
      text: `${employer?.name ?? 'The employer'} was asked about ${people.person('borrower')}: ${listed(findings, 'the employment could not be verified')}.`,
      section: 'timeline',
      since: found?.asOf,
      figures: [
        ...figure('Employer', employer?.name),
        ...figure('Title stated', employer?.title),
        ...figure('Since, as stated', employer?.startDate && when(employer.startDate)),
        ...figure('Answered', found && when(found.asOf)),
      ],
    },
  ];
};
