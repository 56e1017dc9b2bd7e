import { CHECKLIST_STATUSES, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSandboxReference } from './seed-reference.ts';
import { testLender, type TestLender } from './testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
  await seedSandboxReference(lender.ctx);
});
afterAll(async () => lender.close());

const ENDS: ReadonlySet<ChecklistStatus> = new Set(['COMPLETE', 'CANCELLED', 'DECLINED']);

/** By the route a tester uses, with only the status given (lending §5.3). */
test.each(CHECKLIST_STATUSES)(
  '%s is reached and held, and no work that would leave it runs',
  async (until) => {
    const { status: answered, body } = await lender.call('POST', '/sandbox/applications', { body: { until } });
    expect([answered, body['status']], JSON.stringify(body)).toEqual([201, until]);
    const uuid = String(body['uuid']);
    expect(await lender.drain(uuid)).toBe(0);
    expect(await lender.read(uuid)).toMatchObject({ status: until, active: !ENDS.has(until) });
  },
  60_000,
);
