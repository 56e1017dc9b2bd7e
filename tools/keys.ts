/**
 * `npm run keys -- rotate [kind…]` creates new data keys and encrypts everything again, `-- reseal [kind…]` only what is under an older key; `npm run keys -- master` wraps all keys with NEW_MASTER_KEY
 * (docs/how-to/rotate-keys.md). Works on the database of the environment, while the product runs or not.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@hearthline/server/config/config.ts';
import { openDatabase, openPool } from '../database/open-database.ts';
import { openBlobs } from '@hearthline/server/config/open-documents.ts';
import { buildLog } from '@hearthline/server/config/log.ts';
import { SECRET_KINDS } from '../database/secrets/keys.ts';
import { parseMasterKey, sandboxMasterKey } from '../database/secrets/master-key.ts';
import { changeMasterKey, resealOld, rotateDataKeys } from '../database/secrets/rotate.ts';

const [what, ...named] = process.argv.slice(2);
const kinds = SECRET_KINDS.filter((kind) => named.length === 0 || named.includes(kind));
const unknown = named.filter((name) => !SECRET_KINDS.some((kind) => kind === name));
if ((what !== 'rotate' && what !== 'reseal' && what !== 'master') || unknown.length > 0) {
  console.error(`Say rotate or reseal, with any of ${SECRET_KINDS.join(', ')}, or master.`);
  process.exit(2);
}

const config = readConfig(process.env);
const log = buildLog('warn');
const closing = new AsyncDisposableStack();
try {
  const pool = openPool(await openDatabase(config, log, closing), { max: 2, log });
  closing.defer(() => pool.end());
  const masterKey = config.masterKey ?? sandboxMasterKey(config.dataFolder);
  const kept = { pool, masterKey, blobs: openBlobs(config) };
  if (what === 'rotate') {
    for (const { kind, rows } of await rotateDataKeys(kept, kinds)) console.log(`${kind}: a new key, ${rows} encrypted again`);
  } else if (what === 'reseal') {
    for (const { kind, rows } of await resealOld(kept, kinds)) console.log(`${kind}: ${rows} encrypted again`);
  } else {
    const fresh = parseMasterKey(process.env['NEW_MASTER_KEY'] ?? '');
    if (fresh === null) throw new Error('NEW_MASTER_KEY must be 32 bytes in base64 (openssl rand -base64 32)');
    const count = await changeMasterKey(pool, masterKey, fresh);
    // The sandbox's own key is in a file; elsewhere the operator sets MASTER_KEY.
    if (config.masterKey === null) writeFileSync(join(config.dataFolder, 'master.key'), fresh.toString('base64'), { mode: 0o600 });
    console.log(`${count} keys are wrapped with the new master key: start every process with it now`);
  }
} finally {
  await closing.disposeAsync();
}
