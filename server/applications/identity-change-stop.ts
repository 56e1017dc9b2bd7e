import { Problem } from '@hearthline/contract/problem.ts';
import type { IdentityChangeRow } from '@hearthline/database/generated/rows.ts';
import { readApplication } from '@hearthline/database/stores/application/application.ts';
import { endIdentityChange, identityChangeByLink } from '@hearthline/database/stores/lender/identity-changes.ts';
import { hashOfSecret } from '@hearthline/database/secrets/one-time.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import { recordWith } from '../engine/record.ts';
import { timeInZone } from '@hearthline/rules/time-zone.ts';

/** How long the link tells what became of a change, in milliseconds. */
const TELLS_FOR = 30 * 86_400_000;

const STATES = {
  WAITING: 'WAITING',
  APPLIED: 'APPLIED',
  STOPPED_BY_OWNER: 'STOPPED',
  REFUSED: 'REFUSED',
  NOT_POSSIBLE: 'REFUSED',
} as const;
export type StoppableChange = {
  readonly state: (typeof STATES)[keyof typeof STATES];
  readonly what: IdentityChangeRow['what'];
  readonly when: string;
};

/** The change of a link under the lock of its application. Throws link_over for a link that is unknown or too old. */
async function found(ctx: Context, client: PoolClient, token: string) {
  const hash = hashOfSecret(token);
  const known = await identityChangeByLink(client, hash);
  const application = known && (await readApplication(client, known.application_uuid, true));
  // read again: it may have ended while the lock was waited for
  const row = application && (await identityChangeByLink(client, hash));
  if (!row || row.state === 'ASKED' || row.applies_at === null) throw new Problem('link_over');
  const at = ctx.clock.now(row.application_uuid);
  if (row.ended_at !== null && at.getTime() - row.ended_at.getTime() > TELLS_FOR) throw new Problem('link_over');
  return { application, row, appliesAt: row.applies_at, state: STATES[row.state], at };
}

const shown = ({ application, row, appliesAt, state }: Awaited<ReturnType<typeof found>>): StoppableChange => ({
  state,
  what: row.what,
  when: timeInZone(appliesAt, timeZoneAtProperty(application.facts), 'long'),
});

/** What a mailed link can stop. Changes nothing: programs that look at links in email stop no change. Throws link_over. */
export async function viewIdentityChange(ctx: Context, token: string): Promise<StoppableChange> {
  return transaction(ctx.pool, async (client) => shown(await found(ctx, client, token)));
}

/** The owner stops a change with the mailed link; a second time, and after it was applied, nothing changes and the reply says how it stands. Throws link_over. */
export async function stopIdentityChange(ctx: Context, token: string): Promise<StoppableChange> {
  return transaction(ctx.pool, async (client) => {
    const change = await found(ctx, client, token);
    if (change.state !== 'WAITING') return shown(change);
    const { id, party, what, application_uuid: uuid } = change.row;
    await endIdentityChange(client, id, { state: 'STOPPED_BY_OWNER', by: null, at: change.at, refusal: null });
    await recordWith(ctx, client, uuid, {
      by: { actor: party === 'borrower' ? 'borrower' : 'signer', ref: null, source: 'stop-link' },
      facts: [{ type: 'identityChangeStopped', changeId: id, party, what, by: 'OWNER' }],
    });
    return { ...shown(change), state: 'STOPPED' };
  });
}
