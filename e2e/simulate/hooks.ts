/**
 * Modules are replaced while the simulation runs: uuids are numbers of the seed instead of random, documents are named instead of rendered, and figures that
 * are asked for again are stored (`memo/`), which the product does not need. A planted
 * bug is a change to the text of a real module as it is loaded, so the product itself contains none.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Bug, type Change, changesOf } from './bugs/bug.ts';

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

/** The text of a module with a planted change. */
function changed({ file, healthy, sick }: Change): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const times = text.split(healthy).length - 1;
  if (times !== 1) throw new Error(`A bug is to change ${file}, where "${healthy}" occurs ${times} times`);
  return text.replace(healthy, () => sick);
}

/** Has to run before any module of the product is loaded. Throws when a bug no longer matches its module. */
export function prepare(bug: Bug | null): void {
  const sick = new Map(bug === null ? [] : changesOf(bug).map((change) => [pathToFileURL(join(ROOT, change.file)).href, changed(change)]));
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'uuid' && context.parentURL !== here('names.ts')) return { url: here('names.ts'), shortCircuit: true };
      const found = next(specifier, context);
      const standIn = context.parentURL?.startsWith(here('')) ? undefined : STAND_INS.get(found.url);
      return standIn ? { ...found, url: standIn } : found;
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      const source = sick.get(url);
      return source === undefined ? loaded : { ...loaded, source };
    },
  });
}
