import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { SOURCES, TOP } from './tree.ts';

/** Files of sentences in another language: `copy.es.ts` beside `copy.ts`. */
const TRANSLATED = SOURCES.filter((file) => /\.[a-z]{2}\.ts$/.test(file));
const english = (file: string): string => file.replace(/\.[a-z]{2}\.ts$/, '.ts');

/** The files whose names are not those of their English, by the compiler; `planted` adds a sentence to the English of the first. */
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
  test('each file of them stands beside its English', () => {
    expect(TRANSLATED.length).toBeGreaterThan(10);
    expect(TRANSLATED.filter((file) => !SOURCES.includes(english(file)))).toEqual([]);
  });

  test('each has every name its English has', () => expect(incomplete()).toEqual([]));

  test('a name that is missing is found', () => expect(incomplete('PLANTED')).toEqual([TRANSLATED[0]]));
});
