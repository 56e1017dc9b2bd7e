import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';

process.env['HEARTHLINE_CHROMIUM'] ??= ensureChromium();

/** One product, one borrower, one lender's staff; nothing runs beside it, because the machine's clock is moved for all. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/production',
  globalSetup: './start-production.ts',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 1_500_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env['HEARTHLINE_CHROMIUM'],
      args: [...CHROMIUM_ARGS, '--host-resolver-rules=MAP *.test 127.0.0.1'],
    },
    ignoreHTTPSErrors: true,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Phoenix',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  },
});
