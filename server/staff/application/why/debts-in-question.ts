/** The accounts of the credit report as an underwriter judges them: how each counts now, and what contradicts itself in it. */
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { unsettledConflicts } from '@hearthline/journey/application/underwriting-decision.ts';
import { knownLiens } from '@hearthline/journey/selectors.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import type { Context } from '../../../config/context.ts';
import { standingsOf } from '../../../steps/prequalification/counted-debts.ts';
import { tradelineName } from './credit.ts';
import { CONFLICTS, wordsIn } from './vocabulary.ts';

export const softReport = async (ctx: Context, { uuid }: Pick<Application, 'uuid'>, on?: Connection): Promise<CreditReport | null> =>
  latestAnswer<CreditReport>(ctx, uuid, 'soft-credit', on);

/** Ids of the accounts that count as a lien on the home: they are judged with the title. */
export const lienIds = ({ facts }: Pick<Application, 'facts'>): readonly string[] =>
  (knownLiens(facts) ?? []).flatMap(({ debtId }) => debtId ?? []);

const conflictOf = (conflict: string) => {
  const at = conflict.indexOf(':');
  return { code: conflict.slice(0, at), id: conflict.slice(at + 1) };
};

/** Ids of the accounts whose contradictions nobody has judged. */
export const idsInQuestion = (application: Pick<Application, 'facts'>): string[] => {
  const liens = lienIds(application);
  return [...new Set(unsettledConflicts(application.facts).map((one) => conflictOf(one).id))].filter((id) => !liens.includes(id));
};

/** Every account that may be judged, those in question first. */
export function debtsToJudge(application: Application, report: CreditReport) {
  const standings = standingsOf(application.facts, report);
  const liens = lienIds(application);
  const conflicts = unsettledConflicts(application.facts).map(conflictOf);
  return report.tradelines
    .filter(({ id }) => !liens.includes(id))
    .map((line) => {
      const standing = standings.get(line.id);
      return {
        id: line.id,
        name: tradelineName(line),
        balance: line.balance,
        payment: line.payment,
        counts: standing?.as === 'DEBT',
        why: standing?.why ?? null,
        monthly: standing?.monthly ?? 0,
        questions: conflicts.flatMap(({ id, code }) => (id === line.id ? wordsIn(CONFLICTS, code) : [])),
      };
    })
    .toSorted((a, b) => b.questions.length - a.questions.length);
}

/** Each account by its id and name. */
export async function debtNames(ctx: Context, application: Application): Promise<{ readonly id: string; readonly name: string }[]> {
  const report = await softReport(ctx, application);
  return report?.tradelines.map((line) => ({ id: line.id, name: tradelineName(line) })) ?? [];
}
