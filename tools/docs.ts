/**
 * `npm run docs`: writes the pages of docs/ that are generated from the code, and sets every other page with one sentence a line. A check fails when one of
 * them is outdated.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PAGES } from './docs/pages.ts';
import { oneSentenceALine } from './docs/sentences.ts';

const TOP = join(import.meta.dirname, '..');

for (const [file, page] of Object.entries(PAGES)) {
  writeFileSync(join(TOP, file), page());
  console.log(`wrote ${file}`);
}

for (const file of execFileSync('git', ['ls-files', '*.md'], { cwd: TOP, encoding: 'utf8' }).trim().split('\n')) {
  const page = readFileSync(join(TOP, file), 'utf8');
  const set = oneSentenceALine(page);
  if (set === page) continue;
  writeFileSync(join(TOP, file), set);
  console.log(`one sentence a line: ${file}`);
}
