import { expect, test } from 'vitest';
import { CHAT_VENDOR_ROWS } from '@hearthline/providers/chat-vendors.ts';
import { VENDOR_CHOICES } from '@hearthline/rules/vendors.ts';
import { PORT_NAMES, PORTS, vendorRow } from '@hearthline/providers/ports.ts';
import { vendorName } from '@hearthline/providers/vendor-names.ts';
import { FILES, read } from './tree.ts';

/** Folders of providers/ that belong to no single provider. */
const SHARED = ['testing', 'wire', 'world'];
const README = read('providers/README.md');
/** The vendors of each folder, as their rows say. */
const ROWS: Readonly<Record<string, object>> = {
  ...Object.fromEntries(Object.values(PORTS).map(({ folder, vendors }) => [folder, vendors])),
  // several of these may be set up at the same time
  chat: CHAT_VENDOR_ROWS,
};

type Tree = { readonly files: readonly string[]; readonly text: (file: string) => string; readonly rows: Readonly<Record<string, object>> };
const OURS: Tree = { files: FILES, text: read, rows: ROWS };

const portFolders = ({ files }: Tree): string[] =>
  [...new Set(files.flatMap((file) => /^providers\/([^/]+)\//.exec(file)?.[1] ?? []))].filter((folder) => !SHARED.includes(folder));

/** The files beside a file that it imports. */
const besideOf = (text: string): string[] => [...text.matchAll(/from '\.\/([\w./-]+)\.ts'/g)].map(([, name = '']) => name);

/** What a port's folder lacks, or holds that belongs to a vendor of it. */
function problemsOfPort({ files, text, rows }: Tree, folder: string): string[] {
  const inside = files.filter((file) => file.startsWith(`providers/${folder}/`)).map((file) => file.slice(`providers/${folder}/`.length));
  const vendors = [...new Set(inside.flatMap((file) => /^([^/]+)\//.exec(file)?.[1] ?? []))];
  const stray = inside
    .filter((file) => /^[\w-]+\.ts$/.test(file) && !/^(port|scenarios[\w-]*)\.ts$/.test(file))
    .filter(
      (file) =>
        besideOf(text(`providers/${folder}/${file}`)).some((name) => name !== 'port') ||
        /\bwire\//.test(text(`providers/${folder}/${file}`)),
    );
  return [
    ...['port.ts', 'scenarios.ts'].filter((file) => !inside.includes(file)).map((file) => `${file} is missing`),
    ...stray.map((file) => `${file} belongs into the folder of a vendor`),
    ...(vendors.length === 0 ? ['no vendor serves it'] : []),
    ...Object.keys(rows[folder] ?? {})
      .filter((vendor) => !vendors.includes(vendor))
      .map((vendor) => `${vendor} has no folder`),
    ...vendors.flatMap((vendor) => problemsOfVendor({ files, text, rows }, folder, vendor)),
  ];
}

/** What a vendor's folder lacks: a row in the table, a test of each client with a server, and nothing that no client needs. */
function problemsOfVendor({ files, text, rows }: Tree, folder: string, vendor: string): string[] {
  const at = `providers/${folder}/${vendor}/`;
  const names = files.filter((file) => file.startsWith(at)).map((file) => file.slice(at.length, -'.ts'.length));
  const sources = names.filter((name) => !name.endsWith('.test') && !name.startsWith('testing/'));
  const of = (name: string) => text(`${at}${name}.ts`);
  const clients = names.includes('row') ? besideOf(of('row')) : [];
  const servers = names.filter((name) => name === 'simulator' || /^testing\/.*server$/.test(name));
  const simulated = sources.filter((name) => /^(simulator|sandbox)/.test(name));
  const helpers = [...clients, ...simulated].flatMap((name) => (sources.includes(name) ? besideOf(of(name)) : []));
  const isTested = (client: string) =>
    names.includes(`${client}.test`) && [client, ...servers.slice(0, 1)].every((name) => besideOf(of(`${client}.test`)).includes(name));
  return [
    ...(names.includes('row') && vendor in (rows[folder] ?? {}) ? [] : ['has no row in providers/ports.ts']),
    ...(servers.length > 0 ? [] : ['has neither a simulator nor a test server']),
    ...clients.filter((client) => !isTested(client)).map((client) => `${client}.ts has no test against its server`),
    ...sources
      .filter((name) => !['row', ...clients, ...simulated, ...helpers].includes(name))
      .map((name) => `${name}.ts is used by no row`),
    ...[...new Set(['row', ...clients, ...helpers])]
      .filter((name) => sources.includes(name) && !simulated.includes(name))
      .filter((name) => /^import .*'[./]+(simulator|scenarios|sandbox|testing|world)\b/m.test(of(name)))
      .map((name) => `${name}.ts knows its simulator`),
  ].map((problem) => `${vendor}: ${problem}`);
}

test('every port has its folder', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(portFolders(OURS).toSorted());
});

test.each(portFolders(OURS))('%s has all its parts, and so has each of its vendors', (folder) => {
  expect(problemsOfPort(OURS, folder)).toEqual([]);
});

test.each(Object.entries(ROWS).flatMap(([folder, vendors]) => Object.keys(vendors).map((vendor) => `${folder}/${vendor}`)))(
  '%s has a row in the README that says what its simulator simplifies',
  (vendor) => {
    const [, wire, , effects, lies] = (README.split('\n').find((line) => line.startsWith(`| \`${vendor}/\``)) ?? '').split('|').slice(1);
    expect([wire, effects, lies].every((cell) => (cell ?? '').trim().length > 3)).toBe(true);
  },
);

/** A vendor as it should be, to leave parts of it out. */
const GOOD: Readonly<Record<string, string>> = {
  'providers/fax/port.ts': 'export interface FaxPort {}',
  'providers/fax/scenarios.ts': '',
  'providers/fax/tone/row.ts': "import { createTone } from './http.ts';",
  'providers/fax/tone/http.ts': "import { createCaller } from '../../wire/caller.ts';",
  'providers/fax/tone/http.test.ts': "import { createTone } from './http.ts';\nimport { startTone } from './simulator.ts';",
  'providers/fax/tone/simulator.ts': "import { tones } from '../scenarios.ts';",
};
const planted = (change: Readonly<Record<string, string | null>>, rows: Tree['rows'] = { fax: { tone: {} } }): string[] => {
  const files = Object.fromEntries(Object.entries({ ...GOOD, ...change }).filter(([, text]) => text !== null));
  return problemsOfPort({ files: Object.keys(files), text: (file) => files[file] ?? '', rows }, 'fax');
};

test('a vendor with all its parts has no problem, whether it has a simulator or a test server', () => {
  expect(planted({})).toEqual([]);
  expect(
    planted({
      'providers/fax/tone/simulator.ts': null,
      'providers/fax/tone/testing/fax-server.ts': '',
      'providers/fax/tone/http.test.ts': "import { createTone } from './http.ts';\nimport { start } from './testing/fax-server.ts';",
    }),
  ).toEqual([]);
});

test.each<[string, Record<string, string | null>, string]>([
  ['without a row', { 'providers/fax/tone/row.ts': null }, 'tone: has no row in providers/ports.ts'],
  ['without a test', { 'providers/fax/tone/http.test.ts': null }, 'tone: http.ts has no test against its server'],
  [
    'whose test starts no simulator',
    { 'providers/fax/tone/http.test.ts': "from './http.ts'" },
    'tone: http.ts has no test against its server',
  ],
  ['without a simulator', { 'providers/fax/tone/simulator.ts': null }, 'tone: has neither a simulator nor a test server'],
  ['with a client that no row uses', { 'providers/fax/tone/pulse.ts': '' }, 'tone: pulse.ts is used by no row'],
  [
    'that knows its simulator',
    { 'providers/fax/tone/http.ts': "import { tones } from '../scenarios.ts';" },
    'tone: http.ts knows its simulator',
  ],
  [
    'beside its port',
    { 'providers/fax/pulse.ts': "import { createCaller } from '../wire/caller.ts';" },
    'pulse.ts belongs into the folder of a vendor',
  ],
])('a vendor %s is refused', (_, change, problem) => {
  expect(planted(change)).toContain(problem);
});

test('a vendor whose row is not in the table, and a row without a folder, are refused', () => {
  expect(planted({}, { fax: {} })).toContain('tone: has no row in providers/ports.ts');
  expect(planted({}, { fax: { tone: {}, pulse: {} } })).toContain('pulse has no folder');
});

test('every client that receives callbacks refuses an unsigned one and one with a forged signature', async () => {
  for (const name of PORT_NAMES)
    for (const vendor of Object.keys(PORTS[name].vendors)) {
      const endpoint = { url: 'http://127.0.0.1:9', key: 'id:key', webhookSecret: 'secret' };
      const client: object = vendorRow(name, vendor).connect({ baseUrl: endpoint.url, ...endpoint });
      expect('parseWebhook' in client, vendor).toBe(vendorRow(name, vendor).callbacks !== null);
      if (!('parseWebhook' in client)) continue;
      // Whatever header a vendor signs in, its value is not a valid signature.
      const forged = new Proxy<Record<string, string>>({}, { get: () => 'v1=00', has: () => true });
      const body = JSON.stringify({ id: '1', type: 'done', data: { orderId: '1' } });
      const { parseWebhook } = client as { parseWebhook: (raw: string, headers: object) => Promise<unknown> };
      for (const headers of [{}, forged]) expect(await parseWebhook(body, headers), vendor).toBeNull();
    }
});

test('the client loads the scripts that the vendors’ rows allow, and no other', () => {
  const allowed = PORT_NAMES.flatMap((name) =>
    Object.values(PORTS[name].vendors).flatMap(({ page }) => (page && !page.publishableKey ? page.script : [])),
  );
  const loaded = [...read('client/parts/link/widgets.ts').matchAll(/'(https:\/\/[^']+\.js)'/g)].map(([, script]) => script);
  expect(loaded.toSorted()).toEqual(allowed.toSorted());
});

test('no vendor is named in the engine, in the routes of callbacks or in the configuration', () => {
  const names = PORT_NAMES.flatMap((name) => Object.keys(PORTS[name].vendors)).filter((vendor) => vendor.includes('-'));
  const naming = FILES.filter((file) => /^server\/(engine|config|web\/routes)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts')).filter(
    (file) => {
      const text = read(file);
      return names.some((vendor) => text.includes(`'${vendor}'`)) || /stripe|plaid|twilio|postmark|truv\.com/i.test(text);
    },
  );
  expect(naming).toEqual([]);
});

test('lenders may choose for the ports with several vendors, and each of these vendors', () => {
  const several = PORT_NAMES.filter((name) => Object.keys(PORTS[name].vendors).length > 1);
  expect(Object.fromEntries(several.map((name) => [name, Object.keys(PORTS[name].vendors)]))).toEqual(VENDOR_CHOICES);
});

test('a vendor’s results have the name by which its work, its circuit and its callbacks are known', async () => {
  for (const name of PORT_NAMES)
    for (const vendor of Object.keys(PORTS[name].vendors))
      expect(
        FILES.filter((file) => file.startsWith(`providers/${PORTS[name].folder}/${vendor}/`)).filter((file) =>
          read(file).includes(`PROVIDER = '${vendorName(name, vendor)}'`),
        ),
        vendor,
      ).toHaveLength(1);
});
