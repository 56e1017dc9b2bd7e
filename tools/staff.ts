/**
 * `npm run staff -- --org MAIN --email ada@example.com --name "Ada Whitfield"`: a one-time link for a lender's first administrator, valid for 24 hours, that
 * sets password and authenticator (docs/how-to/deploy.md). Refuses when the lender has an administrator who can sign in, unless `--force --reason "…"`
 * says why; either is in the log of changes and in the security log. Works on the database of the environment, while the product runs or not.
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { emailField } from '../rules/fields/contact.ts';
import { lenderByCode } from '../orgs/all.ts';
import { openDatabase, openPool } from '../database/open-database.ts';
import { readConfig } from '../server/config/config.ts';
import { securityLogTo } from '../server/config/security-log.ts';
import { firstAdministrator } from '../server/identity/staff/first-administrator.ts';
import { originOf } from '../server/organizations/organizations.ts';

const { values } = parseArgs({
  options: {
    org: { type: 'string', default: 'MAIN' },
    email: { type: 'string' },
    name: { type: 'string' },
    force: { type: 'boolean', default: false },
    reason: { type: 'string', default: '' },
  },
});
const email = emailField.safeParse(values.email ?? '');
const problems = [
  ...(email.success ? [] : ['--email: the work email address of the administrator']),
  ...(values.name === undefined || values.name.trim().length < 2 ? ['--name: their name, as colleagues see it'] : []),
  ...(lenderByCode(values.org) ? [] : [`--org: there is no lender ${values.org}`]),
  ...(values.force && values.reason.trim().length < 5 ? ['--reason: with --force, why, in a few words'] : []),
];
if (problems.length > 0 || !email.success) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const config = readConfig(process.env);
const closing = new AsyncDisposableStack();
const log = pino({ level: 'silent' });
try {
  const pool = openPool(await openDatabase(config, log, closing), { max: 2, log });
  closing.defer(() => pool.end());
  const path = await firstAdministrator(
    { pool, securityLog: securityLogTo(config.securityLog) },
    {
      organization: values.org,
      email: email.data,
      name: (values.name ?? '').trim(),
      now: new Date(),
      force: values.force ? values.reason.trim() : null,
    },
  );
  if (path === null) {
    console.error(
      `${values.org} has an administrator who can sign in: they invite others at /desk. If nobody can, say --force --reason "why".`,
    );
    process.exitCode = 1;
  } else console.log(`Open within 24 hours, once:\n${originOf(config, values.org)}${path}`);
} finally {
  await closing.disposeAsync();
}
