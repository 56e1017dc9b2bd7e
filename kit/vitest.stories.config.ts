import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs every story with axe, and the component tests, in a real browser. */
export default defineProject({
  plugins: [react()],
  optimizeDeps: {
    entries: ['./**/*.{stories,test}.tsx', '../{client,desk}/**/*.stories.tsx', '../.storybook/preview.tsx'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-hook-form',
      '@storybook/react',
      'storybook/test',
      'axe-core',
      'uqr',
      '@simplewebauthn/browser',
    ],
  },
  test: {
    name: 'stories',
    include: ['**/*.test.tsx'],
    // A page is one thread: two use both cores. By default one core would stay free.
    maxWorkers: '100%',
    testTimeout: 120_000,
    // a poll ends as soon as what it expects is there
    expect: { poll: { timeout: 15_000 } },
    env: { EVERY_ENGINE: process.env['EVERY_ENGINE'] ?? 'false', CHANGED_STORIES: process.env['CHANGED_STORIES'] ?? '' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: process.env['HEARTHLINE_CHROMIUM'] ?? '/usr/bin/chromium', args },
        // as in the journeys: no story depends on where the machine stands
        contextOptions: { locale: 'en-US', timezoneId: 'America/Phoenix' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 360, height: 800 } }],
    },
  },
});
