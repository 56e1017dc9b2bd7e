import { STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusUrl, testLender, type TestLender } from '../testing/lender.ts';
import { PERSONAS } from './personas.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

describe('every persona, by the same calls a browser makes', () => {
  test.each(PERSONAS.map((p) => [p.key, p] as const))('%s comes to rest where the table says', async (key, { reaches }) => {
    const { uuid, status, jwt } = await lender.play(key);
    expect(status).toBe(reaches.status);
    const answer = await lender.call('GET', statusUrl(uuid), { jwt });
    expect(answer.body).toMatchObject({ status: reaches.status });
  });
});
