/**
 * `npm run generate`: makes the files that are not in the tree because they say what other files say (tools/generate/main.ts). Plain
 * JavaScript for the installed Node (20 or newer), as tools/setup.mjs is: `npm install` runs it too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const modules = join(root, 'node_modules');
const ownNode = join(modules, '.bin', windows ? 'node.cmd' : 'node');

/** Brings the generated files up to date; false, having said what is missing, when that was not possible. */
export function generate() {
  if (!existsSync(ownNode) || !existsSync(join(modules, 'openapi-typescript'))) {
    console.error('The API description and the row types are not made: the packages for it are not installed. `npm start` installs them.');
    return false;
  }
  return spawnSync(ownNode, ['tools/generate/main.ts'], { cwd: root, stdio: 'inherit', shell: windows }).status === 0;
}

// What runs the product needs none of these files, so an installation that cannot make them, such as one for production, is no failure.
if (process.argv[1] === fileURLToPath(import.meta.url) && !generate() && process.env.npm_lifecycle_event !== 'prepare') process.exit(1);
