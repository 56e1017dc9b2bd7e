import { REASON_CODES } from '@hearthline/rules/enums.ts';
import { expect, test } from 'vitest';
import { statusAnswer } from '../application/decision.ts';
import { refusalReasons } from '../application/refusal.ts';
import { APPLICATIONS, SETTINGS } from '../application/testing/ending-acts.ts';
import { weighedIn } from '../application/weighed.ts';
import { stepOf } from '../checklist.ts';
import { CONDITIONS } from '../conditions.ts';

/** What is derived from the sample applications, as text: a changed rule is a changed line, which its reader judges. */
const table = (rows: readonly string[]): string => `${[...new Set(rows)].toSorted().join('\n')}\n`;

test('what a status answers', async () => {
  const rows = APPLICATIONS.map((f) => {
    const { status, decision, subDecision, bpo, condition, coDeedStatus } = statusAnswer(f, SETTINGS, 1, '2026-01-01T00:00:00.000Z');
    return [status, decision, subDecision, bpo, condition ?? '-', coDeedStatus].join(' | ');
  });
  expect(new Set(rows).size).toBeGreaterThan(80);
  await expect(table(rows)).toMatchFileSnapshot('answers.txt');
});

test('the reasons for which staff may refuse', async () => {
  const rows = APPLICATIONS.map((f) => {
    const { status } = stepOf(f, SETTINGS);
    return `${status} | ${refusalReasons(f, status).join(' ')} | ${refusalReasons(f, status, 'decline').join(' ')}`;
  });
  await expect(table(rows)).toMatchFileSnapshot('refusals.txt');
});

test('what each reason weighed', async () => {
  const rows = APPLICATIONS.flatMap((f) =>
    REASON_CODES.map((reason) => {
      const { report, score, outside } = weighedIn(f, [reason]);
      return [reason, report ? 'report' : '-', score ? 'score' : '-', outside.join(' ') || '-'].join(' | ');
    }),
  );
  await expect(table(rows)).toMatchFileSnapshot('weighed.txt');
});

test('what a request asks for', async () => {
  const rows = Object.entries(CONDITIONS).map(([category, { documents, screen }]) =>
    [category, documents.join(' ') || '-', screen ?? '-'].join(' | '),
  );
  await expect(table(rows)).toMatchFileSnapshot('conditions.txt');
});
