/**
 * Who may import whom, written as sentences (docs/architecture.md, architecture §1). Imports run strictly down.
 * `npm run direction` prints the offenses; the test `checks/direction.test.ts` fails on any of them, and when fewer
 * modules were read than there are source files.
 */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const PACKAGES = [
  'rules',
  'journey',
  'orgs',
  'kit',
  'contract',
  'documents',
  'providers',
  'database',
  'server',
  'sandbox',
  'web',
  'client',
  'desk',
  'e2e',
  'bench',
  'checks',
  'tools',
];
const TESTS = '\\.(test|spec|stories)\\.tsx?$|/testing/|/walks/|vitest\\.[a-z.]*config\\.ts$|\\.storybook/';

/** "name may import only these packages": every other package is forbidden to its shipped files. */
const only = (name, ...allowed) => ({
  name: `${name} imports ${allowed.length === 0 ? 'no other package' : `only ${allowed.join(', ')}`}`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: TESTS },
  to: { path: `^(${PACKAGES.filter((other) => other !== name && !allowed.includes(other)).join('|')})/` },
});

/** The same for tests and stories, which may also use the packages listed last. */
const testsOnly = (name, ...allowed) => ({
  name: `tests of ${name} import only ${[name, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^(?=${name}/).*(${TESTS})` },
  to: { path: `^(${PACKAGES.filter((other) => other !== name && !allowed.includes(other)).join('|')})/` },
});

/** The tables of the screens that have an address. */
const SCREEN_TABLES = ['client/application-screens.ts', 'client/outside-screens.ts', 'client/screens/register/register-screens.ts'];

/** The files of those screens, read from `import('./screens/liens/Liens.tsx')` in the tables. */
const screenFiles = () =>
  SCREEN_TABLES.flatMap((table) =>
    [...readFileSync(join(__dirname, table), 'utf8').matchAll(/import\('([^']+\.tsx)'\)/g)].map(
      ([, file]) => `^${join(dirname(table), file)}$`,
    ),
  );

/**
 * The folders of the server, lowest first, and the folders each may import. The engine queues messages in the transaction that records facts, so messages
 * are below it; only the code that handles requests uses identity, never a job.
 */
const SERVER = {
  monitoring: [],
  config: ['monitoring'],
  organizations: ['config'],
  messages: ['config', 'organizations'],
  identity: ['config', 'organizations', 'messages'],
  engine: ['monitoring', 'config', 'organizations', 'messages'],
  steps: ['config', 'organizations', 'messages', 'identity', 'engine'],
  applications: ['config', 'organizations', 'messages', 'identity', 'engine', 'steps'],
  uploads: ['config', 'organizations', 'messages', 'identity', 'engine'],
  chat: ['monitoring', 'config', 'organizations', 'messages', 'identity', 'applications', 'uploads'],
  staff: ['config', 'organizations', 'messages', 'identity', 'engine', 'steps', 'applications', 'uploads'],
  web: ['monitoring', 'config', 'organizations', 'messages', 'identity', 'engine', 'steps', 'applications', 'uploads', 'chat', 'staff'],
};
const floors = Object.entries(SERVER).map(([folder, below]) => ({
  name: `server/${folder} imports ${below.length === 0 ? 'no other folder of the server' : `of the server only ${below.join(', ')}`}`,
  severity: 'error',
  from: { path: `^server/${folder}/`, pathNot: TESTS },
  to: { path: `^server/(?!(${[folder, 'testing', ...below].join('|')})/)` },
}));

/** What stands in for vendors in development and tests: their simulators, the outcomes and the data of these, and the borrower at a vendor. */
const STAND_INS = '^providers/(?!wire/)[^/]+/(scenarios|[^/]+/(simulator|sandbox))|^providers/world/';

const FLAGS_AND_EXPERIMENTS =
  '^(server/organizations/(flags|flag-|experiments|bucket)|database/stores/lender/(flags|experiments)|rules/experiments)';
/** Who may, and why: consents of New York as the lender set them; the names an application records; where the lender's people set them. */
const READS_FLAGS = [
  '^server/applications/creation/checks\\.ts$',
  '^server/web/routes/application/upkeep\\.ts$',
  '^server/staff/settings/',
];

module.exports = {
  forbidden: [
    only('rules'),
    only('journey', 'rules'),
    only('orgs', 'rules'),
    only('kit'),
    only('contract', 'journey', 'rules', 'orgs'),
    only('documents', 'rules', 'orgs', 'contract'),
    only('providers', 'rules', 'contract'),
    only('database', 'rules', 'journey', 'contract', 'documents'),
    only('server', 'rules', 'journey', 'orgs', 'contract', 'documents', 'providers', 'database'),
    only('sandbox', 'rules', 'journey', 'orgs', 'contract', 'documents', 'providers', 'database', 'server'),
    only('web', 'rules', 'journey', 'kit'),
    only('client', 'rules', 'journey', 'orgs', 'kit', 'web'),
    only('desk', 'rules', 'journey', 'orgs', 'kit', 'web'),
    testsOnly('rules'),
    testsOnly('journey', 'rules'),
    testsOnly('orgs', 'rules', 'kit'),
    testsOnly('kit', 'orgs', 'tools'),
    testsOnly('contract', 'journey', 'rules', 'orgs'),
    testsOnly('documents', 'rules', 'orgs', 'contract'),
    testsOnly('providers', 'rules', 'contract'),
    testsOnly('database', 'rules', 'journey', 'contract', 'documents'),
    testsOnly('server', 'rules', 'journey', 'orgs', 'contract', 'documents', 'providers', 'database', 'sandbox', 'tools'),
    testsOnly('sandbox', 'rules', 'journey', 'orgs', 'contract', 'documents', 'providers', 'database', 'server', 'tools'),
    testsOnly('web', 'rules', 'journey', 'kit'),
    testsOnly('client', 'rules', 'journey', 'orgs', 'kit', 'web', 'tools'),
    ...floors,
    {
      name: 'a simulator imports nothing of the product but its own scenarios and the synthetic world',
      severity: 'error',
      from: { path: '^providers/([^/]+)/[^/]+/simulator', pathNot: TESTS },
      to: {
        path: `^(${PACKAGES.join('|')})/`,
        pathNot: ['^providers/world/', '^providers/$1/(scenarios|[^/]+/simulator)'],
      },
    },
    {
      name: 'our side of a provider never imports its simulator',
      severity: 'error',
      from: { path: '^providers/', pathNot: [TESTS, STAND_INS] },
      to: { path: STAND_INS },
    },
    {
      name: 'what runs in production imports no simulator, nor the borrower the sandbox plays at a vendor, not even a type of theirs',
      severity: 'error',
      from: { path: '^(documents|database|server)/', pathNot: TESTS },
      to: { path: STAND_INS },
    },
    {
      name: 'a lender takes nothing from another: who it is by law is said in its own file',
      severity: 'error',
      from: { path: '^orgs/lenders/', pathNot: TESTS },
      to: { path: '^orgs/lenders/' },
    },
    {
      name: 'one provider never imports another',
      severity: 'error',
      from: { path: '^providers/([^/]+)/', pathNot: TESTS },
      to: { path: '^providers/[^/]+/', pathNot: ['^providers/$1/', '^providers/(world|wire)/'] },
    },
    {
      name: 'one vendor of a port never imports another',
      severity: 'error',
      from: { path: '^providers/(?!world/)([^/]+)/([^/]+)/', pathNot: TESTS },
      to: { path: '^providers/$1/[^/]+/', pathNot: '^providers/$1/$2/' },
    },
    // What several screens need lies in the folder above them all, or in client/parts/.
    ...[1, 2, 3].map((depth) => ({
      name: 'a screen imports only its own folder, what lies below, and the files of the folders above',
      severity: 'error',
      from: { path: `^client/screens/${'([^/]+)/'.repeat(depth)}${depth === 3 ? '.+' : '[^/]+'}$`, pathNot: TESTS },
      to: {
        path: '^client/screens/',
        pathNot: Array.from(
          { length: depth },
          (_, at) => `^client/screens/$${[1, 2, 3].slice(0, at + 1).join('/$')}/${at === depth - 1 ? '' : '[^/]+$'}`,
        ),
      },
    })),
    {
      name: 'what screens share imports no screen',
      severity: 'error',
      from: { path: '^client/parts/', pathNot: TESTS },
      to: { path: '^client/screens/' },
    },
    {
      name: 'a screen of the tables of screens is imported by those tables alone',
      severity: 'error',
      from: { path: '^client/(screens|parts|chrome|services)/', pathNot: [TESTS, ...SCREEN_TABLES.map((file) => `^${file}$`)] },
      to: { path: screenFiles() },
    },
    {
      name: 'the services of the client import none of its floors above',
      severity: 'error',
      from: { path: '^client/services/', pathNot: TESTS },
      to: { path: '^client/', pathNot: '^client/services/' },
    },
    {
      name: 'follow imports only services',
      severity: 'error',
      from: { path: '^client/follow\\.ts$' },
      to: { path: '^client/', pathNot: '^client/services/' },
    },
    {
      name: 'the parts that screens share import only services and follow',
      severity: 'error',
      from: { path: '^client/parts/', pathNot: TESTS },
      to: { path: '^client/', pathNot: '^client/(services/|parts/|follow\\.ts$)' },
    },
    {
      name: 'the chat imports only services and the parts that screens share',
      severity: 'error',
      from: { path: '^client/chat/', pathNot: TESTS },
      to: { path: '^client/', pathNot: '^client/(services/|parts/|chat/)' },
    },
    {
      name: 'a screen imports no chrome and no table of routes',
      severity: 'error',
      from: { path: '^client/screens/', pathNot: TESTS },
      to: { path: '^client/', pathNot: '^client/(services/|parts/|screens/|follow\\.ts$)' },
    },
    // 12 CFR 1002.4: no flag and no experiment may decide what an applicant pays, whether they are eligible, or what is disclosed to them.
    {
      name: 'what prices, decides or discloses reads no flag and no experiment, not even through another file',
      severity: 'error',
      from: {
        path: '^((rules|journey|orgs|documents|providers)/|server/(engine|steps|messages)/)',
        pathNot: [TESTS, '^rules/experiments\\.ts$'],
      },
      to: { path: FLAGS_AND_EXPERIMENTS, reachable: true },
    },
    {
      name: 'what answers with offers, terms and documents reads no flag and no experiment',
      severity: 'error',
      from: { path: '^server/(web/routes/application|applications|staff|uploads)/', pathNot: [TESTS, ...READS_FLAGS] },
      to: { path: FLAGS_AND_EXPERIMENTS },
    },
    {
      name: 'only the flags of the server and of the client import OpenFeature',
      severity: 'error',
      from: { path: `^(${PACKAGES.join('|')})/`, pathNot: [TESTS, '^server/organizations/', '^client/services/flags/'] },
      to: { path: 'node_modules/@openfeature/' },
    },
    {
      name: 'only web imports the generated types of the API, by which the client and the desk call it',
      severity: 'error',
      from: { path: `^(${PACKAGES.join('|')})/`, pathNot: '^web/' },
      to: { path: '^generated/' },
    },
    {
      name: 'the pages of borrowers know no operation of the desk',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^web/operations/desk\\.ts$' },
    },
    {
      name: 'only the list of routes imports routes',
      severity: 'error',
      from: { path: '^server/web/routes/', pathNot: [TESTS, '^server/web/routes/all\\.ts$'] },
      to: { path: '^server/web/routes/' },
    },
    {
      name: 'no file imports a composition root',
      severity: 'error',
      from: {
        path: `^(${PACKAGES.join('|')})/`,
        pathNot: [TESTS, '^tools/', '^sandbox/main\\.ts$', '^client/(main|app)\\.tsx?$'],
      },
      to: { path: '^((server|sandbox)/main\\.ts|client/main\\.tsx?|client/routes\\.tsx?)$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing the server runs is .tsx',
      severity: 'error',
      from: { path: '^(documents|providers|database|server|sandbox|tools)/', pathNot: TESTS },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'the product’s client imports nothing of the sandbox’s pages, not even a type of theirs',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/sandbox/' },
      to: { path: '^client/sandbox/' },
    },
    {
      name: 'nothing that ships imports a test',
      severity: 'error',
      from: { path: `^(${PACKAGES.join('|')})/`, pathNot: [TESTS, '^(e2e|bench|checks)/'] },
      to: { path: '\\.(test|spec|stories)\\.tsx?$' },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(url|raw|inline)$', '\\.(css|svg|woff2)$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|storybook-static|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
