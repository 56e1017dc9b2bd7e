/** The diagrams of docs/architecture.md, drawn in Mermaid from the code: what imports what, the statuses in their order, and who asks which third party. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKLIST_STATUSES, type ChecklistStatus, STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { PORTS } from '@hearthline/providers/ports.ts';

const TOP = join(import.meta.dirname, '..', '..');
const PACKAGES = ['rules', 'journey', 'orgs', 'kit', 'contract', 'documents', 'providers', 'database', 'server', 'sandbox', 'client'];
const NO_PRODUCT_CODE = /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:testing|node_modules|dist)\//;

type Source = { readonly file: string; readonly text: string };
/** The source files of a folder, without tests. */
const sourcesIn = (folder: string): Source[] =>
  readdirSync(join(TOP, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NO_PRODUCT_CODE.test(file))
    .map((file) => ({ file, text: readFileSync(join(TOP, folder, file), 'utf8') }));

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether one node is reached from another over a third. */
const isImplied = (graph: Graph, from: string, to: string): boolean => {
  const seen = new Set<string>();
  const open = [...(graph.get(from) ?? [])].filter((next) => next !== to);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return false;
};

/** The arrows of a graph; one that two others imply is left out. */
const arrows = (graph: Graph): string[] =>
  [...graph].flatMap(([from, all]) => [...all].filter((to) => !isImplied(graph, from, to)).map((to) => `  ${from} --> ${to}`)).sort();

const mermaid = (...lines: readonly string[]): string => ['```mermaid', ...lines, '```'].join('\n');

function packages(): string {
  const graph: Graph = new Map(
    PACKAGES.map((name) => [
      name,
      new Set(
        sourcesIn(name)
          .flatMap(({ text }) => [...text.matchAll(/from '@hearthline\/(\w+)\//g)].map(([, to = '']) => to))
          .filter((to) => to !== name && PACKAGES.includes(to)),
      ),
    ]),
  );
  return mermaid('flowchart TB', ...arrows(graph));
}

function serverFolders(): string {
  const folders = readdirSync(join(TOP, 'server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'testing'].includes(entry.name))
    .map(({ name }) => name);
  const graph: Graph = new Map(
    folders.map((name) => [
      name,
      new Set(
        sourcesIn(join('server', name))
          .flatMap(({ text }) => [...text.matchAll(/from '(?:\.\.\/)+(\w+)\//g)].map(([, to = '']) => to))
          .filter((to) => to !== name && folders.includes(to)),
      ),
    ]),
  );
  return mermaid('flowchart TB', ...arrows(graph));
}

const PHASES = ['PREQUALIFICATION', 'VERIFICATION', 'CLOSING', 'ANY'] as const;
const SHAPES = { waiting: ['([', '])'], screen: ['[', ']'], terminal: ['[', ']'], hold: ['{{', '}}'] } as const;

/** The statuses of a phase in their order: neighbors of one kind share a box. */
function statuses(): string {
  const boxes: { phase: string; kind: keyof typeof SHAPES; names: ChecklistStatus[] }[] = [];
  for (const name of CHECKLIST_STATUSES) {
    const { phase, kind } = STATUS_TABLE[name];
    const last = boxes.at(-1);
    const isSame = last?.phase === phase && SHAPES[last.kind][0] === SHAPES[kind][0] && last.names.length < 5;
    if (last && isSame) last.names.push(name);
    else boxes.push({ phase, kind, names: [name] });
  }
  const drawn = boxes.map(({ kind, names }, i) => `b${i}${SHAPES[kind][0]}"${names.join('<br/>')}"${SHAPES[kind][1]}`);
  return PHASES.map((phase) => {
    const own = boxes.flatMap((box, i) => (box.phase === phase ? [i] : []));
    const count = own.reduce((sum, i) => sum + (boxes[i]?.names.length ?? 0), 0);
    const order = phase === 'ANY' ? [] : [`  ${own.map((i) => `b${i}`).join(' --> ')}`];
    return [
      `**${phase === 'ANY' ? 'At any time' : phase}** (${count})`,
      '',
      mermaid('flowchart TB', ...own.map((i) => `  ${drawn[i] ?? ''}`), ...order),
    ].join('\n');
  }).join('\n\n');
}

/** Which part of the server asks which third party, by the ports its files name. */
function ports(): string {
  const asking = new Map<string, Set<string>>();
  for (const { file, text } of sourcesIn('server')) {
    const [floor = '', phase = ''] = file.split('/');
    const from = floor === 'steps' ? phase.replace(/\.ts$/, '') : floor;
    for (const [, port = ''] of text.matchAll(/\bproviders\.(\w+)\b(?!\.ts)/g))
      if (Object.hasOwn(PORTS, port)) asking.set(from, (asking.get(from) ?? new Set()).add(port));
  }
  const lines = [...asking].sort(([a], [b]) => (a < b ? -1 : 1)).map(([from, all]) => `  ${from} --> ${[...all].sort().join(' & ')}`);
  return mermaid('flowchart LR', ...lines);
}

const DIAGRAMS = { packages, 'server-folders': serverFolders, statuses, ports };
const FILE = 'docs/architecture.md';

/** The page as it stands, with each diagram drawn again between its marks. Throws when a mark is missing. */
export function architecturePage(): string {
  let page = readFileSync(join(TOP, FILE), 'utf8');
  for (const [name, draw] of Object.entries(DIAGRAMS)) {
    const [begin, end] = [`<!-- diagram: ${name} (npm run docs) -->`, `<!-- end of ${name} -->`];
    const [from, to] = [page.indexOf(begin), page.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${FILE} has no place for the diagram ${name}`);
    page = `${page.slice(0, from + begin.length)}\n\n${draw()}\n\n${page.slice(to)}`;
  }
  return page;
}
