import type { deskCredit } from '@hearthline/contract/desk/application/credit.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { alertCallsOf } from '@hearthline/database/stores/application/alert-calls.ts';
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
import { pulledSigners, storedReports } from '../../steps/prequalification/stored-reports.ts';
import { shownDatum } from '../mask.ts';
import { peopleOf } from '../own.ts';
import { CONFLICTS, wordsIn } from './why/vocabulary.ts';

type Reply = z.input<typeof deskCredit.reply>;
type Report = Reply['reports'][number];
type Line = Report['tradelines'][number];

/** Whose reports an application has: a borrower's identity, and signers by their row. */
export const creditSubjects = ({ identityUuid, facts }: Application): readonly string[] => [identityUuid, ...pulledSigners(facts)];

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
  const [stored, people, calls] = await Promise.all([
    storedReports(ctx, application),
    peopleOf(ctx, application, role),
    alertCallsOf(ctx.pool, application.uuid),
  ]);
  const reports = stored.map(({ kind, party, at, report }): Report => {
    const reportedOn = dayAtProperty(facts, at);
    const standings = party === 'borrower' ? standingsOf(facts, report) : null;
    const tradelines = report.tradelines.map((line) => lineOf(line, standings?.get(line.id) ?? NOT_COUNTED, report, reportedOn));
    const counted = (as: Line['dti']['as']): number =>
      roundHalfEven(sum(tradelines.filter(({ dti }) => dti.as === as).map(({ dti }) => dti.monthly)));
    return {
      kind,
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
  return {
    none: reports.length > 0 ? null : whyNone(facts),
    reports,
    alertCalls: calls.map(({ number, dialed, answeredBy, result, person, at }) => ({
      number: shownDatum('phone', { value: number }, 'page', role),
      dialed,
      answeredBy,
      result,
      by: person,
      at: at.toISOString(),
    })),
  };
}

const isMarked = ({ disputed, conflicts }: Line): boolean => disputed || conflicts.length > 0;
