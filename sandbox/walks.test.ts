import { CHECKLIST_STATUSES, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSandboxReference } from './seed-reference.ts';
import { testLender, type TestLender } from './testing/lender.ts';
import { MODIFIERS } from './modifiers.ts';
import { type Persona, PERSONAS } from './personas.ts';
import { type WalkStep, walkOf, walkText } from './testing/walk.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
  await seedSandboxReference(lender.ctx);
});
afterAll(async () => lender.close());

const MINUTE = 60_000;

/** The personas whose path does not end in funding when borrower and staff do what they can, with its end. */
const ENDS: Readonly<Record<string, ChecklistStatus>> = {
  phantom: 'DECLINED',
  timeout: 'CREDIT_ERROR',
  minor: 'DECLINED',
  lowfico: 'DECLINED',
  lateral: 'DECLINED',
  crockett: 'DECLINED',
};

const seen = new Set<string>();
const passedIn = (walk: readonly WalkStep[]) => walk.map(({ status }) => status);
async function walked(persona: string, until: string | undefined, modifiers: readonly string[] = []): Promise<WalkStep[]> {
  const { uuid } = await lender.play(persona, until, modifiers);
  const walk = await walkOf(lender.ctx, uuid);
  for (const status of passedIn(walk)) seen.add(status);
  expect((await lender.call('GET', `/sandbox/applications/${uuid}`)).body).toMatchObject({ chainHolds: true });
  return walk;
}

test.each(PERSONAS.map((p): [string, Persona] => [p.key, p]))(
  '%s',
  async (key, { first, last, reaches, passes }) => {
    const end = ENDS[key] ?? 'COMPLETE';
    const walk = await walked(key, end);
    expect(walk.find(({ status }) => status === reaches.status)?.screen).toBe(reaches.screen);
    expect(passes.filter((status) => !passedIn(walk).includes(status))).toEqual([]);
    expect(walk.at(-1)?.status).toBe(end);
    await expect(walkText(`${first} ${last}`, walk)).toMatchFileSnapshot(`./walks/${key}.txt`);
  },
  MINUTE,
);

test.each(MODIFIERS.map((m) => [`${m.persona}+${m.key}`, m] as const))(
  '%s',
  async (name, { key, persona, does, shows, ends, then }) => {
    const walk = await walked(persona, then ? shows : ends, [key]);
    expect(walk.at(-1)?.status).toBe(ends);
    if (shows) expect(passedIn(walk)).toContain(shows);
    await expect(walkText(`${name}: ${does}`, walk)).toMatchFileSnapshot(`./walks/${name}.txt`);
  },
  MINUTE,
);

/** Reached only by two modifiers at once, or by another choice of the borrower: reach.test.ts plays them. */
const ELSEWHERE = ['NAV_RESI_EVAL_REVIEW', 'ONSITE_APPRAISAL_REVIEW', 'SOFT_CREDIT_INCORRECT_PIN'];
test('together the walks pass every status', () => {
  expect(CHECKLIST_STATUSES.filter((status) => !seen.has(status)).toSorted()).toEqual(ELSEWHERE.toSorted());
});
