/**
 * `npm run matrix`: server/web/caller-matrix.test.ts with more rounds, at more statuses, with counts. `-- --rounds 10 --seed 7` repeats a run's choices, or makes it longer.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
const seed = values.seed ?? String(Math.floor(performance.timeOrigin) % 100_000);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'server/web/caller-matrix.test.ts', '--disable-console-intercept'],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, MATRIX_ROUNDS: values.rounds ?? '4', MATRIX_SEED: seed },
  },
);
process.exit(status ?? 1);
