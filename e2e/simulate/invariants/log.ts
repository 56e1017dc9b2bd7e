/** What must be true of one application's log in every case. */
import { isDeepStrictEqual } from 'node:util';
import { apply } from '@hearthline/journey/application/apply.ts';
import { statusOf, workDue } from '@hearthline/journey/checklist.ts';
import { NO_FACTS, type Settings } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { type WorkStep, WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { chainHolds } from '@hearthline/database/stores/application/chain.ts';
import { verifyEvidence } from '@hearthline/documents/esign/evidence.ts';
import type { Row } from '../memory/tables.ts';
import type { World } from '../world.ts';
import { isUninvited, wrongNow } from './before.ts';

type Logged = { readonly seq: number; readonly fact: Fact; readonly actor: string; readonly source: string; readonly at: Date };
export type Application = { readonly row: Row; readonly log: readonly Logged[]; readonly statuses: readonly string[] };

const STEPS: ReadonlySet<string> = new Set(WORK_STEPS);
const DAY = 86_400_000;
/** Shorter than any three business days up to the midnight that ends them. */
const THREE_DAYS = 3 * DAY;
const TWELVE_DAYS = 12 * DAY;
/** Texas is behind UTC by five or six hours. */
const TEXAS = 6 * 3_600_000;
const dayInTexas = (at: Date) => Date.parse(new Date(at.getTime() - TEXAS).toISOString().slice(0, 10));

export function applicationsIn({ db }: World): Application[] {
  const rows = (table: string, uuid: unknown) => [...(db.tables.get(table)?.values() ?? [])].filter((r) => r['application_uuid'] === uuid);
  return [...(db.tables.get('application')?.values() ?? [])].map((row) => ({
    row,
    log: rows('fact', row['uuid']).map((r) => ({ ...r, fact: JSON.parse(r['payload'] as string) as Fact })) as unknown as Logged[],
    statuses: rows('status_history', row['uuid']).map((r) => `${r['seq'] as number} ${r['status'] as string}`),
  }));
}

/** Everything that is wrong with it. */
export function wrongWithLog(world: World, { row, log, statuses }: Application): string[] {
  const uuid = row['uuid'] as string;
  const settings = row['settings'] as Settings;
  const wrong: string[] = [];
  const history: string[] = [];
  let facts = NO_FACTS;
  let status = '';
  let last: Logged | null = null;
  let noticed = Infinity;
  const given = new Set<string>();
  for (const entry of log) {
    const { fact, source, at, seq, actor } = entry;
    const problem = last === null ? null : wrongNow({ facts, status, at: at.toISOString(), actor }, fact);
    if (problem) wrong.push(`fact ${seq}: ${problem}`);
    const begins = last?.source !== source || last.at !== at;
    if (last && last.at !== at && isUninvited(facts)) wrong.push(`before fact ${seq}: a signer has to sign and was not invited`);
    if (STEPS.has(source) && begins && last && !workDue(facts).some((w) => w.step === (source as WorkStep)))
      wrong.push(`fact ${seq}: ${fact.type} is the result of ${source}, which was not due`);
    if (fact.type === 'rescissionNoticed' && Date.parse(fact.endsAt) - at.getTime() < THREE_DAYS)
      wrong.push(`fact ${seq}: fewer than three days to cancel`);
    // The last person's first notice: one that is prepared again is delivered to them once more.
    if (fact.type === 'documentsSent' && fact.documents.some(({ kind }) => kind === 'TEXAS_EQUITY_NOTICE') && !given.has(fact.to)) {
      given.add(fact.to);
      noticed = dayInTexas(at);
    }
    if (fact.type === 'waitingPeriodStarted' && fact.why === undefined && Date.parse(fact.earliestClosing) - noticed < TWELVE_DAYS)
      wrong.push(`fact ${seq}: a Texas line may close fewer than twelve days after the last owner's notice`);
    facts = apply(facts, fact);
    const next = statusOf(facts, settings);
    if (next !== status || seq === 1) history.push(`${seq} ${next}`);
    status = next;
    last = entry;
  }
  const chain = log.map(({ seq, fact, actor, source, at, ...rest }) => {
    const { actorRef, hash } = rest as unknown as { actorRef: string | null; hash: string };
    return { seq, fact, actor, actorRef, source, at: at.toISOString(), hash };
  });
  if (!chainHolds(uuid, chain) || (chain.at(-1)?.hash ?? row['headHash']) !== row['headHash']) wrong.push('the hash chain is broken');
  if (row['version'] !== log.length) wrong.push(`version ${row['version'] as number} of a log of ${log.length}`);
  const stored = JSON.stringify(row['facts']);
  if (JSON.stringify(facts) !== stored) wrong.push('the stored facts are not those of the log');
  if (!isDeepStrictEqual(JSON.parse(stored), row['facts'])) wrong.push('PostgreSQL would not return the facts as they were stored');
  if (row['status'] !== status) wrong.push(`the status is ${row['status'] as string}, the facts say ${status}`);
  if (history.join() !== statuses.join()) wrong.push('the history is not that of the log');
  const evidence = [...(world.db.tables.get('esign_evidence')?.values() ?? [])].filter((r) => r['application_uuid'] === uuid);
  const faults = verifyEvidence(uuid, evidence.map((r) => r['record']) as never).faults;
  if (faults.length > 0) wrong.push(`the evidence of signing is broken: ${JSON.stringify(faults[0])}`);
  return wrong;
}
