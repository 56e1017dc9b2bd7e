/** The project's own files, as the checks see them: paths are relative to the repository root and use `/`. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const TOP = join(import.meta.dirname, '..');

/** Folders that are generated or left behind by a run. */
const SKIPPED = new Set([
  'node_modules',
  '.git',
  '.data',
  'dist',
  '.cache',
  'generated',
  'coverage',
  'test-results',
  'playwright-report',
  'storybook-static',
]);
const GENERATED = /(^|\/)package-lock\.json$|\/migrations\/|^web\/operations\//;

const walk = (folder: string): string[] =>
  readdirSync(join(TOP, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(path);
    return entry.isFile() ? [path] : [];
  });

/** Every file of the project. */
export const FILES: readonly string[] = walk('').toSorted();

export const PACKAGES = [
  'journey',
  'rules',
  'orgs',
  'kit',
  'contract',
  'documents',
  'providers',
  'database',
  'server',
  'sandbox',
  'web',
  'client',
  'desk',
  'e2e',
  'checks',
  'bench',
  'tools',
];

/** Source files of the packages, without generated ones. */
export const SOURCES = FILES.filter(
  (file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file) && PACKAGES.includes(file.split('/')[0] ?? '') && !GENERATED.test(file),
);

export const isTest = (file: string): boolean => /\.(test|spec|stories)\.tsx?$/.test(file) || /\/(testing|walks)\//.test(file);

export const read = (file: string): string => readFileSync(join(TOP, file), 'utf8');

/** `file:line` of every line of `file` that `matches`. */
export const linesWhere = (file: string, matches: (line: string) => boolean): string[] =>
  read(file)
    .split('\n')
    .flatMap((line, index) => (matches(line) ? [`${file}:${index + 1}  ${line.trim().slice(0, 120)}`] : []));
