import { replay } from '@hearthline/journey/application/apply.ts';
import { stepOf } from '@hearthline/journey/checklist.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { settle } from '@hearthline/journey/triggers.ts';
import { whereNext } from '@hearthline/journey/where-next.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationViews } from '../checklist/application-view.ts';
import type { Application } from '../checklist/application.ts';
import { testLender, type TestLender } from '../testing/lender.ts';
import { PERSONAS, type Persona } from './personas.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

/** Where the persona's path ends, when the borrower and staff do what they can. */
const ENDS: Readonly<Record<string, ChecklistStatus>> = {
  phantom: 'CREDIT_NO_MATCH_SSN',
  timeout: 'CREDIT_ERROR',
  minor: 'DECLINED',
  lowfico: 'DECLINED',
  lateral: 'DECLINED',
};

/** The screen the app opens for a file, from the loader a new application waits on. */
async function screenOf(application: Application): Promise<string> {
  const [view] = await applicationViews(lender.ctx, [application]);
  if (!view) throw new Error('no view');
  const profile = { name: { uuid: 'n' }, dob: '1980-01-01', ssnLast4: application.facts.ssnSecretId === null ? null : '0000' };
  const machineState = settle({ status: view.status, application: view, profile });
  const next = whereNext({
    status: view.status,
    machineState,
    application: view,
    currentPath: `/account/heloc/${view.uuid}/product/loading`,
    retries: 0,
  });
  if (next.kind === 'go') return next.path.replace(`/account/heloc/${view.uuid}/`, '').replace(/\?.*/, '');
  return next.kind === 'wait' ? '…' : '(stays)';
}

/** One line for each status a file went through: the status, who had to act, what was recorded there, and the screen. */
async function walkOf(application: Application): Promise<{ lines: string[]; screens: Map<string, string> }> {
  const log = await lender.log(application.uuid);
  const lines: string[] = [];
  const screens = new Map<string, string>();
  let from = 0;
  for (let at = 1; at <= log.length; at += 1) {
    const facts = replay(log.slice(0, at));
    const step = stepOf(facts, application.settings);
    const next = at < log.length ? stepOf(replay(log.slice(0, at + 1)), application.settings).status : null;
    if (next === step.status) continue;
    const screen = await screenOf({ ...application, facts, status: step.status, version: at });
    screens.set(step.status, screen);
    lines.push(
      `${step.status.padEnd(31)} ${step.actor.padEnd(11)} ${screen.padEnd(30)} ${log
        .slice(from, at)
        .map((f: Fact) => f.type)
        .join(' ')}`,
    );
    from = at;
  }
  return { lines, screens };
}

test.each(PERSONAS.map((p): [string, Persona] => [p.key, p]))('%s', async (key, { first, last, reaches }) => {
  const { uuid } = await lender.play(key, ENDS[key] ?? 'COLLECT_ADDITIONAL_INFO');
  const { lines, screens } = await walkOf(await lender.read(uuid));
  expect(screens.get(reaches.status)).toBe(reaches.screen);
  await expect(`${first} ${last}\n${lines.join('\n')}\n`).toMatchFileSnapshot(`./walks/${key}.txt`);
});
