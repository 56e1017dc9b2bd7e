import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Pure packages need nothing but Node: no database, no browser, no clock. */
const PURE = ['rules', 'journey', 'orgs', 'contract', 'documents', 'providers', 'kit'];

/** The test files that take longest, the longest first. */
const LONGEST = [
  'sandbox/walks.test.ts',
  'sandbox/reach.test.ts',
  'server/steps/verification/branches.test.ts',
  'server/staff/actions/open-actions.test.ts',
  'sandbox/play.test.ts',
  'database/launcher/launcher.test.ts',
  'e2e/simulate/simulate.test.ts',
];

if (!existsSync(join(import.meta.dirname, 'generated/openapi.json')))
  throw new Error('The API description is missing: `npm run generate` makes it (`npm test` does so by itself)');

for (const path of LONGEST) if (!existsSync(join(import.meta.dirname, path))) throw new Error(`${path} of LONGEST is gone`);

/**
 * Starts the longest files first: started last, one of them would run while the other core stands idle. By itself Vitest knows what is long only from
 * an earlier run on the same machine, and otherwise goes by the size of the file, of which `sandbox/walks.test.ts` has little.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => LONGEST.findIndex((path) => moduleId.endsWith(path)) + 1 || LONGEST.length + 1;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * A test without an assertion fails: it could not fail otherwise. `poll`: it ends as soon as what it expects is there, and a busy machine needs longer than
 * Vitest’s second.
 */
const expect = { requireAssertions: true, poll: { timeout: 15_000 } };
const setupFiles = [join(import.meta.dirname, 'rules/testing/property-assertions.ts')];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          // A quarter of the time went into evaluating the modules again for each file; their state is constant (the client's is not).
          isolate: false,
          maxWorkers: '100%',
          include: [...PURE.map((folder) => `${folder}/**/*.test.ts`), 'e2e/simulate/*.test.ts'],
          exclude: ['**/node_modules/**'],
          // Properties take seconds where other programs want the processor as well.
          testTimeout: 60_000,
          expect,
          setupFiles,
        },
      },
      {
        test: {
          name: 'client',
          environment: 'node',
          pool: 'threads',
          maxWorkers: '100%',
          include: ['web/**/*.test.ts', 'client/**/*.test.ts', 'desk/**/*.test.ts', 'e2e/chats/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
          expect,
          setupFiles,
        },
      },
      {
        test: {
          name: 'checks',
          environment: 'node',
          include: ['checks/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 120_000,
          expect,
          setupFiles,
        },
      },
      'server/vitest.config.ts',
      'kit/vitest.stories.config.ts',
    ],
  },
});
