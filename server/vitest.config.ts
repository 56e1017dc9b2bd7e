import { defineConfig } from 'vitest/config';

/** Tests that need PostgreSQL, of the database, the server and the sandbox: one server for the run, a database for each file. */
export default defineConfig({
  test: {
    name: 'server',
    root: '..',
    environment: 'node',
    include: ['database/**/*.test.ts', 'server/**/*.test.ts', 'sandbox/**/*.test.ts', 'e2e/brands/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Half of the time was spent on loading the server's modules again for each file. A file's state is in its own database.
    isolate: false,
    // Every core: a worker waits for PostgreSQL a third of its time. The default would leave one core idle.
    maxWorkers: '100%',
    setupFiles: ['./rules/testing/property-assertions.ts'],
    globalSetup: ['./database/testing/global-setup.ts'],
    // Bounds for what hangs: a slow machine, with another file on its other core, needs several times as long as this one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true, poll: { timeout: 15_000 } },
  },
});
