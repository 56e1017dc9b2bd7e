/** What has to hold of the whole lender: money once, one application at a time, timers and callbacks once, refusals without a trace. */
import type { Request } from '../people/api.ts';
import type { World } from '../world.ts';
import { type Application, applicationsIn, wrongWithLog } from './log.ts';

/** Names of what is checked, for the report. */
export const INVARIANTS = [
  'no step is skipped and nothing comes twice that comes once',
  'nothing is signed before its documents',
  'nothing is recorded or paid before the time to cancel is over',
  'money moves once, and only when it was approved',
  'consent is kept once',
  'a vendor works on nothing we do not know of, and on nothing twice',
  'a person has one open application',
  'every wait ends, and who is waited for was asked',
  'the hash chain and the chain of signing evidence hold',
  'the status and its history are what the facts say',
  'nothing is recorded after the end but what the end brings',
  'a job is answered only while it is due',
  'a timer fires once, a callback is heard once',
  'what is refused leaves no trace, what is accepted leaves one',
  'an edit of an older version is refused',
  'no error without a fault',
] as const;

const ENDS: ReadonlySet<string> = new Set(['COMPLETE', 'CANCELLED', 'DECLINED']);

/** One open application of the person at most: checked after every step, because a second one may end unseen. */
export function wrongNowWith({ db }: World): string | null {
  const open = [...(db.tables.get('application')?.values() ?? [])].filter((r) => !ENDS.has(r['status'] as string));
  const active = [...(db.tables.get('application')?.values() ?? [])].filter((r) => r['active'] === true);
  return open.length > 1 || open.length !== active.length ? `${open.length} open applications, ${active.length} of them counted` : null;
}

function wrongWithMoney({ book }: World, { row, log }: Application): string[] {
  const uuid = row['uuid'] as string;
  const transfers = [...book.orders.values()].filter((o) => o.vendor === 'moneyMovement' && o.request.reference === uuid);
  const settled = transfers.filter((o) => o.final.outcome === 'OK');
  const of = (step: string) => settled.filter((o) => o.key.includes(`:${step}:`));
  const subjects = of('debt-payoff').map((o) => o.key.split(':').slice(3).join(':'));
  const paid = of('disbursement-result').length;
  const ended = log.some(({ fact }) => fact.type === 'completed');
  const nothing = log.some(({ fact }) => fact.type === 'disbursementProgressed' && fact.stage === 'SETTLED' && fact.amount === 0);
  return [
    ...(paid > 1 ? [`the borrower was paid ${paid} times`] : []),
    ...(ended && paid !== 1 && !nothing ? ['funded, and nothing was paid'] : []),
    ...(subjects.length !== new Set(subjects).size ? ['a debt was paid twice'] : []),
  ];
}

/** Vendors at which an order of a funded file is one of ours: what was started is known, or it was started twice. */
const ORDERED: ReadonlySet<string> = new Set(['title', 'valuation', 'payoffLetters', 'flood', 'eRecording', 'moneyMovement', 'notary']);

function wrongWithOrders({ book, db }: World, { row, log }: Application): string[] {
  if (row['status'] !== 'COMPLETE') return [];
  const orders = [...book.orders.values()].filter((o) => o.request.reference === row['uuid'] && ORDERED.has(o.vendor));
  const unknown = orders
    .filter((o) => !db.tables.get('provider_order')?.has(`${o.vendor} ${o.ref}`))
    .map((o) => `${o.vendor} works on ${o.ref}, which nobody here knows`);
  const floods = orders.filter((o) => o.vendor === 'flood').length;
  const told = log.filter(({ fact }) => fact.type === 'floodDetermined' || (fact.type === 'workFailed' && fact.step === 'flood')).length;
  return floods > told ? [...unknown, `the flood zone was asked for ${floods} times, and told ${told} times`] : unknown;
}

function wrongWithRequests(requests: readonly Request[], { row, log }: Application): string[] {
  return requests
    .filter((r) => r.uuid === row['uuid'] && r.source !== '' && r.source !== 'create')
    .flatMap(({ source, ending, ifVersion, who }) => {
      const left = log.filter((entry) => entry.source === source);
      const first = left[0];
      return [
        ...(ending === 'refused' && first ? [`${who}: ${source} was refused and is in the log`] : []),
        ...(first && ifVersion !== null && first.seq !== ifVersion + 1
          ? [`${who}: ${source} saw version ${ifVersion} and changed ${first.seq - 1}`]
          : []),
      ];
    });
}

function wrongWithOnce({ db, rang }: World, { row, log }: Application): string[] {
  const timers = [...(db.tables.get('timer')?.values() ?? [])].filter((r) => r['application_uuid'] === row['uuid']);
  const wrong: string[] = [];
  for (const name of new Set(timers.map((t) => t['name'] as string))) {
    const fired = timers.filter((t) => t['name'] === name && t['state'] === 'FIRED').length;
    const recorded = new Set(log.filter((e) => e.source === `timer:${name}`).map((e) => e.seq)).size;
    if (recorded > fired) wrong.push(`the timer ${name} fired ${fired} times and was recorded ${recorded} times`);
  }
  const heard = log.filter((e) => e.source.startsWith('callback:')).length;
  if (heard > rang.size) wrong.push(`${rang.size} callbacks, and ${heard} of them heard`);
  return wrong;
}

/** Everything that is wrong with a journey that has come to its end. */
export function wrongInTheEnd(world: World, requests: readonly Request[]): string[] {
  return [
    ...world.surprises,
    ...applicationsIn(world).flatMap((application) => [
      ...wrongWithLog(world, application),
      ...wrongWithMoney(world, application),
      ...wrongWithOrders(world, application),
      ...wrongWithRequests(requests, application),
      ...wrongWithOnce(world, application),
    ]),
  ];
}
