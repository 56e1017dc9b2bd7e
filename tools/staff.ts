/**
 * `npm run staff -- --org MAIN --email ada@main.example.com --name "Ada Whitfield"`: a one-time link for a lender's first administrator, valid for 24 hours,
 * that sets password and authenticator (docs/how-to/deploy.md). Once more, with another person and `--role compliance` or `--role admin`: for the second
 * person, without whom no change of access is approved. Refuses when two such people can sign in, unless `--force --reason "…"` says why; either is mailed to
 * the others, in the log of changes and in the security log. Works on the database of the environment, while the product runs or not.
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { emailField } from '../rules/fields/contact.ts';
import { ACCESS_ROLES } from '../contract/desk/roles.ts';
import { openDatabase, openPool } from '../database/open-database.ts';
import { buildClock } from '../database/clock.ts';
import { openLenders } from '../server/config/lenders.ts';
import { readConfig } from '../server/config/config.ts';
import { securityLogTo } from '../server/config/security-log.ts';
import { sandboxMasterKey } from '../database/secrets/master-key.ts';
import { buildSecrets } from '../database/secrets/secrets.ts';
import { accessByCommand } from '../server/identity/staff/by-command.ts';
import { originOf } from '../server/organizations/organizations.ts';

const { values } = parseArgs({
  options: {
    org: { type: 'string', default: 'MAIN' },
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'admin' },
    force: { type: 'boolean', default: false },
    reason: { type: 'string', default: '' },
  },
});
const email = emailField.safeParse(values.email ?? '');
const role = ACCESS_ROLES.find((one) => one === values.role);
const problems = [
  ...(email.success ? [] : ['--email: their work email address']),
  ...(role === undefined ? [`--role: ${ACCESS_ROLES.join(' or ')}`] : []),
  ...(values.name === undefined || values.name.trim().length < 2 ? ['--name: their name, as colleagues see it'] : []),
  ...(values.force && values.reason.trim().length < 5 ? ['--reason: with --force, why, in a few words'] : []),
];
if (problems.length > 0 || !email.success || role === undefined) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const config = readConfig(process.env);
const closing = new AsyncDisposableStack();
const log = pino({ level: 'silent' });
try {
  const pool = openPool(await openDatabase(config, log, closing), { max: 2, log });
  closing.defer(() => pool.end());
  const secrets = buildSecrets(pool, config.masterKey ?? sandboxMasterKey(config.dataFolder));
  const clock = await buildClock({ pool, listener: null, movable: config.sandboxRoutes });
  const lenders = await openLenders({ pool, clock, listener: { on: () => () => undefined }, log });
  closing.defer(lenders.close);
  const done = await accessByCommand(
    { pool, config, lenders, secrets, securityLog: securityLogTo(config.securityLog) },
    {
      organization: values.org,
      email: email.data,
      name: (values.name ?? '').trim(),
      role,
      now: new Date(),
      force: values.force ? values.reason.trim() : null,
    },
  );
  if ('refused' in done) {
    console.error(`${values.org}: ${done.refused}. Where nobody can sign in any longer, say --force --reason "why".`);
    process.exitCode = 1;
  } else console.log(`Open within 24 hours, once:\n${originOf({ config, lenders }, values.org)}${done.path}`);
} finally {
  await closing.disposeAsync();
}
