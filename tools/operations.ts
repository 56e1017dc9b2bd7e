/**
 * `npm run operations`: writes web/operations/ from the contract, the method and path of every operation under a name, a file for each service. Pages run
 * it, so it is in the tree; a check fails when it is outdated.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ENDPOINTS } from '@hearthline/contract/all.ts';

const FOLDER = 'web/operations';
/** The operations that no page calls. */
const OF_VENDORS = 'webhooks';

const camelCase = (words: string): string => words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `offersSelect` names the operation `offers-select`. */
const lineOf = ({ id, summary, method, path }: (typeof ENDPOINTS)[number]): string =>
  `\n/** ${summary} */\nexport const ${camelCase(id)}: Operation<'${id}'> = '${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}';\n`;

/** The text of each file of web/operations/, by its path from the repository root. A page loads the files of the services it calls. */
export const operationFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...Map.groupBy(ENDPOINTS, ({ service }) => service)]
      .filter(([service]) => service !== OF_VENDORS)
      .map(([service, all]) => [
        `${FOLDER}/${service}.ts`,
        `/** Made from contract/ by \`npm run operations\`. Do not change by hand. */\nimport type { Operation } from '../api/operation.ts';\n${all.map(lineOf).join('')}`,
      ]),
  );

if (import.meta.main) {
  const top = join(import.meta.dirname, '..');
  const files = operationFiles();
  for (const name of readdirSync(join(top, FOLDER))) if (!Object.hasOwn(files, `${FOLDER}/${name}`)) rmSync(join(top, FOLDER, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(top, file), text);
  console.log(`wrote ${Object.keys(files).length} files of ${FOLDER}`);
}
