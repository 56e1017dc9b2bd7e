/** docs/decisions/README.md, the index of the decision records, and the part of record 23 that lists departures from the specification. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/decisions';
const DEPARTURES = `${FOLDER}/0023-departures-from-the-specification.md`;
const BEGIN = '<!-- departures (npm run docs) -->';
const END = '<!-- end of departures -->';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** One record: its number and title, its status, and what of the specification it departs from, with what the product does instead. */
export interface DecisionRecord {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly status: string;
  readonly departs: { readonly from: string; readonly instead: string } | null;
}

/** What the head of a record says. Throws when its title or its status is missing. */
export function recordOf(file: string, text: string): DecisionRecord {
  const [, number, title] = /^# (\d+)\. (.+)\n\nStatus: /.exec(text) ?? [];
  const status = /^Status: (accepted(?:, changed by .+)?|proposed|superseded by .+)\.$/m.exec(text)?.[1];
  if (!number || !title || !status || Number(number) !== Number(file.slice(0, 4)))
    throw new Error(
      `${file} begins with "# number. Title" and "Status: accepted.", "accepted, changed by …", "proposed." or "superseded by …"`,
    );
  const [, from, instead] = /^Departs from (.+?): (.+)\.$/m.exec(text) ?? [];
  return { file, number: Number(number), title, status, departs: from && instead ? { from, instead } : null };
}

const records = (): DecisionRecord[] =>
  readdirSync(join(import.meta.dirname, '../..', FOLDER))
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .toSorted()
    .map((file) => recordOf(file, read(`${FOLDER}/${file}`)));

/** The index as text. */
export function decisionsPage(): string {
  return `# Decisions

What was decided, what else was considered, what was measured; the newest last. A rule of the architecture or a requirement is changed by a record. Numbers are given out in ranges to parallel work, so some are missing.

| record | status |
|---|---|
${records()
  .map(({ file, number, title, status }) => `| [${number}. ${title}](${file}) | ${status} |`)
  .join('\n')}
`;
}

/** Record 23 with its generated table. Throws when its marks are missing. */
export function departuresPage(): string {
  const page = read(DEPARTURES);
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${DEPARTURES} has no place for the departures`);
  const rows = records().flatMap(({ departs, number, file }) =>
    departs ? [`| ${departs.from} | ${departs.instead} | [record ${number}](${file}) |`] : [],
  );
  return `${page.slice(0, from)}${BEGIN}

| fact | what the product does | why |
|---|---|---|
${rows.join('\n')}

${page.slice(to)}`;
}
