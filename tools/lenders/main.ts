/**
 * `npm run lenders -- check lender.yaml` says what is wrong with a lender's settings, each with its line; `-- import lender.yaml --reason "why"` publishes
 * them, as a new lender or as the next version of one; `-- invite ada@lender.example` prints a link with which that person sets up a new lender in a browser; `-- export MAIN` writes those in force, as YAML or with `--format json`; `-- list` names who is
 * served (docs/how-to/add-a-lender.md). Works on the database of the environment, while the product runs or not; processes that run follow within seconds.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { buildClock } from '../../database/clock.ts';
import { openDatabase, openPool } from '../../database/open-database.ts';
import { lenderFile, readLenderFile } from '../../orgs/lender-file.ts';
import { sharedWith } from '../../orgs/lender-set.ts';
import type { Lender } from '../../orgs/schema.ts';
import { emailField } from '../../rules/fields/contact.ts';
import { inviteLender } from '../../server/staff/settings/new-lender/begin.ts';
import { readConfig } from '../../server/config/config.ts';
import { openLenders, publishLender } from '../../server/config/lenders.ts';

const {
  values,
  positionals: [what = 'list', which = ''],
} = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string', default: '' }, format: { type: 'string', default: 'yaml' } },
});

function refuse(sentences: readonly string[]): void {
  console.error(sentences.join('\n'));
  process.exitCode = 1;
}

/** The lender of a file; undefined where something is wrong with it, which is said then. */
function read(file: string): Lender | undefined {
  const found = readLenderFile(readFileSync(file, 'utf8'));
  if ('lender' in found) return found.lender;
  refuse(
    found.problems.map(
      ({ line, path, message }) => `${file}${line === null ? '' : `:${line}`}: ${path === '' ? '' : `${path}: `}${message}`,
    ),
  );
  return undefined;
}

async function onDatabase(): Promise<void> {
  const config = readConfig(process.env);
  await using closing = new AsyncDisposableStack();
  const log = pino({ level: 'silent' });
  const pool = openPool(await openDatabase(config, log, closing), { max: 2, log });
  closing.defer(() => pool.end());
  const clock = await buildClock({ pool, listener: null, movable: config.sandboxRoutes });
  if (what === 'invite') {
    const email = emailField.safeParse(which);
    if (!email.success) return refuse(['invite: the email address of the person who sets up the lender']);
    const path = await inviteLender(pool, email.data, clock.real());
    console.log(`Open within 7 days, for one lender:\n${new URL(config.publicUrl).origin}${path}`);
    return;
  }
  const lenders = await openLenders({ pool, clock, listener: { on: () => () => undefined }, log });
  closing.defer(lenders.close);
  const { all, byCode } = lenders.now();
  if (what === 'list') {
    for (const { orgCode, hostPrefix, name, version } of all) console.log(`${orgCode}\t${hostPrefix}\t${name}, version ${version}`);
    return;
  }
  if (what === 'export') {
    const lender = byCode(which);
    if (!lender) return refuse([`There is no lender ${which}`]);
    process.stdout.write(lenderFile(lender, values.format === 'json' ? 'json' : 'yaml'));
    return;
  }
  const lender = read(which);
  if (!lender) return;
  const shared = sharedWith(all, lender);
  if (shared.length > 0) return refuse(shared);
  if (values.reason.trim().length < 5) return refuse(['--reason: why, in a few words; it stays in the history of the lender']);
  const version = await publishLender(pool, lender, { at: clock.now(), summary: values.reason.trim() });
  console.log(version === null ? `${lender.orgCode} has these settings already` : `${lender.orgCode} has version ${version} from now on`);
}

if (what === 'check') {
  const lender = read(which);
  if (lender) console.log(`${which}: ${lender.name} can be served`);
} else if (['list', 'export', 'import', 'invite'].includes(what))
  await onDatabase().catch((error: unknown) => refuse([error instanceof Error ? error.message : String(error)]));
else refuse(['Say check, import, export, invite or list']);
