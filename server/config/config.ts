import { BANNER_FILES } from '@hearthline/contract/services/banners.ts';
import type { Bureau } from '@hearthline/rules/regulation/adverse-action.ts';
import { bureauOf, missingOfBureau } from './bureau.ts';
import { type ChatModel, chatModelOf, chatModelProblems } from './chat-model-env.ts';
import { chatVendorProblems, type ChatVendorSettings, chatVendorSettings } from './chat-vendors.ts';
import { resolve } from 'node:path';
import type { S3Settings } from '@hearthline/documents/storage/s3.ts';
import { parseMasterKey } from '@hearthline/database/secrets/master-key.ts';
import type { PortName } from '@hearthline/providers/ports.ts';
import { ENVIRONMENT, type Environment } from './env.ts';
import { THROTTLES, type ThrottleName } from './throttles.ts';
import { vendorProblems } from './vendor-problems.ts';
import { type ProviderEndpoint, providerEndpoints, publishableKeyOf, vendorsChosen, widgetsAllowed } from './vendors.ts';

export type Role = Environment['ROLE'];

/** The settings of this process, checked. */
export type Config = {
  readonly production: boolean;
  readonly role: Role;
  readonly port: number;
  readonly host: string | undefined;
  /** Origin under which users reach the product, without a trailing slash. */
  readonly publicUrl: string;
  /** The proxies whose X-Forwarded-For is believed: their number or their networks; false for none. */
  readonly trustProxy: Environment['TRUST_PROXY'];
  /** Codes of the languages pages are served in, the default first. */
  readonly languages: readonly [string, ...string[]];
  /** Absolute path. */
  readonly dataFolder: string;
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** null: the sandbox's own key, in the data folder. */
  readonly masterKey: Buffer | null;
  /** null: documents are stored in the data folder and sealed with the sandbox's own certificate. */
  readonly documents: { readonly s3: S3Settings | null; readonly signer: { readonly p12: Buffer; readonly passphrase: string } | null };
  /** null: only the antivirus test signature (EICAR) is recognized. */
  readonly virusScanner: string | null;
  /** The OpenID provider used as identity broker; null: the embedded one. */
  readonly identityProvider: { readonly issuer: string; readonly clientId: string; readonly clientSecret?: string } | null;
  /** The OpenFeature provider in front of the table of flags; null: the table alone. */
  readonly flagsProvider: { readonly url: string; readonly key: string | null; readonly timeoutMs: number } | null;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** Where and to whom `/metrics` is served; null each where unset. */
  readonly metrics: { readonly port: number | null; readonly token: string | null };
  /** File of the security log; null: standard output. */
  readonly securityLog: string | null;
  readonly sandboxRoutes: boolean;
  /** Whether the reference page /docs/api is served. */
  readonly apiReference: boolean;
  readonly unknownHost: 'primary' | 'neutral';
  /** null: the name servers of this machine, or the sandbox's simulator. */
  readonly dnsServers: readonly string[] | null;
  /** Scripts of vendors that pages may load: those of the vendors whose address is set. */
  readonly vendorScripts: readonly string[];
  /** Origins that pages may connect to and show in frames. */
  readonly vendorOrigins: readonly string[];
  /** Of a hundred visits, how many report errors, and how many are asked for a recording (B §9). */
  readonly sampling: { readonly monitoring: number; readonly replay: number };
  readonly replayDays: number;
  /** Where pages read the list of banners: an address, or a path of this server. */
  readonly bannersUrl: string;
  /** Hosts a link to a replay may name. */
  readonly replayHosts: readonly string[];
  /** Which vendor serves each port of a lender that names none. */
  readonly vendors: Readonly<Record<PortName, string>>;
  /** How each vendor is reached, by port and name. */
  readonly providers: Readonly<Record<PortName, Readonly<Record<string, ProviderEndpoint>>>>;
  /** What chats with people run over, and how chat vendors are reached. */
  readonly chat: ChatVendorSettings;
  /** The language model that may put the bot's answers in other words; null: none. */
  readonly chatModel: ChatModel | null;
  /** The key that the card vendor's script is given in browsers; null where the simulator's page takes its place, or nobody pays by card. */
  readonly cardPublishableKey: string | null;
  /** The consumer reporting agency that notices name. */
  readonly bureau: Bureau;
  readonly throttles: Readonly<Record<ThrottleName, number>>;
};

/** What the policy of pages allows: the widgets of vendors with an address, VENDOR_ORIGINS, and the bucket of the banners. */
function vendorsInPages(env: Environment): Pick<Config, 'vendorScripts' | 'vendorOrigins'> {
  const { scripts, origins } = widgetsAllowed(env);
  const banners = env.BANNERS_URL === undefined ? [] : [new URL(env.BANNERS_URL).origin];
  const further = (env.VENDOR_ORIGINS ?? '').split(/\s+/).filter(Boolean);
  return { vendorScripts: scripts, vendorOrigins: [...new Set([...origins, ...further, ...banners])] };
}

/** Lists every problem of the environment at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `Hearthline cannot start; the environment is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee docs/how-to/configure.md.`,
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** A placeholder key: all bytes alike. */
function isDefaultKey(key: Buffer): boolean {
  return new Set(key).size < 8;
}

/** What production refuses, one sentence for each problem. */
function productionProblems(env: Environment): string[] {
  const missing = (['DATABASE_URL', 'MASTER_KEY', 'PUBLIC_URL', 'DOCUMENT_SIGNER_P12', 'VIRUS_SCANNER_URL'] as const).filter(
    (name) => env[name] === undefined,
  );
  const key = env.MASTER_KEY === undefined ? null : parseMasterKey(env.MASTER_KEY);
  return [
    ...missing.map((name) => `${name}: required in production`),
    ...(key !== null && isDefaultKey(key) ? ['MASTER_KEY: this is a default key, which production refuses'] : []),
    ...(env.PUBLIC_URL?.startsWith('https:') && env.TRUST_PROXY === false
      ? [
          'TRUST_PROXY: required in production, where TLS ends at a proxy: the number of proxies in front, or their networks; without it every client has the address of the proxy, and shares its rate limits',
        ]
      : []),
    ...(env.FLAGS_PROVIDER_URL?.startsWith('http:') ? ['FLAGS_PROVIDER_URL: production asks for flags over https'] : []),
    ...(env.PUBLIC_URL?.startsWith('http:') ? ['PUBLIC_URL: production is served over https'] : []),
    ...(env.IDENTITY_PROVIDER_ISSUER?.startsWith('http:') ? ['IDENTITY_PROVIDER_ISSUER: production is served over https'] : []),
    ...(env.SANDBOX_ROUTES === true ? ['SANDBOX_ROUTES: production refuses sandbox routes'] : []),
    ...(env.UNKNOWN_HOST === 'primary' ? ['UNKNOWN_HOST: production refuses to show the primary brand to an unknown host'] : []),
    ...missingOfBureau(env),
  ];
}

function documentSettings(env: Environment): Config['documents'] {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_PREFIX: prefix,
    S3_ACCESS_KEY_ID: accessKeyId = '',
    S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = env;
  return {
    s3: bucket === undefined ? null : { bucket, region, endpoint, prefix, accessKeyId, secretAccessKey },
    signer:
      env.DOCUMENT_SIGNER_P12 === undefined
        ? null
        : { p12: Buffer.from(env.DOCUMENT_SIGNER_P12, 'base64'), passphrase: env.DOCUMENT_SIGNER_PASSPHRASE ?? '' },
  };
}

function identityProvider({
  IDENTITY_PROVIDER_ISSUER: issuer,
  IDENTITY_PROVIDER_CLIENT_ID: clientId = '',
  IDENTITY_PROVIDER_CLIENT_SECRET: clientSecret,
}: Environment): Config['identityProvider'] {
  return issuer === undefined ? null : { issuer, clientId, ...(clientSecret !== undefined && { clientSecret }) };
}

function flagsProvider(env: Environment): Config['flagsProvider'] {
  const { FLAGS_PROVIDER: kind, FLAGS_PROVIDER_URL: url, FLAGS_PROVIDER_KEY: key = null, FLAGS_PROVIDER_TIMEOUT_MS: timeoutMs } = env;
  return kind === 'table' || url === undefined ? null : { url, key, timeoutMs };
}

function throttles(env: Environment, production: boolean): Config['throttles'] {
  const entries = Object.entries(THROTTLES).map(([name, { variable, figures }]) => [name, env[variable] ?? figures[production ? 1 : 0]]);
  return Object.fromEntries(entries) as Config['throttles'];
}

/** Reads the settings. Throws ConfigError with every problem listed; no value is ever part of it. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as unset: shells and compose files cannot leave one out.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const read = ENVIRONMENT.safeParse(given);
  const wrong = read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  // The rules of production are checked on every value that could be read, so that one start shows every problem.
  const faulty = new Set(read.success ? [] : read.error.issues.map((issue) => String(issue.path[0])));
  const env = read.success
    ? read.data
    : ENVIRONMENT.safeParse(Object.fromEntries(Object.entries(given).filter(([name]) => !faulty.has(name)))).data;
  const production = env?.APP_ENV === 'production' || given['APP_ENV'] === 'production';
  const masterKey = env?.MASTER_KEY === undefined ? null : parseMasterKey(env.MASTER_KEY);
  const problems = [
    ...wrong,
    // A limit that nothing reads would leave the default in force.
    ...Object.keys(given)
      .filter((name) => name.startsWith('THROTTLE_') && !(name in ENVIRONMENT.shape))
      .map((name) => `${name}: there is no such rate limit (docs/how-to/configure.md lists them)`),
    ...(env?.MASTER_KEY !== undefined && masterKey === null ? ['MASTER_KEY: must be 32 bytes in base64 (openssl rand -base64 32)'] : []),
    ...(env?.S3_BUCKET !== undefined && (env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined)
      ? ['S3_ACCESS_KEY_ID: required with S3_BUCKET, and S3_SECRET_ACCESS_KEY with it']
      : []),
    ...(env?.IDENTITY_PROVIDER_ISSUER !== undefined && env.IDENTITY_PROVIDER_CLIENT_ID === undefined
      ? ['IDENTITY_PROVIDER_CLIENT_ID: required with IDENTITY_PROVIDER_ISSUER']
      : []),
    ...(env?.FLAGS_PROVIDER === 'ofrep' && env.FLAGS_PROVIDER_URL === undefined
      ? ['FLAGS_PROVIDER_URL: required with FLAGS_PROVIDER=ofrep']
      : []),
    ...(env
      ? [
          ...(production ? productionProblems(env) : []),
          ...vendorProblems(env, production),
          ...chatVendorProblems(env, production),
          ...chatModelProblems(env, production),
        ]
      : []
    ).filter((problem) => !faulty.has(problem.split(':')[0] ?? '')),
  ];
  if (problems.length > 0 || !env) throw new ConfigError(problems);
  return {
    production,
    role: env.ROLE,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    trustProxy: env.TRUST_PROXY,
    languages: env.LANGUAGES.split(',') as [string, ...string[]],
    dataFolder: resolve(env.HEARTHLINE_DATA),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    masterKey,
    documents: documentSettings(env),
    virusScanner: env.VIRUS_SCANNER_URL ?? null,
    identityProvider: identityProvider(env),
    flagsProvider: flagsProvider(env),
    logLevel: env.LOG_LEVEL,
    metrics: { port: env.METRICS_PORT ?? null, token: env.METRICS_TOKEN ?? null },
    securityLog: env.SECURITY_LOG ?? null,
    sandboxRoutes: env.SANDBOX_ROUTES ?? !production,
    apiReference: env.API_REFERENCE ?? !production,
    unknownHost: env.UNKNOWN_HOST ?? (production ? 'neutral' : 'primary'),
    dnsServers: env.DNS_SERVERS ?? null,
    sampling: { monitoring: env.MONITORING_SAMPLE_RATE, replay: env.REPLAY_SAMPLE_RATE },
    replayDays: env.REPLAY_DAYS,
    bannersUrl: `${env.BANNERS_URL ?? '/banners'}/${BANNER_FILES[production ? 'production' : 'test']}`,
    replayHosts: env.REPLAY_HOSTS.split(','),
    ...vendorsInPages(env),
    vendors: vendorsChosen(env),
    providers: providerEndpoints(env),
    chat: chatVendorSettings(env),
    chatModel: chatModelOf(env),
    cardPublishableKey: publishableKeyOf(env, 'cardPayments'),
    bureau: bureauOf(env),
    throttles: throttles(env, production),
  };
}
