/**
 * What the desk offers is what the server accepts: every action on an application at every status, and in situations that no status names. Each
 * action is tried as the desk's own form would send it, in a transaction that is rolled back.
 */
import { Problem } from '@hearthline/contract/problem.ts';
import { STAFF_ACTIONS, type StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { REACH } from '@hearthline/sandbox/reach.ts';
import { seedSandboxReference } from '@hearthline/sandbox/seed-reference.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepAll } from '../../engine/sweep.ts';
import { type StaffAction, staffAction, staffActionWith } from '../actions.ts';
import { rolesFor } from '../roles.ts';
import { type Field, formsOf } from './fields.ts';
import { openActions } from './open-actions.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
  await seedSandboxReference(lender.ctx);
});
afterAll(async () => lender.close());

const AS = { name: 'Ada Admin', role: 'admin' } as const;
const NO_DEED = { pdf: new Uint8Array(), act: { notary: '', commission: '', expires: '2030-01-01', state: '', county: '', witnesses: [] } };

/** Actions that another one offers under its own name: `clear` by an action of the hold, `clear-check` by `clear` or `approve`. */
const NAMED_OTHERWISE: Partial<Readonly<Record<StaffActionName, readonly StaffActionName[]>>> = {
  clear: ['approve', 'review-merchant', 'redrive', 'verify-alert', 'correct-identity'],
  'clear-check': ['clear', 'approve'],
};

/** What a person fills in: the first choice of a list, and words elsewhere. */
function filled(fields: readonly Field[], now: Date): object {
  const today = now.toISOString().slice(0, 10);
  const sample = ({ name, kind, options }: Field): unknown => {
    if (kind === 'choice') return options[0]?.value;
    if (kind === 'choices') return options.slice(0, 1).map(({ value }) => value);
    if (kind === 'date') return name === 'correction.dob' ? '1980-04-12' : today;
    if (kind === 'instant') return now.toISOString();
    return name === 'address.zip' ? '85004' : 'Sample';
  };
  const body: Record<string, unknown> = {};
  for (const field of fields.filter(({ required, kind }) => required && kind !== 'file')) {
    const [member = '', part] = field.name.split('.');
    if (member === 'returned') continue;
    body[member] = part === undefined ? sample(field) : { ...(body[member] as object | undefined), [part]: sample(field) };
  }
  return body;
}

/** Runs what is undone afterwards. */
async function undone<T>(run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await lender.ctx.pool.connect();
  try {
    await client.query('begin');
    return await run(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Whether the server takes the action now; a refusal at a field of its form is about what was typed, and another answer is taken. */
async function isAccepted(uuid: string, asked: StaffAction, fields: readonly Field[]): Promise<boolean> {
  try {
    await undone(async (client) => staffActionWith(lender.ctx, client, uuid, asked));
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (asked.action === 'record-manual-deed' && error.message.includes('is not complete')) return true;
    return (error.errors ?? []).some(({ field }) => fields.some(({ name }) => name.split('.')[0] === field.split('.')[0]));
  }
}

/** The differences between what is offered and what is taken; none is right. */
async function differences(uuid: string): Promise<string[]> {
  const { ctx } = lender;
  const application = await lender.read(uuid);
  const offered = await undone(async (client) => openActions({ ctx, client, application, as: AS }));
  const forms = await formsOf(ctx.pool, application, STAFF_ACTIONS);
  const found: string[] = [];
  for (const action of STAFF_ACTIONS) {
    const isOffered = offered.includes(action);
    const isNobodys = rolesFor(action, application.status).length === 0;
    if (isNobodys && isOffered) found.push(`${action} is offered, and no role may do it`);
    if (isNobodys) continue;
    const fields = forms.get(action) ?? [];
    const typed = filled(fields, ctx.clock.now(uuid));
    const accepted = await isAccepted(uuid, { ...typed, action, as: AS, returned: NO_DEED }, fields);
    if (isOffered && !accepted) found.push(`${action} is offered and refused`);
    if (!isOffered && accepted && !NAMED_OTHERWISE[action]?.some((one) => offered.includes(one)))
      found.push(`${action} is not offered and would be taken`);
  }
  return found;
}

/** Staff without a role of their own, as the sandbox has them act. */
const staff = async (uuid: string, asked: StaffAction) => staffAction(lender.ctx, uuid, asked);
/** Plays a persona on to a status, with vendors and time, instead of stopping there at once. */
async function driven(persona: string, until: ChecklistStatus, modifiers: readonly string[] = []): Promise<string> {
  const { uuid } = await lender.play(persona, 'OFFER_SELECTION', modifiers);
  await driveTo(lender, uuid, until);
  return uuid;
}
const played = async (persona: string, until: ChecklistStatus, modifiers: readonly string[] = []) =>
  (await lender.play(persona, until, modifiers)).uuid;

/** Situations that a status does not name. */
const SITUATIONS: Readonly<Record<string, () => Promise<string>>> = {
  'a condition that staff added': async () => {
    const uuid = await played('happy', 'OFFER_SELECTION');
    await staff(uuid, { action: 'add-condition', category: 'ESCALATION_REVIEW' });
    return uuid;
  },
  'a name that resembles one on a watchlist': async () => played('happy', 'FACTA_REVIEW', ['ofac']),
  'a bankruptcy': async () => played('happy', 'UNDERWRITING_REVIEW', ['bankrupt']),
  'a job that has ended': async () => played('stubb', 'UNDERWRITING_REVIEW', ['fired']),
  'a co-owner whose pictures were rejected': async () => {
    const uuid = await played('joint', 'CO_DEED_REQ');
    await staff(uuid, { action: 'co-owner-unidentified' });
    return uuid;
  },
  'a correction that the borrower asks for': async () => {
    const { uuid, jwt } = await lender.play('happy', 'IDENTITY_VERIFICATION');
    const asked = await lender.call('POST', onApplication(uuid, 'corrections'), {
      jwt,
      body: { kind: 'PROPERTY_USE', occupancy: 'SECONDARY' },
    });
    expect(asked.status).toBeLessThan(300);
    return uuid;
  },
  'a home in a trust, at its insurance': async () => played('trust', 'TRUST_AND_INSURANCE'),
  'Texas, on the first day of a closing': async () => driven('houston', 'MANUAL_DEED_SIGNING'),
  'Texas, with everything acknowledged': async () => {
    const uuid = await driven('houston', 'MANUAL_DEED_SIGNING');
    await staff(uuid, { action: 'acknowledge-value', officer: { name: 'Ola Ficer', title: 'Vice president' } });
    return uuid;
  },
  'a funding that is held during the days to cancel': async () => {
    const uuid = await played('happy', 'RESCISSION');
    await staff(uuid, { action: 'hold-funding', reason: 'A notice is in the mail' });
    return uuid;
  },
  'a large line with one approval': async () => {
    const uuid = await driven('happy', 'FUNDING_DECISION', ['large']);
    await staff(uuid, { action: 'approve-funding', as: { name: 'Fay Fund', role: 'funder' } });
    return uuid;
  },
  'the same person’s second approval': async () => {
    const uuid = await driven('happy', 'FUNDING_DECISION', ['large']);
    await staff(uuid, { action: 'approve-funding', as: AS });
    return uuid;
  },
  'a debt that is being paid off': async () => driven('payoff', 'DIRECT_DEBT_PAYOFF'),
  'a deed that the county rejected': async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION', ['recreject']);
    const isRejected = async () => (await lender.read(uuid)).facts.closing.recording?.stage === 'REJECTED';
    await driveTo(lender, uuid, 'RECORDING');
    for (let hours = 0; hours < 200 && !(await isRejected()); hours += 1) {
      await lender.drain(uuid);
      await lender.ctx.clock.advance(3_600_000, uuid);
      await lender.callBack();
      await sweepAll(lender.ctx, uuid);
    }
    expect(await isRejected()).toBe(true);
    return uuid;
  },
  'a canceled line whose money goes back': async () => {
    const uuid = await played('happy', 'CANCELLED', ['rescind']);
    await lender.drain(uuid);
    return uuid;
  },
};

describe('every action in situations that no status names', () => {
  test.each(Object.entries(SITUATIONS))('%s', { timeout: 120_000 }, async (_, reached) => {
    expect(await differences(await reached())).toEqual([]);
  });
});

describe('every action at every status', () => {
  test.each(CHECKLIST_STATUSES)('%s', { timeout: 60_000 }, async (status) => {
    const { persona, modifiers } = REACH[status];
    const { uuid } = await lender.play(persona, status, modifiers);
    expect((await lender.read(uuid)).status).toBe(status);
    expect(await differences(uuid)).toEqual([]);
  });
});
