/** `npm run journeys -- production`: makes the machine's certificate, then runs the journeys of this folder against a production-like product. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateOfMachine } from './stand-ins.ts';

const TOP = join(import.meta.dirname, '../..');

/** Runs the journeys with these arguments of Playwright's; returns its exit code. Every process trusts the certificate from its start. */
function run(args: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-production-'));
  try {
    const certificate = certificateOfMachine();
    const pem = join(folder, 'certificate.pem');
    writeFileSync(pem, certificate.cert);
    writeFileSync(join(folder, 'certificate.json'), JSON.stringify(certificate), { mode: 0o600 });
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/production/playwright.config.ts', ...args],
      {
        cwd: TOP,
        stdio: 'inherit',
        env: {
          ...process.env,
          PRODUCTION_FOLDER: folder,
          NODE_EXTRA_CA_CERTS: pem,
          NODE_OPTIONS: `--import ${join(import.meta.dirname, 'machine.ts')}`,
        },
      },
    );
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exit(run(process.argv.slice(2)));
