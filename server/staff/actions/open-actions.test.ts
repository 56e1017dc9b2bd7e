/** What the desk offers is what the server accepts, in situations that no status names; `sandbox/reach.test.ts` compares them at every status. */
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { actForSigners } from '@hearthline/sandbox/co-owners.ts';
import { seedSandboxReference } from '@hearthline/sandbox/seed-reference.ts';
import { actionDifferences, AS } from '@hearthline/sandbox/testing/action-differences.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { readSheet } from '@hearthline/sandbox/testing/read-sheet.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepAll } from '../../engine/sweep.ts';
import { type StaffAction, staffAction } from './act.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
  await seedSandboxReference(lender.ctx);
});
afterAll(async () => lender.close());

/** Staff as the sandbox has them act: nobody is asked for a second person. */
const staff = async (uuid: string, asked: StaffAction) => staffAction(lender.ctx, uuid, asked, 'SANDBOX');
const sheetRead = async (uuid: string) => readSheet(lender.ctx, await lender.read(uuid));
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
    await actForSigners(lender.ctx, uuid, 'co-owner-unidentified');
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
    await staff(uuid, { action: 'hold-funding', note: 'A notice is in the mail' });
    return uuid;
  },
  'a large line with one approval': async () => {
    const uuid = await driven('happy', 'FUNDING_DECISION', ['large']);
    await staff(uuid, {
      action: 'approve-funding',
      as: { uuid: '0190a000-0000-7000-8000-0000000000a2', name: 'Fay Fund', role: 'funder' },
      ...(await sheetRead(uuid)),
    });
    return uuid;
  },
  'the same person’s second approval': async () => {
    const uuid = await driven('happy', 'FUNDING_DECISION', ['large']);
    await staff(uuid, { action: 'approve-funding', as: AS, ...(await sheetRead(uuid)) });
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
    expect(await actionDifferences(lender, await reached())).toEqual([]);
  });
});
