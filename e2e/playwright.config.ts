import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS, ensureChromium } from '../tools/chromium.ts';

const full = process.env['HEARTHLINE_JOURNEYS'] === 'full';
process.env['HEARTHLINE_CHROMIUM'] ??= ensureChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './setup/start-product.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // a bound for what hangs, not a measure: a journey of thirty seconds takes two minutes on a slow machine with other work
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./walk/table.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined
      ? []
      : [['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] }] as ['json', object]]),
  ],
  use: {
    launchOptions: { executablePath: process.env['HEARTHLINE_CHROMIUM'], args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Phoenix',
    reducedMotion: 'reduce',
  },
  // `npm test` runs the journeys tagged @short, of which @short-wide at one width; `npm run journeys` runs all.
  projects: [
    { name: '1280', ...(full ? {} : { grep: /@short/ }), use: { viewport: { width: 1280, height: 900 } } },
    { name: '360', ...(full ? {} : { grep: /@short(?!-wide)/ }), use: { viewport: { width: 360, height: 780 }, hasTouch: true } },
  ],
});
