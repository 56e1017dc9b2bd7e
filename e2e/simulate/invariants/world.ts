/** What must be true of the whole lender: money moves once, one open application at a time, timers fire and callbacks count once, refusals leave no trace. */
import type { Request } from '../people/api.ts';
import type { World } from '../world.ts';
import { type Application, applicationsIn, wrongWithLog } from './log.ts';
import { wrongWithCards, wrongWithMoney } from './money.ts';
import { wrongWithSigning } from './signing.ts';
import { wrongWithStaff } from './staff.ts';
import { wrongWithUploads } from './uploads.ts';
import { wrongWithVendors } from './vendors.ts';

/** Names of the invariants, for the report. */
export const INVARIANTS = [
  'no step is skipped, and nothing that happens once happens twice',
  'nothing is signed before its documents',
  'nothing is recorded or paid before the rescission period is over',
  'money moves once, only when it was approved, and of no application that was canceled',
  'consent is stored once',
  'a vendor has no order unknown to the product, and none twice',
  'a person has one open application',
  'every wait ends, and the person waited for was notified',
  'the hash chain and the chain of signing evidence hold',
  'the status and its history follow from the facts',
  'after the end of an application only consequences of the end are recorded',
  'the result of a job is recorded only while the job is due',
  'a timer fires once, a callback counts once',
  'a refused request leaves no trace, an accepted one leaves one',
  'an edit of an older version is refused',
  'the borrower gets what is not paid to creditors, and a creditor what its letter asks for',
  'a card is charged once and given back once',
  'a signature is of the documents that stand, and has its evidence',
  'staff act in their roles, and what takes two people is done by two about what both have read',
  'a file is checked before it is kept, counted, and of the request it answers',
  'an order that is no longer waited for is canceled at its vendor, and a letter is printed once',
  'no error without a fault',
] as const;

const ENDS: ReadonlySet<string> = new Set(['COMPLETE', 'CANCELLED', 'DECLINED']);

/** At most one open application per person: checked after every step, because a second one may end unnoticed. */
export function wrongNowWith({ db }: World): string | null {
  const open = [...(db.tables.get('application')?.values() ?? [])].filter((r) => !ENDS.has(r['status'] as string));
  const active = [...(db.tables.get('application')?.values() ?? [])].filter((r) => r['active'] === true);
  return open.length > 1 || open.length !== active.length ? `${open.length} open applications, ${active.length} of them counted` : null;
}

/** Vendors at which every order of a funded application must be known to the product; an unknown one was placed twice. */
const ORDERED: ReadonlySet<string> = new Set([
  'title',
  'valuation',
  'payoffLetters',
  'flood',
  'wallet',
  'eRecording',
  'moneyMovement',
  'notary',
]);

function wrongWithOrders({ book, db }: World, { row, log }: Application): string[] {
  if (row['status'] !== 'COMPLETE') return [];
  const orders = [...book.orders.values()].filter((o) => o.request.reference === row['uuid'] && ORDERED.has(o.vendor));
  const unknown = orders
    .filter((o) => !db.tables.get('provider_order')?.has(`${o.vendor} ${o.ref}`))
    .map((o) => `${o.vendor} works on ${o.ref}, which the product does not know`);
  const floods = orders.filter((o) => o.vendor === 'flood').length;
  const received = log.filter(
    ({ fact }) => fact.type === 'floodDetermined' || (fact.type === 'workFailed' && fact.step === 'flood'),
  ).length;
  return floods > received ? [...unknown, `the flood zone was requested ${floods} times, and received ${received} times`] : unknown;
}

function wrongWithRequests(requests: readonly Request[], { row, log }: Application): string[] {
  return requests
    .filter((r) => r.uuid === row['uuid'] && r.source !== '' && r.source !== 'create')
    .flatMap(({ source, ending, ifVersion, who }) => {
      const left = log.filter((entry) => entry.source === source);
      const first = left[0];
      return [
        ...(ending === 'refused' && first ? [`${who}: ${source} was refused and is in the log`] : []),
        // A notice that cancels counts whatever its sender has read (12 CFR 1026.15(a)(2)).
        ...(first && ifVersion !== null && first.seq !== ifVersion + 1 && first.fact.type !== 'rescinded'
          ? [`${who}: ${source} saw version ${ifVersion} and changed ${first.seq - 1}`]
          : []),
      ];
    });
}

const CALLBACK = 'callback:';
/** At no moment more callbacks of a vendor count than it has sent, and each counts while an order is open there. */
function wrongWithCallbacks({ db, rang }: Pick<World, 'db' | 'rang'>, { row, log }: Pick<Application, 'row' | 'log'>): string[] {
  const orders = [...(db.tables.get('provider_order')?.values() ?? [])].filter((r) => r['applicationUuid'] === row['uuid']);
  const counted = new Map<string, number>();
  return log.flatMap(({ seq, source, at }) => {
    if (!source.startsWith(CALLBACK)) return [];
    const vendor = source.slice(CALLBACK.length);
    const count = (counted.get(vendor) ?? 0) + 1;
    counted.set(vendor, count);
    const sent = [...rang].filter(([event, time]) => event.startsWith(`${vendor}-`) && Math.floor(time) <= at.getTime()).length;
    const isOpen = orders.some((o) => o['provider'] === vendor && ((o['endedAt'] as Date | undefined) ?? at) >= at);
    return [
      ...(count > sent ? [`fact ${seq}: ${count} callbacks of ${vendor} count, and it has sent ${sent}`] : []),
      ...(isOpen ? [] : [`fact ${seq}: a callback counts, and no order is open at ${vendor}`]),
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
  return [...wrong, ...wrongWithCallbacks({ db, rang }, { row, log })];
}

/** Everything that is wrong with a journey at its end. */
export function wrongInTheEnd(world: World, requests: readonly Request[]): string[] {
  return [
    ...world.surprises,
    ...applicationsIn(world).flatMap((application) => [
      ...wrongWithLog(world, application),
      ...wrongWithMoney(world, application),
      ...wrongWithCards(world, application),
      ...wrongWithSigning(world, application),
      ...wrongWithVendors(world, application),
      ...wrongWithUploads(world, application),
      ...wrongWithStaff(world, application),
      ...wrongWithOrders(world, application),
      ...wrongWithRequests(requests, application),
      ...wrongWithOnce(world, application),
    ]),
  ];
}
