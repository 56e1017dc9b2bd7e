/** Plays an application on to a status while vendors take time on the application's own clock and call back. */
import { HELOC } from '@hearthline/contract/application/parts.ts';
import type { SignerProfile } from '@hearthline/contract/signers.ts';
import { workToRun } from '@hearthline/database/stores/application/work.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { accessCode } from '@hearthline/server/steps/documents/electronic-access.ts';
import { sweepAll } from '@hearthline/server/engine/sweep.ts';
import { type Actor, callerOf, senderOf } from '../actor.ts';
import { confirmNotCanceled, identifySigner } from '../co-owners.ts';
import { releaseHold } from '../hold.ts';
import { modifiersOf } from '../modifiers.ts';
import type { PersonaExtra } from '../personas.ts';
import { BRINGS_TIME, nextProviderUpdate, personaOf, playedBy, staffOf, takeTurn, waitsForOthers } from '../play.ts';
import type { TestLender } from './lender.ts';

/** What happens at a status instead of the usual turn. */
export type Turns = Partial<Record<ChecklistStatus, (actor: Actor, application: Application) => Promise<unknown>>>;
type Otherwise = {
  /** Answers of this borrower that differ from the persona's. */
  readonly extra?: PersonaExtra;
  readonly turns?: Turns;
};

/** Waits while nothing happens, in milliseconds: short ones first, so that nothing quick is missed. */
const WAITS = [20_000, 20_000, 20_000, 300_000] as const;
const HOUR = 3_600_000;
/** Longest wait of any path: rescission, a holiday, and the transfer of the money. */
const MOST_ROUNDS = 1000;

/**
 * Plays an application of `lender.play` on until a status is the current one: borrower and staff act over the API as in the sandbox's play.
 * Returns the statuses it passed, without immediate repetitions. Throws when nothing moves any more.
 */
export async function driveTo(
  lender: TestLender,
  uuid: string,
  until: ChecklistStatus,
  { extra, turns = {} }: Otherwise = {},
): Promise<string[]> {
  const { ctx } = lender;
  const played = lender.played.get(uuid);
  if (!played) throw new Error('Only an application of lender.play is played on');
  const { modifiers, jwt } = played;
  const persona = personaOf(played.persona);
  const wait = async (milliseconds: number) => {
    await ctx.clock.advance(milliseconds, uuid);
    await lender.callBack();
    await sweepAll(ctx, uuid);
  };
  const borrower = {
    persona: { ...persona, extra: { ...persona.extra, ...extra } },
    modifiers: modifiersOf(modifiers),
    orgCode: persona.orgCode,
    until,
  };
  const actor = playedBy(ctx, lender.app, { ...borrower, uuid, jwt }, wait);
  await releaseHold(ctx, uuid);
  let waits = 0;
  let version = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await lender.drain(uuid);
    const application = await lender.read(uuid);
    if (application.version !== version) waits = 0;
    ({ version } = application);
    if (application.status === until) return passed(lender, uuid);
    if (!application.active) break;
    if (!(application.status in turns) && (await confirmNotCanceled(ctx, lender.app, actor))) continue;
    const turn = turns[application.status] ?? takeTurnOf(lender);
    if ((await workToRun(ctx.pool, uuid)).length > 0) await wait(WAITS[waits++] ?? HOUR);
    else if (waitsForOthers(application)) await wait(WAITS[waits++] ?? (await untilNext(ctx, application)));
    else await turn(actor, application);
  }
  throw new Error(`It does not reach ${until}: ${(await passed(lender, uuid)).join(' → ')}`);
}

/** Milliseconds to the end of a period of the law, which nothing but time brings; an hour elsewhere, where vendors call back. */
async function untilNext(ctx: TestLender['ctx'], { uuid, status }: Application): Promise<number> {
  const due = BRINGS_TIME.has(status) ? await nextProviderUpdate(ctx.pool, uuid) : null;
  return due === null ? HOUR : Math.max(HOUR, due.getTime() - ctx.clock.now(uuid).getTime() + 1000);
}

const takeTurnOf =
  ({ ctx }: TestLender) =>
  async (actor: Actor, application: Application) =>
    takeTurn(actor, application, staffOf(ctx, application.uuid));

/** Milliseconds after which an identity document has been reviewed. */
const REVIEWED_AFTER = 60_000;

/** What a signer does between accepting the invitation and signing; the vendor then verifies their ID. */
export async function sendSigner(lender: TestLender, { uuid, jwt }: { readonly uuid: string; readonly jwt: string }): Promise<void> {
  const call = callerOf(lender.app, jwt, 'MAIN');
  const { signerId } = await call<SignerProfile>('GET', `${HELOC}/additional-signer/profile?applicationUuid=${uuid}`);
  const code = async () => accessCode(lender.ctx, await lender.read(uuid), signerId);
  const signer = { uuid, call, sendFile: senderOf(lender.app, jwt, 'MAIN', uuid), accessCode: code };
  await identifySigner(signer, { address: personaOf('joint').property });
  await lender.drain(uuid);
  await lender.ctx.clock.advance(REVIEWED_AFTER, uuid);
  await lender.drain(uuid);
}

export async function passed({ ctx }: TestLender, uuid: string): Promise<string[]> {
  const { rows } = await ctx.pool.query<{ status: string }>('select status from status_history where application_uuid = $1 order by seq', [
    uuid,
  ]);
  return rows.map((r) => r.status).filter((status, i, all) => status !== all[i - 1]);
}
