import { expect, test } from 'vitest';
import { failedOfPlaywright, failedOfVitest, slowest, timesOfPlaywright, timesOfVitest } from './test-times.ts';

const result = (
  name: string,
  seconds: number,
  assertionResults: readonly { ancestorTitles: readonly string[]; duration?: number; title?: string; status?: string }[] = [],
  status = 'passed',
) => ({
  name: `/root/${name}`,
  status,
  startTime: 5000,
  endTime: 5000 + seconds * 1000,
  assertionResults: assertionResults.map((one) => ({ title: 'a test', status: 'passed', ...one })),
});
const report = (...testResults: ReturnType<typeof result>[]) => ({ numPassedTests: 1, numFailedTests: 0, testResults });
const named = (path: string) => path.replace('/root/', '');

test('a test file has its own seconds; stories are counted by their file, over all widths', () => {
  const stories = result('kit/testing/stories-1.test.tsx', 60, [
    { ancestorTitles: ['360 px', 'client/Liens.stories.tsx'], duration: 1500 },
    { ancestorTitles: ['1280 px', 'client/Liens.stories.tsx'], duration: 1000 },
    { ancestorTitles: ['1280 px', 'kit/Button.stories.tsx'], duration: 300 },
    { ancestorTitles: [] },
  ]);
  const times = timesOfVitest(report(result('server/engine.test.ts', 2), stories), named);
  expect(slowest(times)).toEqual([
    { file: 'client/Liens.stories.tsx', seconds: 2.5 },
    { file: 'server/engine.test.ts', seconds: 2 },
    { file: 'kit/Button.stories.tsx', seconds: 0.3 },
  ]);
});

test('journeys are counted by their file, those in a group too', () => {
  const spec = (...ms: number[]) => ({
    title: 'a journey',
    tests: ms.map((duration) => ({ status: 'expected', projectName: '1280', results: [{ duration }] })),
  });
  const stats = { expected: 3, unexpected: 0, flaky: 0 };
  const suites = [{ file: 'bank.spec.ts', specs: [spec(1000, 2000)], suites: [{ file: 'bank.spec.ts', specs: [spec(500)] }] }];
  expect(timesOfPlaywright({ stats, suites }, 'e2e/journeys/')).toEqual([{ file: 'e2e/journeys/bank.spec.ts', seconds: 3.5 }]);
});

test('twenty are named, of more', () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }));
  expect(slowest(many).map(({ seconds }) => seconds)).toEqual(Array.from({ length: 20 }, (_, i) => 29 - i));
});

test('each test that failed is named with its file and group; a file that failed before its first test alone', () => {
  const groups = result('server/liens.test.ts', 1, [
    { ancestorTitles: ['liens', ''], title: 'two are ahead', status: 'failed' },
    { ancestorTitles: ['liens'], title: 'one is ahead' },
  ]);
  const broken = result('server/broken.test.ts', 0, [], 'failed');
  expect(failedOfVitest(report(groups, broken), named)).toEqual(['server/liens.test.ts › liens › two are ahead', 'server/broken.test.ts']);
});

test('each journey that failed is named with its width, one that passed at the second try too', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, i) => ({ status, projectName: ['360', '1280'][i] ?? '', results: [{ duration: 1 }] })),
  });
  const inner = { file: 'bank.spec.ts', specs: [spec('a bank that is down', 'unexpected', 'flaky')] };
  const suites = [{ file: 'bank.spec.ts', specs: [spec('a bank', 'expected', 'skipped')], suites: [inner] }];
  expect(failedOfPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites }, 'e2e/')).toEqual([
    'e2e/bank.spec.ts › 360 › a bank that is down',
    'e2e/bank.spec.ts › 1280 › a bank that is down',
  ]);
});
