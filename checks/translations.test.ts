import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, languagePlugin } from '@hearthline/client/build/languages.ts';

import { SOURCES, TOP, isTest, read } from './tree.ts';

/** Files of sentences in another language: `copy.es.ts` beside `copy.ts`. */
const TRANSLATED = SOURCES.filter((file) => /\.[a-z]{2}\.ts$/.test(file));
const english = (file: string): string => file.replace(/\.[a-z]{2}\.ts$/, '.ts');

/** Translated files whose names differ from the English ones, by the compiler; `planted` adds a sentence to the English of the first. */
function incomplete(planted = ''): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'translations-'));
  const rows = TRANSLATED.map((file, at) => {
    const whole = at === 0 && planted !== '' ? `typeof english${at} & { readonly ${planted}: string }` : `typeof english${at}`;
    return `import type * as english${at} from '${join(TOP, english(file))}';
import * as own${at} from '${join(TOP, file)}';
const row${at}: Translated<${whole}> = own${at}; // ${file}
export { row${at} };`;
  });
  writeFileSync(join(folder, 'rows.ts'), [`import type { Translated } from '${join(TOP, 'rules/translated.ts')}';`, ...rows].join('\n'));
  const compilerOptions = { noEmit: true, incremental: false, types: ['node'], typeRoots: [join(TOP, 'node_modules/@types')] };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(TOP, 'tsconfig.json'), compilerOptions, files: ['rows.ts'], include: [] }),
  );
  try {
    execFileSync(process.execPath, [join(TOP, 'node_modules/ts7/bin/tsc'), '-p', folder, '--pretty', 'false'], { stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: Buffer | string };
    const said = String(stdout);
    return TRANSLATED.filter((_, at) => said.includes(`own${at}'`) || new RegExp(`rows\\.ts\\(${at * 4 + 4},`).test(said));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('sentences in another language', () => {
  test('each is beside its English file', () => {
    expect(TRANSLATED.length).toBeGreaterThan(10);
    expect(TRANSLATED.filter((file) => !SOURCES.includes(english(file)))).toEqual([]);
  });

  test('each has every name of its English file', () => expect(incomplete()).toEqual([]));

  test('a missing name is found', () => expect(incomplete('PLANTED')).toEqual([TRANSLATED[0]]));
});

/** Every module of the client as it is built in a language: resolved and put together in memory, not minified. */
async function modulesOf(language: (typeof LANGUAGES)[number]): Promise<readonly string[]> {
  const built = await build({
    root: join(TOP, 'client'),
    configFile: false,
    logLevel: 'error',
    plugins: [languagePlugin(language)],
    build: { write: false, minify: false, cssMinify: false, reportCompressedSize: false, target: 'es2023' },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
  return modules.filter((module) => module.startsWith(TOP)).map((module) => module.slice(TOP.length + 1));
}

describe('the client in another language', () => {
  const others = LANGUAGES.filter(({ code }) => code !== 'en');

  test.each(others)(
    '$code: every file of sentences is taken, and its English nowhere',
    async (language) => {
      const modules = await modulesOf(language);
      expect(modules.length).toBeGreaterThan(400);
      const own = TRANSLATED.filter((file) => file.endsWith(`.${language.code}.ts`));
      expect(own.filter((file) => !modules.includes(file))).toEqual([]);
      expect(modules.filter((module) => own.includes(module.replace(/\.ts$/, `.${language.code}.ts`)))).toEqual([]);
    },
    60_000,
  );

  test('the kit says nothing that has no second language: its words stand in its copy.ts', () => {
    const files = SOURCES.filter((file) => /^kit\/.*\.tsx?$/.test(file) && !isTest(file));
    const copies = files.filter((file) => /(^|\/)copy\.ts$/.test(file));
    expect(copies.length).toBeGreaterThan(3);
    expect(copies.filter((file) => !TRANSLATED.includes(file.replace(/\.ts$/, '.es.ts')))).toEqual([]);
    const SAID =
      /(?:aria-label|title|label|alt)="[A-Z]|(?:label|children|title) = ['"`][A-Z]|>\s*[A-Z][a-z]+ [a-z]|['"`][A-Z][a-z]+ [a-z][^'"`]*['"`]/;
    const code = (file: string) => read(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*$|throw new Error\([^]*?\);/gm, '');
    expect(files.filter((file) => !/(^|\/)copy(\.es)?\.ts$/.test(file) && SAID.test(code(file)))).toEqual([]);
  });
});
