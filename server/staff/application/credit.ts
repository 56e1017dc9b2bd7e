import type { deskCredit } from '@hearthline/contract/desk/application/credit.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { type AnswerKind, newestAnswers } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { capitalized } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { CreditReport, Tradeline } from '@hearthline/providers/credit-bureau/port.ts';
import { latenessOf } from '@hearthline/rules/credit/policy.ts';
import { roundHalfEven, sum } from '@hearthline/rules/money.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { standingsOf } from '../../steps/prequalification/counted-debts.ts';
import { shownDatum } from '../mask.ts';
import { peopleOf } from '../own.ts';
import { CONFLICTS, wordsIn } from './why/vocabulary.ts';

type Reply = z.input<typeof deskCredit.reply>;
type Report = Reply['reports'][number];
type Line = Report['tradelines'][number];
type Stored = Awaited<ReturnType<typeof newestAnswers<CreditReport>>>[number];

const OF_BORROWER = { 'soft-credit': 'SOFT', 'hard-credit': 'HARD', 'credit-refresh': 'REFRESH' } as const;
const OF_SIGNER = 'signer-credit:';

/** Signers whose credit was pulled. */
const pulledSigners = ({ verification }: Facts) => verification.signers.filter(({ credit }) => credit !== null);
/** Whose reports an application has: a borrower's identity, and signers by their row. */
export const creditSubjects = ({ identityUuid, facts }: Application): readonly string[] => [
  identityUuid,
  ...pulledSigners(facts).map(({ id }) => id),
];

/** The stored reports of an application: the newest of each kind, the newest first. */
export const storedReports = async (
  ctx: Context,
  { uuid, facts }: Application,
  on?: Parameters<typeof newestAnswers>[3],
): Promise<Stored[]> => {
  const kinds = [...Object.keys(OF_BORROWER), ...pulledSigners(facts).map(({ id }) => `${OF_SIGNER}${id}`)] as AnswerKind[];
  return newestAnswers<CreditReport>(ctx, uuid, kinds, on);
};
/** Whose a stored report is: `borrower`, or the signer's id. */
export const partyOf = ({ kind }: Pick<Stored, 'kind'>): string => (kind.startsWith(OF_SIGNER) ? kind.slice(OF_SIGNER.length) : 'borrower');

/** Why there is no report. */
function whyNone({ credit, consents, verification }: Facts): string {
  if (credit || verification.hardCredit) return 'The report was erased: the time to keep it is over.';
  return consents.SOFT_CREDIT === undefined
    ? 'The borrower has not agreed to a credit report yet.'
    : 'The credit bureau has been asked and has not answered yet.';
}

/** The months of a history from the one of the report on, and how many days late each was. */
function historyOf({ payHistory24 }: Tradeline, reportedOn: string): Line['history'] {
  const [year = 0, month = 1] = reportedOn.split('-').map(Number);
  return (payHistory24.slice(0, 24).match(/./g) ?? []).map((mark, ago) => ({
    month: new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
    late: /\d/.test(mark) ? Number(mark) * 30 : null,
  }));
}

/** Another signer's debts are none of the borrower's: DTI is made of the borrower's report alone. */
const NOT_COUNTED: Line['dti'] = { as: null, why: 'NOT_THE_BORROWER', monthly: 0, share: null };

function lineOf(line: Tradeline, dti: Line['dti'], report: CreditReport, reportedOn: string): Line {
  const { securedByProperty, payHistory24: _, ...same } = line;
  const conflicts = report.conflicts.flatMap((conflict) => {
    const [code = '', id] = conflict.split(':');
    return id === line.id ? [capitalized(wordsIn(CONFLICTS, code))] : [];
  });
  return {
    ...same,
    opened: line.opened.slice(0, 10),
    history: historyOf(line, reportedOn),
    securedByHome: securedByProperty,
    lateness: latenessOf(line),
    conflicts,
    dti,
  };
}

/** The newest credit report of each kind, as the decision is made from it; a number in an alert is masked. */
export async function creditOf(ctx: Context, application: Application, { role }: Pick<StaffCaller, 'role'>): Promise<Reply> {
  const { facts } = application;
  const [stored, people] = await Promise.all([storedReports(ctx, application), peopleOf(ctx, application, role)]);
  const reports = stored.map((one): Report => {
    const party = partyOf(one);
    const { kind, at, data: report } = one;
    const reportedOn = dayAtProperty(facts, at);
    const standings = party === 'borrower' ? standingsOf(facts, report) : null;
    const tradelines = report.tradelines.map((line) => lineOf(line, standings?.get(line.id) ?? NOT_COUNTED, report, reportedOn));
    const counted = (as: Line['dti']['as']): number =>
      roundHalfEven(sum(tradelines.filter(({ dti }) => dti.as === as).map(({ dti }) => dti.monthly)));
    return {
      kind: kind in OF_BORROWER ? OF_BORROWER[kind as keyof typeof OF_BORROWER] : 'SIGNER',
      party,
      name: people.person(party),
      pulledAt: at.toISOString(),
      bureau: report.bureau,
      hit: report.hit,
      score: report.score,
      scoreModel: report.scoreModel,
      scoreDate: report.scoreDate?.slice(0, 10) ?? null,
      scorePercentile: report.scorePercentile ?? null,
      factors: report.factors.map(({ text }) => text),
      // what needs a look comes first
      tradelines: tradelines.toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a))),
      inquiries: report.inquiries.toSorted((a, b) => b.date.localeCompare(a.date)),
      publicRecords: [...report.publicRecords],
      collections: [...report.collections],
      alerts: report.alerts.map(({ type, phone }) => ({
        type,
        hasPhone: phone !== null,
        phone: shownDatum('phone', { value: phone }, 'page', role),
      })),
      addressDiscrepancy: report.addressDiscrepancy,
      totals: {
        debts: counted('DEBT'),
        liens: counted('LIEN'),
        balance: roundHalfEven(sum(tradelines.map(({ balance }) => balance))),
        pastDue: roundHalfEven(sum(tradelines.map(({ pastDue }) => pastDue))),
      },
    };
  });
  return { none: reports.length > 0 ? null : whyNone(facts), reports };
}

const isMarked = ({ disputed, conflicts }: Line): boolean => disputed || conflicts.length > 0;
