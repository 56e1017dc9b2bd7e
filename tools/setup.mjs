/**
 * Installs what Hearthline needs and makes the generated files, if necessary: before `npm start`, `npm run dev` and `npm test`. Plain JavaScript for the installed Node
 * (20 or newer): the Node 24 that everything else runs on is one of the packages it installs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';
const ownNode = join(modules, '.bin', windows ? 'node.cmd' : 'node');
/** Contains the hash of the package-lock.json that the packages were installed from. */
const mark = join(modules, '.installed-from');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const isCurrent = () => existsSync(ownNode) && existsSync(mark) && readFileSync(mark, 'utf8') === lockHash();

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows && command === 'npm', ...options });
  if (error || status !== 0) {
    console.error(
      `\n${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}. Hearthline needs its packages: check the network and the registry npm uses, then try again.`,
    );
    process.exit(status || 1);
  }
}

/** npm as it was called, so that its version and settings are the same; otherwise the one on the PATH. */
function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli && cli.endsWith('.js')) run(process.execPath, [cli, ...args]);
  else run('npm', args);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Hearthline installs with Node 20 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!isCurrent()) {
  console.log(
    !existsSync(mark) ? 'Installing the packages (once; this takes a minute or two) …' : 'The list of packages has changed; installing …',
  );
  // Not `ci`: it refuses a lock that leaves out another platform's optional programs, and it would delete the packages under
  // a running editor or server. The lock still decides every version.
  // The packages are asked of Node 24, which comes with them; npm would print a page of warnings about the Node that starts it.
  npm('install', '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error');
  // When npm skips install scripts, the package `node` has not downloaded its program, and nothing links to it.
  if (!existsSync(ownNode)) {
    run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(modules, 'node') });
    if (!existsSync(ownNode) && !windows) {
      mkdirSync(dirname(ownNode), { recursive: true });
      rmSync(ownNode, { force: true });
      symlinkSync(join('..', 'node', 'bin', 'node'), ownNode);
    }
  }
  const { stdout } = spawnSync(ownNode, ['--version'], { encoding: 'utf8', shell: windows });
  if (!/^v2[4-9]/.test(stdout ?? '')) {
    console.error(`The packages are installed, but ${ownNode} is not Node 24 or does not run on this machine.`);
    process.exit(1);
  }
  writeFileSync(mark, lockHash());
}

// Where they could not be made it has said so: the product runs without them.
generate();
