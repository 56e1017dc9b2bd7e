import { expect, test } from 'vitest';
import { slowest, timesOfPlaywright, timesOfVitest } from './test-times.ts';

const result = (
  name: string,
  seconds: number,
  assertionResults: readonly { ancestorTitles: readonly string[]; duration?: number }[] = [],
) => ({
  name: `/root/${name}`,
  status: 'passed',
  startTime: 5000,
  endTime: 5000 + seconds * 1000,
  assertionResults,
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
  const spec = (...ms: number[]) => ({ tests: ms.map((duration) => ({ results: [{ duration }] })) });
  const stats = { expected: 3, unexpected: 0, flaky: 0 };
  const suites = [{ file: 'bank.spec.ts', specs: [spec(1000, 2000)], suites: [{ file: 'bank.spec.ts', specs: [spec(500)] }] }];
  expect(timesOfPlaywright({ stats, suites }, 'e2e/journeys/')).toEqual([{ file: 'e2e/journeys/bank.spec.ts', seconds: 3.5 }]);
});

test('twenty are named, of more', () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }));
  expect(slowest(many).map(({ seconds }) => seconds)).toEqual(Array.from({ length: 20 }, (_, i) => 29 - i));
});
