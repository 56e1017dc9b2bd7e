/** docs/data-model.md: every table with its columns, read from the migrations in their order. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, '../../database/migrations');

/** What a table holds, where its migration does not say so well enough; the text of a migration that ran is fixed. */
const ABOUT: Readonly<Record<string, string>> = {
  affiliate_lead: 'What an affiliate knows of a visitor it sends: prefills registration',
  bank_account: 'The account to pay to, and the one payments come from; the numbers are secrets',
  condition: 'What a borrower or signer has been asked to bring, and when that was settled',
  consent: 'Consents to texts, with the exact words shown and where they were given',
  document: 'The documents of an application: kind, version, hash, where the bytes lie, for whom',
  draft: 'The answers of a registration under way, sealed; readable with the cookie of its browser',
  employer: 'The employer somebody named, for the verification of employment',
  experiment_profile: 'Whom the experiments know a tracker as',
  explanation: 'What a borrower wrote in explanation, such as of a late payment',
  flag: 'Values of flags that were set, for all or for one organization',
  freeze_pin: 'The PIN that lifts a credit freeze, sealed until it was used',
  identity: 'Who may sign in: one account per email address',
  identity_alias: 'Other ways an identity is reached, such as a phone',
  intake: 'What creation was told beside the facts: attribution, experiments, link of a recording',
  regulatory_deadline: 'Regulatory deadlines of an application: what began them, when staff are warned, when they are due',
  loan_officer: 'Who refers borrowers: card, license number, licensed states',
  offer_code: 'Offers sent by mail, with the name and address they were sent to',
  offer_set: 'The offers computed for an application, each set once',
  oidc_key: 'Keys the embedded identity broker signs with',
  profile: 'Name, birth date and tracker of a person; the Social Security number is a secret',
  profile_address: 'Addresses of a person',
  profile_phone: 'Phone numbers of a person',
  provider_order: 'What was ordered of a vendor: a job finds its order by it, and a callback its application',
  referral: 'A borrower a broker referred: what they filled in, and whether it is still open',
  session: 'Sessions, until they expire or are revoked',
  signing_key: 'Keys that tokens are signed with; the private half is sealed',
  staff_task: 'What waits for a person of the lender',
  status_history: 'Which status an application had from when on',
  timer: 'What falls due by the clock; the sweep then records the fact',
  tracking_event: 'Events of visits, as far as they are kept',
  tracking_session: 'Visits',
  waitlist_entry: 'Who waits for the product to be offered where they live',
};

type Table = { readonly about: string; readonly from: string; readonly columns: string[]; readonly references: Set<string> };

/** Line by line: a comment belongs to the table after it, up to an empty line. */
function readMigrations(): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    let about: string[] = [];
    let open: Table | null = null;
    for (const line of readFileSync(join(MIGRATIONS, file), 'utf8').split('\n')) {
      const comment = /^-- ?(.*)$/.exec(line)?.[1];
      const created = /^create table (?:if not exists )?([\w.]+) \(/i.exec(line)?.[1];
      const [, altered, added] = /^alter table ([\w.]+) add column (\w+)/i.exec(line) ?? [];
      const [, renamed, to] = /^alter table ([\w.]+) rename to (\w+)/i.exec(line) ?? [];
      const [, of, before, after] = /^alter table ([\w.]+) rename column (\w+) to (\w+)/i.exec(line) ?? [];
      const [, losing, lost] = /^alter table ([\w.]+) drop column (\w+)/i.exec(line) ?? [];
      const dropped = /^drop table (?:if exists )?([\w.]+)/i.exec(line)?.[1];
      const column = open === null ? undefined : /^ {2}(\w+) (?!key\b)/i.exec(line)?.[1];
      const referred = /references ([\w.]+)/i.exec(line)?.[1];
      if (comment !== undefined) about.push(comment);
      else if (line.trim() === '') about = [];
      if (created !== undefined) {
        open = { about: about.join(' '), from: file, columns: [], references: new Set() };
        tables.set(created, open);
        about = [];
      } else if (line.startsWith(')')) open = null;
      if (column !== undefined && !/^(primary|unique|check|constraint|foreign|exclude)$/i.test(column)) open?.columns.push(column);
      const changed = altered === undefined ? open : tables.get(altered);
      if (added !== undefined) changed?.columns.push(added);
      if (referred !== undefined) changed?.references.add(referred);
      if (renamed !== undefined && to !== undefined) {
        const table = tables.get(renamed);
        if (table !== undefined) tables.set(to, table);
        tables.delete(renamed);
      }
      if (of !== undefined && before !== undefined && after !== undefined) {
        const columns = tables.get(of)?.columns;
        columns?.splice(columns.indexOf(before), 1, after);
      }
      if (losing !== undefined && lost !== undefined) {
        const columns = tables.get(losing)?.columns;
        columns?.splice(columns.indexOf(lost), 1);
      }
      if (dropped !== undefined) tables.delete(dropped);
    }
  }
  return tables;
}

/** Citations as they read now: older migrations name the pages as they were called then. */
const cited = (text: string): string =>
  text.replaceAll('domain.md §', 'lending §').replaceAll(/ ?\((?:house|quality)\.md §?[\w.]+(?:, \w+)?\)/g, '');

function row(name: string, { about, columns, references }: Table): string {
  const said = ABOUT[name] ?? cited(about);
  if (said === '') throw new Error(`Say what the table ${name} holds, in a comment above it in its migration`);
  return `| \`${name}\` | ${said} | ${columns.map((column) => `\`${column}\``).join(' ')} | ${[...references].map((to) => `\`${to}\``).join(', ')} |`;
}

/** The whole page as text. */
export function dataModelPage(): string {
  const tables = [...readMigrations()].toSorted(([a], [b]) => a.localeCompare(b));
  return `# Data model

${tables.length} tables, as the migrations in \`database/migrations/\` leave them. Queries lie in \`database/stores/\`, by aggregate: application, person, lender, vendor.

- \`application\` holds the folded facts, the derived status and a version; \`fact\` is the log they are folded from, append-only and hash-chained; \`status_history\` says when it was where.
- \`work\` and \`timer\` say what has to run and what falls due; the queue's own tables are in the schema \`pgboss\`.
- What may have to be erased (names, addresses, employers) stands in tables of its own, and numbers nobody may read in \`secret\`, encrypted. Facts refer to them by id.
- \`hmda\` is a schema of its own: those who underwrite cannot read it (lending §2.6).

| table | what it holds | columns | refers to |
|---|---|---|---|
${tables.map(([name, table]) => row(name, table)).join('\n')}

This page is written by \`npm run docs\` from the migrations.
`;
}
