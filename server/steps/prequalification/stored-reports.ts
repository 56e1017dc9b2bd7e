/** The credit reports of an application as they are stored: sealed, one of each kind and signer. */
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { type AnswerKind, newestAnswers } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import type { Context } from '../../config/context.ts';

const OF_BORROWER = { 'soft-credit': 'SOFT', 'hard-credit': 'HARD', 'credit-refresh': 'REFRESH' } as const;
const OF_SIGNER = 'signer-credit:';

export type StoredReport = {
  readonly kind: (typeof OF_BORROWER)[keyof typeof OF_BORROWER] | 'SIGNER';
  /** Whose it is: `borrower`, or the signer's id. */
  readonly party: string;
  readonly at: Date;
  readonly report: CreditReport;
};

/** The signers whose credit was pulled, by their id. */
export const pulledSigners = ({ verification }: Facts): readonly string[] =>
  verification.signers.flatMap(({ id, credit }) => (credit === null ? [] : [id]));

/** The newest report of each kind, the newest first. */
export async function storedReports(ctx: Context, { uuid, facts }: Application, on?: Connection): Promise<StoredReport[]> {
  const kinds = [...Object.keys(OF_BORROWER), ...pulledSigners(facts).map((id) => `${OF_SIGNER}${id}`)] as AnswerKind[];
  return (await newestAnswers<CreditReport>(ctx, uuid, kinds, on)).map(({ kind, at, data: report }) =>
    kind in OF_BORROWER
      ? { kind: OF_BORROWER[kind as keyof typeof OF_BORROWER], party: 'borrower', at, report }
      : { kind: 'SIGNER', party: kind.slice(OF_SIGNER.length), at, report },
  );
}

/** The numbers that a person left with the alerts of their newest report that has any: ten digits each. */
export async function alertPhones(ctx: Context, application: Application, party: string, on?: Connection): Promise<readonly string[]> {
  const reports = (await storedReports(ctx, application, on)).filter((one) => one.party === party);
  const alerts = reports.map(({ report }) => report.alerts).find((found) => found.length > 0) ?? [];
  return [...new Set(alerts.flatMap(({ phone }) => phone?.replaceAll(/\D/g, '').slice(-10) || []))];
}
