import { CHECKLIST_STATUSES } from '@hearthline/journey/statuses.ts';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import { firstAmount } from '@hearthline/rules/regulation/first-payment.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logOf } from '@hearthline/database/stores/application/application.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { dateInZone, daysBetween, type IsoDate } from '@hearthline/rules/dates.ts';
import { bankingDaysAfter } from '@hearthline/rules/regulation/banking-days.ts';
import { FASTEST_FUNDING, FASTEST_FUNDING_IN_TEXAS } from '@hearthline/rules/regulation/funding-days.ts';
import { seedSandboxReference } from './seed-reference.ts';
import { startAtNoon, testLender, type TestLender } from './testing/lender.ts';
import { MODIFIERS } from './modifiers.ts';
import { type Persona, PERSONAS } from './personas.ts';
import { PERSONA_ENDS } from './testing/persona-ends.ts';
import { postedText, postedWords } from './testing/posted-documents.ts';
import { type WalkStep, walkOf, walkText } from './testing/walk.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
  await startAtNoon(lender);
  await seedSandboxReference(lender.ctx);
});
afterAll(async () => lender.close());

const MINUTE = 60_000;

/** The day in Phoenix on which the last fact of a type was recorded. */
async function dayOf(uuid: string, type: Fact['type']): Promise<IsoDate> {
  const row = (await logOf(lender.ctx.pool, uuid)).findLast((one) => one.type === type);
  return dateInZone(row?.at ?? new Date(0), 'America/Phoenix');
}
/** One owner; two owners; a Texas homestead: whose documents are read as they were posted. */
const DOCUMENTS_READ = ['happy', 'joint', 'bonham'];

const seen = new Set<string>();
/** The applications of the personas that were walked to their end, by persona. */
const ended = new Map<string, string>();
const passedIn = (walk: readonly WalkStep[]) => walk.map(({ status }) => status);
async function walked(
  persona: string,
  until: string | undefined,
  modifiers: readonly string[] = [],
): Promise<{ readonly uuid: string; readonly walk: WalkStep[] }> {
  const { uuid } = await lender.play(persona, until, modifiers);
  const walk = await walkOf(lender.ctx, uuid);
  for (const status of passedIn(walk)) seen.add(status);
  expect((await lender.call('GET', `/sandbox/applications/${uuid}`)).body).toMatchObject({ chainHolds: true });
  return { uuid, walk };
}

/** Which documents each person received and when, what was signed on its lines, and the figures of the application's facts on them. */
async function readsAsPosted(key: string, uuid: string): Promise<void> {
  await expect(await postedText(lender, uuid)).toMatchFileSnapshot(`./posted/${key}.txt`);
  const { jwt } = lender.played.get(uuid) ?? { jwt: '' };
  const { facts } = await lender.read(uuid);
  const { lineAmount, draw, rate, monthlyPayment, cashToYou } = facts.selection ?? expect.fail('nothing is selected');
  const dates = facts.closing.dates ?? expect.fail('the line has no dates');
  const figures: Readonly<Record<string, readonly string[]>> = {
    SIGNED_LINE_AGREEMENT: [...[lineAmount, draw, monthlyPayment, dates.perDiem].map((one) => formatMoney(one)), formatApr(rate)],
    ACCOUNT_OPENING_DISCLOSURES: [...[lineAmount, draw, monthlyPayment, cashToYou].map((one) => formatMoney(one)), formatApr(rate)],
    NOTARIZED_DEED: [formatMoney(lineAmount)],
    WELCOME_LETTER: [cashToYou, firstAmount(monthlyPayment, dates)].map((one) => formatMoney(one)),
  };
  for (const [kind, wanted] of Object.entries(figures)) {
    const words = await postedWords(lender, uuid, jwt, kind);
    expect({ kind, missing: wanted.filter((figure) => !words.includes(figure)) }).toEqual({ kind, missing: [] });
  }
}

test.each(PERSONAS.map((p): [string, Persona] => [p.key, p]))(
  '%s',
  async (key, { first, last, reaches, passes }) => {
    const end = PERSONA_ENDS[key] ?? 'COMPLETE';
    const { uuid, walk } = await walked(key, end);
    ended.set(key, uuid);
    expect(walk.find(({ status }) => status === reaches.status)?.screen).toBe(reaches.screen);
    expect(passes.filter((status) => !passedIn(walk).includes(status))).toEqual([]);
    expect(walk.at(-1)?.status).toBe(end);
    await expect(walkText(`${first} ${last}`, walk)).toMatchFileSnapshot(`./walks/${key}.txt`);
    if (DOCUMENTS_READ.includes(key)) await readsAsPosted(key, uuid);
  },
  MINUTE,
);

test.each(MODIFIERS.map((m) => [`${m.persona}+${m.key}`, m] as const))(
  '%s',
  async (name, { key, persona, does, shows, ends, then }) => {
    const { walk } = await walked(persona, then ? shows : ends, [key]);
    expect(walk.at(-1)?.status).toBe(ends);
    if (shows) expect(passedIn(walk)).toContain(shows);
    await expect(walkText(`${name}: ${does}`, walk)).toMatchFileSnapshot(`./walks/${name}.txt`);
  },
  MINUTE,
);

/** Reached only by two modifiers at once, or by another choice of the borrower: reach.test.ts plays them. */
const ELSEWHERE = ['NAV_BPO_REVIEW', 'ONSITE_APPRAISAL_REVIEW', 'SOFT_CREDIT_INCORRECT_PIN'];
test('together the walks pass every status', () => {
  expect(CHECKLIST_STATUSES.filter((status) => !seen.has(status)).toSorted()).toEqual(ELSEWHERE.toSorted());
});

test(
  'an application that nothing delays is funded within the business days that the first question names; in Texas none is faster than named there',
  async () => {
    const funded = async (persona: string) => ended.get(persona) ?? (await lender.play(persona, 'COMPLETE')).uuid;
    const uuid = await funded('happy');
    expect((await dayOf(uuid, 'completed')) <= bankingDaysAfter(await dayOf(uuid, 'deedSigned'), FASTEST_FUNDING)).toBe(true);
    const texas = await funded('houston');
    expect(daysBetween(await dayOf(texas, 'applicationCreated'), await dayOf(texas, 'completed'))).toBeGreaterThanOrEqual(
      FASTEST_FUNDING_IN_TEXAS,
    );
  },
  MINUTE,
);
