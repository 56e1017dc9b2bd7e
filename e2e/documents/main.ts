/**
 * `npm run documents`: makes every kind of document for every lender, each of its states and each use of the home, seals it, reads it as a PDF
 * reader does and examines it: figures against the facts, the phrases the law asks for (`documents/testing/requirements.ts`), tags, title, language,
 * fonts, seal, nearly empty pages, lost characters. `-- KIND …` examines those kinds only. Prints a row per kind, also of a run that is stopped; ends
 * with 1 when anything is wrong or the run was stopped.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Report } from './worker.ts';

/** More than this and something hangs, or the machine is busy with other things. */
const MOST_MINUTES = 20;
const EXAMPLES = 3;

const kinds = process.argv.slice(2);
const processes = Math.max(1, Math.min(4, availableParallelism()));
const began = performance.now();
const rows = new Map<string, { documents: number; pages: number; defects: Map<string, { times: number; where: string }> }>();

function hear({ kind, where, pages, defects }: Report): void {
  const row = rows.get(kind) ?? { documents: 0, pages: 0, defects: new Map() };
  rows.set(kind, row);
  row.documents += 1;
  row.pages += pages;
  for (const defect of defects) {
    const known = row.defects.get(defect);
    row.defects.set(defect, { times: (known?.times ?? 0) + 1, where: known?.where ?? where });
  }
}

/** What was examined until now, a row per kind; answers whether nothing was wrong. */
function tell(): boolean {
  const width = Math.max(...[...rows.keys()].map((kind) => kind.length), 4);
  console.log(`${'kind'.padEnd(width)}  documents  pages  wrong`);
  for (const [kind, { documents, pages, defects }] of [...rows].toSorted(([a], [b]) => a.localeCompare(b))) {
    const wrong = defects.size === 0 ? '–' : `${defects.size} kinds of defect`;
    console.log(`${kind.padEnd(width)}  ${String(documents).padStart(9)}  ${String(pages).padStart(5)}  ${wrong}`);
    const all = [...defects].toSorted(([, a], [, b]) => b.times - a.times);
    for (const [defect, { times, where }] of all.slice(0, EXAMPLES)) console.log(`  ${defect} (${times} documents, such as ${where})`);
    if (all.length > EXAMPLES) console.log(`  … and ${all.length - EXAMPLES} more`);
  }
  const documents = [...rows.values()].reduce((total, row) => total + row.documents, 0);
  const wrong = [...rows.values()].filter(({ defects }) => defects.size > 0).length;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${documents} documents of ${rows.size} kinds in ${seconds} s; ${wrong === 0 ? 'nothing wrong' : `${wrong} kinds with defects`}`,
  );
  return wrong === 0 && documents > 0;
}

/** Ends the run before every document is examined. */
function stop(why: string): never {
  tell();
  console.error(why);
  process.exit(1);
}

const timer = setTimeout(() => stop(`Not done after ${MOST_MINUTES} minutes`), MOST_MINUTES * 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(`Stopped by ${signal}`));
const exits = await Promise.all(
  Array.from({ length: processes }, async (_, n) => {
    const child = fork(join(import.meta.dirname, 'worker.ts'), [String(n), String(processes), ...kinds]);
    child.on('message', (report: Report) => hear(report));
    return new Promise<number | null>((resolve) => child.on('exit', resolve));
  }),
);
clearTimeout(timer);

process.exit(tell() && exits.every((code) => code === 0) ? 0 : 1);
