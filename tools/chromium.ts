/**
 * One Chromium for every browser test and benchmark: the installed one if there is one, else Debian's package where apt may be used, else
 * Playwright's download. `node tools/chromium.ts` prints the path that would be used, and installs it if necessary.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** Switches every launch needs: containers and root have no sandbox, and a small /dev/shm crashes tabs. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update'];

const onPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const playwrights = (): string | undefined => {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright') as { chromium: { executablePath(): string } };
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** Path of an installed Chromium: `HEARTHLINE_CHROMIUM`, then the PATH, then the usual folders, then Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['HEARTHLINE_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`HEARTHLINE_CHROMIUM names ${named}, but there is no such file.`);
    return named;
  }
  return onPath() ?? MAC.find((path) => existsSync(path)) ?? playwrights();
}

const ran = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

const mayUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Path of a Chromium, installed first when there is none. Throws an error that says how to install it by hand. */
export function ensureChromium(): string {
  const here = findChromium();
  if (here !== undefined) return here;
  console.log('No Chromium on this machine: installing one for the browser tests.');
  if (mayUseApt() && ran('apt-get', 'update', '-q') && ran('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium')) {
    const debians = onPath();
    if (debians !== undefined) return debians;
  }
  const cli = createRequire(import.meta.url)
    .resolve('playwright/package.json')
    .replace(/package\.json$/, 'cli.js');
  if (ran(process.execPath, cli, 'install', 'chromium')) {
    const downloaded = playwrights();
    if (downloaded !== undefined) return downloaded;
  }
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Do one of these and run again:\n' +
      '  apt-get install chromium              (Debian, Ubuntu; as root)\n' +
      '  npx playwright install chromium       (downloads one for this user)\n' +
      '  HEARTHLINE_CHROMIUM=/path/to/chrome   (use one you already have)',
  );
}

if (import.meta.main) console.log(ensureChromium());
