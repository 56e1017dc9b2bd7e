/** docs/data-model.md: every table with its columns, read from the migrations in their order. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, '../../database/migrations');

/** What a table contains, where its migration does not say so well enough; the text of a migration that ran cannot change. */
const ABOUT: Readonly<Record<string, string>> = {
  affiliate_lead: 'Data that an affiliate has of a visitor it sends: prefills registration',
  bank_account: 'The account that receives the money and the account payments are collected from; the numbers are secrets',
  condition: 'What a borrower or signer has to provide, and when that was settled',
  consent: 'Consents to texts, with the exact words shown and where they were given',
  document: 'The documents of an application: kind, version, hash, where the bytes are stored, owner',
  draft: 'The answers of a registration in progress, encrypted; readable with the cookie of its browser',
  employer: 'The employer that a borrower or signer named, for the verification of employment',
  experiment_profile: 'The identity that experiments use for a tracker',
  explanation:
    'What was said in explanation, such as of a late payment; `author`: the borrower’s, a signer’s or staff’s words, and only the first two are evidence of what these said',
  flag: 'Values of flags that were set, for all or for one organization',
  freeze_pin: 'The PIN that lifts a credit freeze, encrypted until it is used',
  identity: 'Who may sign in: one account per email address',
  identity_alias: 'Other contact points of an identity, such as a phone',
  intake: 'Data sent with the application beside the facts: attribution, experiments, link of a session recording',
  regulatory_deadline: 'Regulatory deadlines of an application: what started them, when staff are warned, when they are due',
  loan_officer: 'People who refer borrowers: card, license number, licensed states',
  offer_code: 'Offers sent by mail, with the name and address they were sent to',
  offer_set: 'The offers computed for an application, each set once',
  oidc_key: 'Keys the embedded identity broker signs with',
  profile: 'Name, birth date and tracker of a person; the Social Security number is a secret',
  profile_address: 'Addresses of a person',
  profile_phone: 'Phone numbers of a person',
  provider_order: 'Orders with vendors: a job finds its order by it, and a callback its application',
  referral: 'A borrower that a broker referred: what was filled in, and whether the referral is still open',
  session: 'Sessions, until they expire or are revoked',
  signing_key: 'Keys that tokens are signed with; the private key is encrypted',
  daily_run: 'Work that is done once a day, the last day on which it was done, and until when a process has claimed the next',
  staff_task:
    'Work that waits for staff of the lender, or for others: the queues of the desk. When it is due, by promise and by law; who has it',
  staff_note: 'Internal notes of staff, and who had which task; append-only',
  staff_proposal: 'Actions that take two people, from the proposal of one to the decision of another',
  status_history: 'The statuses of an application, each with its first instant',
  timer: 'What becomes due by the clock; the sweep then records the fact',
  tracking_event: 'Events of visits, as far as they are stored',
  tracking_session: 'Visits',
  waitlist_entry: 'People who wait for the product to be offered where they live',
  waitlist_product: 'The products that a person on the waitlist asked to be told about',
  account_invitation:
    'An account opened for a borrower, such as by the inquiry of a loan officer: the borrower sets its password once, with an emailed secret',
  broker_login: 'A sign-in in progress: found by its state, finished only by the browser that began it',
  broker_session: 'The id token a session was opened with: needed to end the session at the broker',
  broker_handoff: 'A session whose token waits to be fetched once by the browser that has the secret',
  banner: 'Short messages of a lender above all of its pages',
  banner_change: 'Who published, edited or ended a banner, and how it read afterwards',
  leave_survey: 'Why borrowers log out in the middle of a step, without who they were; erased when its retention ends',
  feedback: 'Feedback on the product (A §3); erased with the account, and when its retention ends',
  'hmda.answer':
    'Government monitoring answers, in a separate schema. The underwriting role may write them and cannot read them (12 CFR 1003, lending §2.6)',
  'hmda.register':
    'The loan application register (12 CFR 1003.4): one row per application that was decided, withdrawn or abandoned, in the same separate schema',
  fact: 'The log itself: append-only, hash-chained, the audit trail. Contains nothing that the law may require to erase',
  idempotency_key: 'One row for each Idempotency-Key of a caller; the reply is encrypted, the request only a keyed hash',
  identity_link: 'The identity of a subject of an OpenID provider',
  income_link: 'Credentials of a link to a payroll, bank or tax service, encrypted',
  pending_link: 'The link to a bank, payroll or tax service that a borrower has opened and not finished: where its page returns to',
  key_store:
    'Data and index keys, each wrapped by the master key (AES-256-GCM). Retired keys remain: older rows may be encrypted with them',
  mailing: 'Documents that go to a person on paper, from the order to the door; a letter that comes back opens a task for staff',
  notice: 'Notices required by law, queued and sent, with the deadlines of Regulation B they end (12 CFR 1002.9)',
  notification: 'Messages to a person, once for each trigger: shown in their account, and sent by email and text',
  oidc_record: 'Records of the embedded broker: sessions, grants, codes. Found by a hash, since the id of a code is the code itself',
  outbox: 'Messages to send; in the sandbox they remain here',
  password_reset: 'Password resets: one email, one use, thirty minutes. The secret is in the email only',
  property: 'What a borrower typed about the home beside the facts; may be erased',
  provider_answer: 'Results of providers, encrypted; erased when their retention ends',
  secret: 'Values that must be erasable and never readable in a dump: SSN, account numbers, vendor tokens',
  staff_action: 'What a member of the staff did and why. The facts name person and action; the reason is free text and may be erased',
  throttle: 'Counted attempts; the name of a bucket is a hash, so no address or host is stored in the clear',
  upload: 'Uploads: quarantined until checked, then accepted or rejected by staff; erased when their retention ends',
  webhook_event: 'Callbacks received: vendors repeat them',
  work: 'Jobs, one row for each attempt: the row decides whether a job is sent, and whether its result still counts',
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

/** Citations as they read now: older migrations use former names of the pages. */
const cited = (text: string): string =>
  text.replaceAll('domain.md §', 'lending §').replaceAll(/ ?\((?:house|quality)\.md §?[\w.]+(?:, \w+)?\)/g, '');

function row(name: string, { about, columns, references }: Table): string {
  const meaning = ABOUT[name] ?? cited(about);
  if (meaning === '') throw new Error(`Say what the table ${name} contains, in a comment above it in its migration`);
  return `| \`${name}\` | ${meaning} | ${columns.map((column) => `\`${column}\``).join(' ')} | ${[...references].map((to) => `\`${to}\``).join(', ')} |`;
}

/** The whole page as text. */
export function dataModelPage(): string {
  const tables = [...readMigrations()].toSorted(([a], [b]) => a.localeCompare(b));
  return `# Data model

${tables.length} tables, as the migrations in \`database/migrations/\` create them. Queries are in \`database/stores/\`, by aggregate: application, person, lender, vendor, chat.

- \`application\` contains the folded facts, the derived status and a version; \`fact\` is the log they are folded from, append-only and hash-chained; \`status_history\` says which status it had when.
- \`work\` and \`timer\` say what has to run and what becomes due; the queue's own tables are in the schema \`pgboss\`.
- Data that may have to be erased (names, addresses, employers) has tables of its own; sensitive numbers are in \`secret\`, encrypted. Facts refer to them by id.
- \`hmda\` is a separate schema, which the underwriting role cannot read (lending §2.6).

| table | what it contains | columns | refers to |
|---|---|---|---|
${tables.map(([name, table]) => row(name, table)).join('\n')}

This page is generated by \`npm run docs\` from the migrations.
`;
}
