/**
 * Modules are replaced while the simulation runs: uuids are numbers of the seed instead of random, documents are named instead of rendered, and figures that
 * are asked for again are stored (`memo/`), which the product does not need. A planted
 * bug is a change to the text of one real module as it is loaded, so the product itself contains none.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bug } from './bugs.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const here = (file: string) => pathToFileURL(join(ROOT, 'e2e', 'simulate', file)).href;

const STAND_INS = new Map([
  [pathToFileURL(join(ROOT, 'documents/make.ts')).href, here('document-fixtures.ts')],
  [pathToFileURL(join(ROOT, 'server/uploads/content/inspector.ts')).href, here('inspector-fixture.ts')],
  [pathToFileURL(join(ROOT, 'server/uploads/fair-places.ts')).href, here('places-fixture.ts')],
  ...(['offers/underwrite', 'offers/payments', 'dates', 'regulation/holidays'] as const).map(
    (rule) => [pathToFileURL(join(ROOT, `rules/${rule}.ts`)).href, here(`memo/${rule.split('/').at(-1)}.ts`)] as const,
  ),
]);

/** Has to run before any module of the product is loaded. Throws when a bug no longer matches its module. */
export function prepare(bug: Bug | null): void {
  const sick = bug === null ? null : pathToFileURL(join(ROOT, bug.file)).href;
  const text = bug === null ? '' : readFileSync(join(ROOT, bug.file), 'utf8');
  if (bug && text.split(bug.healthy).length !== 2)
    throw new Error(
      `The bug ${bug.name} is to change ${bug.file}, where "${bug.healthy}" occurs ${text.split(bug.healthy).length - 1} times`,
    );
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'uuid') return { url: here('names.ts'), shortCircuit: true };
      const found = next(specifier, context);
      const standIn = context.parentURL?.startsWith(here('')) ? undefined : STAND_INS.get(found.url);
      return standIn ? { ...found, url: standIn } : found;
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      return bug && url === sick ? { ...loaded, source: text.replace(bug.healthy, bug.sick) } : loaded;
    },
  });
}
