/** Builds the client when one of its sources changed since the last build; `node tools/client-build.ts` does it by itself. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ASSETS } from '@hearthline/journey/paths.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['client', 'web', 'kit', 'journey', 'rules', 'orgs'];
const DIST = join(ROOT, 'client', 'dist');
const MARK = join(DIST, '.built-from');
/** Files that are never part of the bundle. */
const LEFT_OUT = /(^|\/)(node_modules|dist|storybook-static)(\/|$)|\.(test|stories)\.tsx?$/;

function files(folder: string, base = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(relative(base, path))) return [];
    return entry.isDirectory() ? files(path, base) : [path];
  });
}

/** Languages the client is built in, the default first (`LANGUAGES`, docs/how-to/configure.md). */
const LANGUAGES = (process.env['LANGUAGES'] ?? 'en').split(',');

/** One hash of everything the bundle is built from. */
function fingerprint(sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(LANGUAGES.join());
  for (const path of sources.flatMap((folder) => files(join(ROOT, folder))).toSorted())
    hash.update(relative(ROOT, path)).update(readFileSync(path));
  return hash.digest('hex');
}

/** Writes a brotli and a gzip version beside every text file of the build: compressed once, sent as stored. */
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

/** Builds one language of the client. Throws an Error when the build fails. */
function build(folder: string, language: string): void {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', 'client', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', CLIENT_LANGUAGE: language } },
  );
  if (status !== 0) throw new Error('The client could not be built');
}

/** Moves another language's build beside the default's: hashed files among the default's, its page and tables under names with its code. */
function merge(making: string, language: string): void {
  const from = join(making, language);
  cpSync(join(from, ASSETS), join(making, ASSETS), { recursive: true });
  for (const [file, place] of [
    ['index.html', `index.${language}.html`],
    ['pages.json', `pages.${language}.json`],
    ['.vite/manifest.json', `.vite/manifest.${language}.json`],
  ] as const)
    renameSync(join(from, file), join(making, place));
  rmSync(from, { recursive: true });
}

const PAGES = join(ROOT, 'sandbox', 'dist');

/** Builds a folder with a Vite configuration of its own. Throws an Error when that fails. */
function vite(folder: string, failure: string): void {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', folder, '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(failure);
}

/** Brings the sandbox's pages (client/sandbox/) up to date, in a folder of their own. Throws an Error when the build fails. */
export function buildSandboxPages(): void {
  const now = fingerprint();
  const mark = join(PAGES, '.built-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  vite('client/sandbox', 'The pages of the sandbox could not be built');
  writeFileSync(mark, now);
}

const DESK = join(ROOT, 'desk', 'dist');
const DESK_SOURCES = ['desk', 'web', 'kit', 'journey', 'rules', 'orgs'];

const PREVIEW = join(ROOT, 'client', 'preview', 'dist');

/** Brings the borrower's screens for the desk's preview (client/preview/) up to date. Throws an Error when the build fails. */
function buildPreview(): void {
  const now = fingerprint();
  const mark = join(PREVIEW, '.built-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  vite('client/preview', 'The preview of screens could not be built');
  writeFileSync(mark, now);
}

/** Brings the lender's own room (desk/), with the screens that it previews, up to date. Throws an Error when the build fails. */
export function buildDesk(): void {
  buildPreview();
  const now = fingerprint(DESK_SOURCES);
  const mark = join(DESK, '.built-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  vite('desk', 'The desk could not be built');
  writeFileSync(mark, now);
}

/** Brings client/dist up to date. Throws an Error when the build fails; the last good build then remains. */
export function buildClient(): void {
  const now = fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === now) return;
  console.log('Building the client …');
  const making = join(ROOT, 'client', 'node_modules', `.build-${process.pid}`);
  rmSync(making, { recursive: true, force: true });
  try {
    const [first = 'en', ...others] = LANGUAGES;
    build(making, first);
    for (const language of others) {
      build(join(making, language), language);
      merge(making, language);
    }
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
  compress(making);
  writeFileSync(join(making, '.built-from'), now);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(making, DIST);
}

if (import.meta.main) {
  buildClient();
  buildSandboxPages();
  buildDesk();
}
