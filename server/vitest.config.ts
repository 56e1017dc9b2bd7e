import { defineConfig } from 'vitest/config';

/** Tests that need PostgreSQL, of the database, the server and the sandbox: one server for the run, a database for each file. */
export default defineConfig({
  test: {
    name: 'server',
    root: '..',
    environment: 'node',
    include: ['database/**/*.test.ts', 'server/**/*.test.ts', 'sandbox/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Half of the time went into reading the server's modules anew for each file. What a file keeps is in its own database.
    isolate: false,
    // Every core: a worker waits for PostgreSQL a third of its time. By default one core would stay free.
    maxWorkers: '100%',
    globalSetup: ['./database/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
