/** Jobs, timers, orders with vendors, callbacks. */
import { answer, changedRows, insertNew, type Statement } from './answers.ts';
import type { Row, Transaction } from './tables.ts';

const workKey = (uuid: unknown, step: unknown, attempt: unknown) => `${uuid as string} ${step as string} ${attempt as number}`;
const timerKey = (uuid: unknown, name: unknown, turn: unknown) => `${uuid as string} ${name as string} ${turn as number}`;
const keyOfTimer = (r: Row) => timerKey(r['application_uuid'], r['name'], r['turn']);
/** The timers of a name: their turns are counted from 1. */
function timersOf(on: Transaction, uuid: unknown, name: unknown): Row[] {
  const timers: Row[] = [];
  for (let row = on.get('timer', timerKey(uuid, name, 1)); row; row = on.get('timer', timerKey(uuid, name, timers.length + 1)))
    timers.push(row);
  return timers;
}
const dueTimers = (on: Transaction, at: unknown, uuid?: unknown) =>
  answer(
    on
      .where(
        'timer',
        (r) => r['state'] === 'RUNNING' && (r['due_at'] as Date) <= (at as Date) && (uuid === undefined || r['application_uuid'] === uuid),
      )
      .toSorted((a, b) => (a['due_at'] as Date).getTime() - (b['due_at'] as Date).getTime())
      .map((r) => ({ uuid: r['application_uuid'], name: r['name'], turn: r['turn'] })),
  );
const instant = (at: unknown): number => (at instanceof Date ? at.getTime() : 0);
/** Work that is put down to be tried again once its vendor may answer. */
const isWaiting = (r: Row): boolean => r['state'] === 'DUE' && (r['waits_for'] ?? null) !== null && (r['try_at'] ?? null) !== null;
const orderKey = (provider: unknown, ref: unknown) => `${provider as string} ${ref as string}`;

export const OF_WORK: Readonly<Record<string, Statement>> = {
  'work-row': (on, [uuid, step, attempt]) => {
    const row = on.get('work', workKey(uuid, step, attempt));
    return answer(row ? [row] : []);
  },
  'work-end': (on, [uuid, step, attempt, state, at]) => {
    const row = on.get('work', workKey(uuid, step, attempt));
    if (row?.['state'] !== 'DUE') return changedRows(0);
    on.put('work', workKey(uuid, step, attempt), { ...row, state, finished_at: at });
    return changedRows(1);
  },
  'work-try': (on, [uuid, step, attempt]) => {
    const row = on.get('work', workKey(uuid, step, attempt));
    if (row?.['state'] !== 'DUE') return changedRows(0);
    const tries = (row['tries'] as number) + 1;
    on.put('work', workKey(uuid, step, attempt), { ...row, tries });
    return answer([{ tries }]);
  },
  'work-wait': (on, [uuid, step, attempt, vendor, at, now]) => {
    const row = on.get('work', workKey(uuid, step, attempt));
    if (row?.['state'] !== 'DUE') return changedRows(0);
    const since = row['waits_for'] === vendor ? row['waits_since'] : at;
    const tries = (row['tries'] as number) + 1;
    on.put('work', workKey(uuid, step, attempt), {
      ...row,
      tries,
      waits_for: vendor,
      waits_since: since,
      tried_at: now,
      try_at: null,
    });
    return answer([{ tries, since }]);
  },
  'work-try-at': (on, [uuid, step, attempt, time]) => {
    const row = on.get('work', workKey(uuid, step, attempt));
    if (row?.['state'] !== 'DUE') return changedRows(0);
    on.put('work', workKey(uuid, step, attempt), { ...row, try_at: time });
    return changedRows(1);
  },
  'work-answered': (on, [uuid, step, attempt]) => {
    const row = on.get('work', workKey(uuid, step, attempt));
    if (row?.['state'] !== 'DUE') return changedRows(0);
    on.put('work', workKey(uuid, step, attempt), { ...row, tries: 0, waits_for: null, waits_since: null, tried_at: null, try_at: null });
    return changedRows(1);
  },
  'work-take': (on, [now, askedSince]) => {
    const waiting = on.where('work', isWaiting).toSorted((a, b) => instant(a['tried_at']) - instant(b['tried_at']));
    const asked = new Set(
      on.where('work', (r) => r['state'] === 'DUE' && instant(r['tried_at']) > instant(askedSince)).map((r) => r['waits_for']),
    );
    const taken: Row[] = [];
    for (const row of waiting) {
      const isProbe = !asked.has(row['waits_for']);
      if (instant(row['try_at']) > instant(now) && !isProbe) continue;
      if (isProbe) asked.add(row['waits_for']);
      on.put('work', workKey(row['application_uuid'], row['step'], row['attempt']), { ...row, try_at: null, tried_at: now });
      taken.push({ applicationUuid: row['application_uuid'], step: row['step'], attempt: row['attempt'] });
    }
    return answer(taken);
  },
  'work-wake': (on, [vendor, now]) => {
    const rows = on.where('work', (r) => isWaiting(r) && r['waits_for'] === vendor && instant(r['try_at']) > instant(now));
    for (const row of rows)
      on.put('work', workKey(row['application_uuid'], row['step'], row['attempt']), { ...row, try_at: now, tries: 0 });
    return changedRows(rows.length);
  },
  'work-set': (on, [uuid, at, steps, attempts, startSteps, startAttempts], text) => {
    const keys = (names: unknown, numbers: unknown) => (names as string[]).map((step, i) => workKey(uuid, step, (numbers as number[])[i]));
    const due = new Set(keys(steps, attempts));
    if (text.includes('DROPPED'))
      for (const row of on.where('work', (r) => r['application_uuid'] === uuid && r['state'] === 'DUE'))
        if (!due.has(workKey(uuid, row['step'], row['attempt'])))
          on.put('work', workKey(uuid, row['step'], row['attempt']), { ...row, state: 'DROPPED', finished_at: at });
    const sent = (startSteps as string[])
      .map((step, i): Row => ({
        application_uuid: uuid,
        step,
        attempt: (startAttempts as number[])[i],
        state: 'DUE',
        tries: 0,
        created_at: at,
      }))
      .filter((row) => {
        const known = on.get('work', workKey(uuid, row['step'], row['attempt']));
        return known === undefined || (known['state'] === 'DROPPED' && text.includes("where work.state = 'DROPPED'"));
      });
    for (const row of sent) on.put('work', workKey(uuid, row['step'], row['attempt']), row);
    return answer(sent);
  },
  'timer-drop': (on, [uuid, name]) => {
    const running = timersOf(on, uuid, name).filter((r) => r['state'] === 'RUNNING');
    for (const row of running) on.put('timer', keyOfTimer(row), { ...row, state: 'DROPPED' });
    return changedRows(running.length);
  },
  'timer-start': (on, [uuid, name, due, times]) => {
    const all = timersOf(on, uuid, name);
    if (times !== null && all.filter((r) => r['state'] === 'FIRED').length >= (times as number)) return changedRows(0);
    const row = { application_uuid: uuid, name, turn: all.length + 1, due_at: due, state: 'RUNNING' };
    insertNew(on, 'timer', keyOfTimer(row), row);
    return changedRows(1);
  },
  'timers-due': (on, [at]) => dueTimers(on, at),
  'timers-due-of-one': (on, [at, uuid]) => dueTimers(on, at, uuid),
  "update timer set state = 'fired'": (on, [uuid, name, turn]) => {
    const row = on.get('timer', timerKey(uuid, name, turn));
    if (row?.['state'] !== 'RUNNING') return changedRows(0);
    on.put('timer', keyOfTimer(row), { ...row, state: 'FIRED' });
    return changedRows(1);
  },
  'order-last': (on, [uuid, step, subject]) => {
    const rows = on.where('provider_order', (r) => r['applicationUuid'] === uuid && r['step'] === step && r['subject'] === subject);
    return answer(rows.toSorted((a, b) => (b['turn'] as number) - (a['turn'] as number)).slice(0, 1));
  },
  'order-keep': (on, [provider, ref, applicationUuid, step, subject, turn, state]) => {
    const row = { provider, ref, applicationUuid, step, subject, turn, state };
    if (on.get('provider_order', orderKey(provider, ref))) return changedRows(0);
    on.put('provider_order', orderKey(provider, ref), row);
    return changedRows(1);
  },
  'order-open': (on, [provider, ref]) => answer(on.get('provider_order', orderKey(provider, ref))?.['state'] === 'OPEN' ? [{}] : []),
  'order-end': (on, [provider, ref, endedAt]) => {
    const row = on.get('provider_order', orderKey(provider, ref));
    if (row?.['state'] !== 'OPEN') return changedRows(0);
    on.put('provider_order', orderKey(provider, ref), { ...row, state: 'ENDED', endedAt });
    return changedRows(1);
  },
  'orders-hearing': (on, [provider, ref]) =>
    answer(on.where('provider_order', (r) => r['provider'] === provider && r['state'] === 'OPEN' && (ref === null || r['ref'] === ref))),
  'orders-without-file': (on) =>
    answer(
      on.where(
        'provider_order',
        (r) => r['state'] === 'OPEN' && on.get('application', r['applicationUuid'] as string)?.['active'] === false,
      ),
    ),
  'callback-hear': async (on, [provider, eventId]) => {
    const key = `${provider as string} ${eventId as string}`;
    // An insert waits for another one of the same key.
    await on.lock(`webhook_event ${key}`);
    if (on.get('webhook_event', key)) return changedRows(0);
    on.put('webhook_event', key, {});
    return changedRows(1);
  },
};
