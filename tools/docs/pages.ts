import { configurePage } from '../../server/config/configure-page.ts';
import { accessPage } from './access-page.ts';
import { architecturePage } from './architecture-page.ts';
import { dataModelPage } from './data-model-page.ts';
import { decisionsPage, departuresPage } from './decisions-page.ts';
import { errorsPage } from './errors-page.ts';
import { notBuiltPage } from './not-built-page.ts';
import { sandboxPage } from './sandbox-page.ts';
import { oneSentenceALine } from './sentences.ts';

const WRITTEN: Readonly<Record<string, () => string>> = {
  'docs/access.md': accessPage,
  'docs/architecture.md': architecturePage,
  'docs/data-model.md': dataModelPage,
  'docs/decisions/0023-departures-from-the-specification.md': departuresPage,
  'docs/decisions/README.md': decisionsPage,
  'docs/errors.md': errorsPage,
  'docs/how-to/configure.md': configurePage,
  'docs/not-built.md': notBuiltPage,
  'docs/sandbox.md': sandboxPage,
};

/** The pages of docs/ that are generated from the code, whole or in parts. */
export const PAGES: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(WRITTEN).map(([file, page]) => [file, () => oneSentenceALine(page())]),
);
