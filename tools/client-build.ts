/** Builds the client when one of its sources changed since the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['client', 'kit', 'journey', 'rules', 'orgs'];
const DIST = join(ROOT, 'client', 'dist');
const MARK = join(DIST, '.built-from');
/** What never reaches the bundle. */
const LEFT_OUT = /(^|\/)(node_modules|dist|storybook-static)(\/|$)|\.(test|stories)\.tsx?$/;

function files(folder: string, base = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(relative(base, path))) return [];
    return entry.isDirectory() ? files(path, base) : [path];
  });
}

/** One hash over everything the bundle is made of. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const path of SOURCES.flatMap((room) => files(join(ROOT, room))).toSorted())
    hash.update(relative(ROOT, path)).update(readFileSync(path));
  return hash.digest('hex');
}

/** Leaves the best brotli and gzip beside every text of the build: compressed once, sent as it lies there. */
function compress(folder: string): void {
  for (const path of files(folder, folder)) {
    if (!/\.(js|css|svg)$/.test(path)) continue;
    const text = readFileSync(path);
    if (text.length < 1024) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** Brings client/dist up to date. Throws an Error when the build fails; the last good build then stays. */
export function buildClient(): void {
  const now = fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === now) return;
  console.log('Building the client …');
  const making = join(ROOT, 'client', 'node_modules', `.build-${process.pid}`);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', 'client', '--outDir', making, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new Error('The client could not be built');
  }
  compress(making);
  writeFileSync(join(making, '.built-from'), now);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(making, DIST);
}
