import { defineConfig } from 'vitest/config';

/** Pure rooms need nothing but Node: no database, no browser, no clock. */
const PURE = ['rules', 'journey', 'orgs', 'contract', 'documents', 'providers', 'client', 'kit'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          // A quarter of the time went into evaluating the modules anew for each file; what they keep is constant.
          isolate: false,
          maxWorkers: '100%',
          include: [...PURE.map((room) => `${room}/**/*.test.ts`), 'e2e/simulate/*.test.ts'],
          exclude: ['**/node_modules/**'],
          // Properties take seconds where other programs want the processor as well.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'checks',
          environment: 'node',
          include: ['checks/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      'server/vitest.config.ts',
      'kit/vitest.stories.config.ts',
    ],
  },
});
