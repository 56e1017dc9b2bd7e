/** A lender's settings as one file that people keep and send: YAML or JSON, read with the line of whatever is wrong. */
import { isNode, LineCounter, parseDocument, stringify } from 'yaml';
import { type Lender, readLender } from './schema.ts';

/** Longest file that is read, characters: more than twenty times the longest there is. */
export const LENDER_FILE_MAX = 1_000_000;
/** Aliases of YAML that are resolved: a file of a person has none. */
const ALIASES_MAX = 20;
/** How many problems are listed. */
const LISTED = 30;

/** What is wrong with a file: the line where it stands, from 1 on; null where nothing of the file is meant. */
export type FileProblem = { readonly line: number | null; readonly path: string; readonly message: string };

/** The line of the setting that names joined by dots lead to, or of the last on the way that the file has. */
type LineOf = (path: string) => number | null;

/** Reads a lender's file, or says everything that is wrong with it and where. A JSON file is YAML too. */
export function readLenderFile(
  text: string,
): { readonly lender: Lender; readonly lineOf: LineOf } | { readonly problems: readonly FileProblem[] } {
  if (text.length > LENDER_FILE_MAX)
    return { problems: [{ line: null, path: '', message: 'This file is too long for the settings of a lender' }] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  if (document.errors.length > 0)
    return { problems: document.errors.slice(0, LISTED).map(({ pos, message }) => ({ line: lineAt(pos[0]), path: '', message })) };
  const problem = (message: string) => ({ problems: [{ line: 1, path: '', message }] });
  let content: unknown;
  try {
    content = document.toJS({ maxAliasCount: ALIASES_MAX });
  } catch {
    return problem('The file has too many aliases');
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return problem('The settings of a lender are names with values');
  const read = readLender(content);
  const lineOfNames = (path: readonly string[]): number | null => {
    if (path.length === 0) return 1;
    const node = document.getIn(
      path.map((name) => (/^\d+$/.test(name) ? Number(name) : name)),
      true,
    );
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOfNames(path.slice(0, -1));
  };
  const lineOf: LineOf = (path) => lineOfNames(path === '' ? [] : path.split('.'));
  if ('lender' in read) return { lender: read.lender, lineOf };
  return { problems: read.problems.slice(0, LISTED).map(({ path, message }) => ({ line: lineOf(path), path, message })) };
}

/** A lender's settings as a file. Read again, it is the same lender. */
export const lenderFile = (lender: Lender, format: 'yaml' | 'json'): string =>
  format === 'json' ? `${JSON.stringify(lender, null, 2)}\n` : stringify(lender, { lineWidth: 120 });
