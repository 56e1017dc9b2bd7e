import { APPLICATIONS, SETTINGS } from '@hearthline/journey/application/testing/ending-acts.ts';
import { stepOf } from '@hearthline/journey/checklist.ts';
import type { Signer } from '@hearthline/journey/facts/verification-state.ts';
import { CHECKLIST_STATUSES } from '@hearthline/journey/statuses.ts';
import { expect, test } from 'vitest';
import { figuresIn } from './figures.ts';
import { borrowerFacts, signerFacts } from './parties.ts';
import { datesOf, nextOf } from './summary.ts';
import { actionOf, sourceInWords } from './timeline.ts';

/** What the pages of an application say of the sample applications, as text: a changed rule is a changed line, which its reader judges. */
const table = (rows: readonly string[]): string => `${[...new Set(rows)].toSorted().join('\n')}\n`;

test('the figures, with where each comes from', async () => {
  const rows = APPLICATIONS.flatMap((facts) =>
    figuresIn(facts).flatMap(([title, figures]) =>
      figures.map(({ label, amount, unit = 'DOLLARS', from, facts: types }) =>
        [title, label, amount ?? '-', unit, from, types.join(' ')].join(' | '),
      ),
    ),
  );
  await expect(table(rows)).toMatchFileSnapshot('pages/figures.txt');
});

test('who acts next at each status', async () => {
  const rows = CHECKLIST_STATUSES.flatMap((status) =>
    [true, false].flatMap((active) =>
      [true, false].map((hasTask) => {
        const { who, text } = nextOf(status, active, { hasTask, isUnderWay: false });
        return [status, active ? 'active' : 'ended', hasTask ? 'task' : 'no task', who, text].join(' | ');
      }),
    ),
  );
  await expect(table(rows)).toMatchFileSnapshot('pages/next.txt');
});

test('the dates', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const rows = APPLICATIONS.flatMap((facts) =>
    [true, false].flatMap((active) =>
      [null, day(3)].map((completedAt) => {
        const dates = datesOf({ createdAt: day(1), since: day(2), completedAt, active, facts });
        const { status } = stepOf(facts, SETTINGS);
        return [status, active ? 'active' : 'ended', ...dates.map(({ label, on }) => `${label} ${on.slice(0, 10)}`)].join(' | ');
      }),
    ),
  );
  await expect(table(rows)).toMatchFileSnapshot('pages/dates.txt');
});

test('what is known of the borrower and of the signers', async () => {
  const said = (facts: readonly { readonly label: string; readonly value: string }[]) =>
    facts.map(({ label, value }) => `${label}: ${value}`).join(' | ');
  const signers = APPLICATIONS.flatMap(({ verification }) => verification.signers);
  const [signer] = signers;
  if (!signer) throw new Error('There is no signer in the sample');
  const others: readonly Partial<Signer>[] = [
    { maritalStatus: 'UNMARRIED' },
    { spouseOf: 'BORROWER' },
    { spouseOf: 'OWNER' },
    { signedIn: true, identified: false },
    { signedIn: true, identified: true, signed: true },
    { refused: true },
  ];
  const rows = [
    ...APPLICATIONS.map((facts) => `borrower | ${said(borrowerFacts(facts))}`),
    ...[...signers, ...others.map((more) => ({ ...signer, ...more }))].map((one) => `signer | ${said(signerFacts(one))}`),
  ];
  const [some] = APPLICATIONS;
  if (!some) throw new Error('There is no sample');
  expect(rows.length).toBeGreaterThan(100);
  for (const [electronic, words] of [
    [{ borrower: { shown: true, withdrawn: false, times: 1 } }, 'Consent shown'],
    [{ borrower: { shown: false, withdrawn: true, times: 1 } }, 'Consent withdrawn'],
    [{ borrower: { shown: false, withdrawn: false, times: 0 } }, 'Not shown yet'],
    [{}, 'Not shown yet'],
  ] as const)
    expect(said(borrowerFacts({ ...some, electronic }))).toContain(`Electronic documents: ${words}`);
  await expect(table(rows)).toMatchFileSnapshot('pages/parties.txt');
});

test('a fact is told with the action that recorded it: after the version before it, up to the version after it', () => {
  const actions = [
    { from_version: 4, to_version: 6, id: 'first' },
    { from_version: 6, to_version: 7, id: 'second' },
  ];
  expect([4, 5, 6, 7, 8].map((seq) => actionOf(seq, actions)?.id)).toEqual([undefined, 'first', 'first', 'second', undefined]);
});

test.each([
  ['/credit/no-match', 'borrower', 'in the account'],
  ['reassign', 'staff', 'reassign'],
  ['note-spanish:by-hand', 'staff', 'note-spanish: by hand'],
  ['timer:offer-expires', 'automation', 'timer offer expires'],
  ['callback:title-orders', 'provider', 'callback of title orders'],
  ['consequence', 'automation', 'follows from the fact before'],
  ['soft-credit', 'automation', 'soft credit'],
])('the source %s of %s reads %s', (source, actor, words) => {
  expect(sourceInWords(source, actor)).toBe(words);
});
