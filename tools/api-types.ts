/** `npm run api-types`: writes contract/openapi.json and the client's types from it. A check fails when one of them is outdated. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiPages } from './docs/api-description.ts';

for (const [file, text] of Object.entries(await apiPages())) {
  writeFileSync(join(import.meta.dirname, '..', file), text);
  console.log(`wrote ${file}`);
}
