/** `npm run docs`: writes the pages of docs/ that are generated from the code. A check fails when one of them is outdated. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PAGES } from './docs/pages.ts';

for (const [file, page] of Object.entries(PAGES)) {
  writeFileSync(join(import.meta.dirname, '..', file), page());
  console.log(`wrote ${file}`);
}
