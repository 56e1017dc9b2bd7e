/** The rest of an applicant's path, from the application to its last status, over the API only. Borrower, staff and time act in turn. */
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { setTimeout as pause } from 'node:timers/promises';

import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import { actorOf, path, pictureForm } from '@hearthline/sandbox/actor.ts';
import { send as sendRequest } from '@hearthline/sandbox/borrower.ts';
import { nextProviderUpdate, notaryPagesOf, type Staff, takeTurn, waitsForOthers } from '@hearthline/sandbox/play.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { workToRun } from '@hearthline/database/stores/application/work.ts';
import type { Clock } from '@hearthline/database/clock.ts';
import type { Pool } from 'pg';

import { register, type ApplicantRecord } from './applicant.ts';
import { retryingClient, Refused, type Method } from './client.ts';
import type { Action } from './applicants.ts';
import type { Vendors } from './simulators.ts';

export type World = {
  readonly url: string;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly vendors: Vendors;
  readonly until: AbortSignal;
};

/** Seconds a status read waits for a change. */
const STATUS_WAIT_SECONDS = 2;
/** Reads without a change after which the application's clock advances by a minute. */
const READS_BEFORE_ADVANCE = 2;
const MINUTE = 60_000;
const DAY = 86_400_000;

export async function playToEnd(world: World, record: ApplicantRecord): Promise<void> {
  const send = retryingClient(world.url, record.clientLog, world.until);
  const uuid = await register(send, record);
  const { persona, actions } = record.applicant;
  const org = persona.orgCode;
  const ask = async <T>(method: Method, path: string, body?: unknown, ifMatch?: number) =>
    (await send(method, path, { jwt: record.jwt, org, ...(body !== undefined && { body }), ...(ifMatch !== undefined && { ifMatch }) }))
      .body as T;
  const read = () => applicationByUuid(world.pool, uuid);
  const advance = (ms: number) => send('POST', '/sandbox/clock', { body: { advance: `${Math.ceil(ms / 1000)}s`, applicationUuid: uuid } });
  const staff: Staff = async (action, conditionUuid) => {
    const { facts, status } = await read();
    const reasons = action === 'decline' || action === 'cancel' ? refusalReasons(facts, status).slice(0, 1) : undefined;
    const body = { action, conditionUuid, note: 'As the run has it.', reasons };
    try {
      await send('POST', `/sandbox/applications/${uuid}/staff`, { body });
      return true;
    } catch (error) {
      if (error instanceof Refused && error.reply.body['code'] === 'out_of_order') return false;
      throw error;
    }
  };
  const actor = actorOf({
    persona,
    modifiers: [],
    uuid,
    orgCode: org,
    lender: FILE_LENDERS.byCode(org) ?? MAIN,
    until: 'COMPLETE',
    call: ask,
    sendFile: async (...sent) => {
      const { body } = await send('POST', path(uuid, 'documents'), { jwt: record.jwt, org, form: pictureForm(...sent) });
      return String(body['uuid']);
    },
    widgets: world.vendors.callers.widgets,
    accessCode: async () => String((await send('GET', `/sandbox/applications/${uuid}`, {})).body['accessCode']),
    read,
    notaryPages: async () => notaryPagesOf({ providers: world.vendors.callers }, await read()),
    pass: async (seconds) => {
      await advance(seconds * 1000);
      await pause(1200);
    },
  });
  const act = async (application: Application): Promise<void> => {
    const action: Action | undefined = actions[application.status];
    if (!action) return takeTurn(actor, application, staff);
    if (action.by === 'staff') await staff(action.does);
    else await sendRequest(actor, action.sends, application);
  };
  /** Advances time: a little at first, so that quick steps are not skipped, then to the next timer, at last by days. */
  let waits = 0;
  const wait = async (working: boolean, looks: number): Promise<void> => {
    if (working) {
      if (looks >= READS_BEFORE_ADVANCE) await advance(MINUTE);
      return;
    }
    waits += 1;
    const due = await nextProviderUpdate(world.pool, uuid);
    const untilNews = due === null ? DAY : due.getTime() - world.clock.now(uuid).getTime() + 1000;
    const steps = [MINUTE, 10 * MINUTE, untilNews];
    await advance(Math.max(1000, steps[waits - 1] ?? Math.max(untilNews, DAY)));
  };

  let version = 0;
  let looks = 0;
  for (;;) {
    const look = `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status?after=${version}&wait=${STATUS_WAIT_SECONDS}`;
    const { body } = await send('GET', look, { jwt: record.jwt, org });
    const moved = Number(body['version']) !== version;
    version = Number(body['version']);
    if (record.status !== body['status']) waits = 0;
    record.status = String(body['status']);
    looks = moved ? 0 : looks + 1;
    try {
      const application = await read();
      if (!application.active) return;
      const working = (await workToRun(world.pool, uuid)).length > 0;
      if (actions[application.status] !== undefined || !(working || waitsForOthers(application))) await act(application);
      else if (looks > 0) await wait(working, looks);
    } catch (error) {
      // Another actor was faster, or a vendor's page did not open: read again.
      record.refusal = error instanceof Error ? error.message : String(error);
      if (world.until.aborted) throw new Error(`${record.refusal} (at ${record.status})`, { cause: error });
      await pause(500);
    }
  }
}
