import { z } from 'zod';
import { address, count, flag } from './env-fields.ts';
import { FLAGS_ENVIRONMENT } from './flags-env.ts';
import { monitoringFields } from './monitoring-env.ts';
import { storageFields } from './storage-env.ts';
import { throttleFields } from './throttles.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Fewest characters of a secret that callbacks are signed with, in production: 128 bits in hexadecimal. */
export const SECRET_LENGTH = 32;

/**
 * Providers reached by URL and key; each prefix is a block of the environment. `folder` names its folder in providers/ and the path of its
 * callbacks; `callbacks` says what its callbacks are signed with: a secret of their own, its key, or that it sends none; `pair` whether its key is `id:secret`.
 */
export const PROVIDERS = {
  creditBureau: { prefix: 'CREDIT_BUREAU', folder: 'credit-bureau', callbacks: false, pair: true, what: 'the credit bureau' },
  property: { prefix: 'PROPERTY', folder: 'property', callbacks: false, pair: true, what: 'property records and valuations' },
  title: { prefix: 'TITLE', folder: 'title', callbacks: 'secret', pair: true, what: 'title and ownership' },
  address: { prefix: 'ADDRESS', folder: 'address', callbacks: false, pair: false, what: 'address suggestions' },
  flood: { prefix: 'FLOOD', folder: 'flood', callbacks: 'secret', pair: true, what: 'flood determinations' },
  geocoder: { prefix: 'GEOCODER', folder: 'geocoder', callbacks: false, pair: false, what: 'census tracts' },
  marketRates: { prefix: 'MARKET_RATES', folder: 'market-rates', callbacks: false, pair: false, what: 'published rates and thresholds' },
  valuation: { prefix: 'VALUATION', folder: 'valuation', callbacks: 'secret', pair: true, what: 'price opinions and appraisals' },
  bankLink: { prefix: 'BANK_LINK', folder: 'bank-link', callbacks: 'secret', pair: true, what: 'bank linking' },
  payroll: { prefix: 'PAYROLL', folder: 'payroll', callbacks: 'secret', pair: true, what: 'payroll accounts' },
  taxDocuments: { prefix: 'TAX_DOCUMENTS', folder: 'tax-documents', callbacks: 'secret', pair: true, what: 'tax documents' },
  identityDocuments: {
    prefix: 'IDENTITY_DOCUMENTS',
    folder: 'identity-documents',
    callbacks: 'secret',
    pair: false,
    what: 'identity documents',
  },
  bankAccountCheck: {
    prefix: 'BANK_ACCOUNT_CHECK',
    folder: 'bank-account-check',
    callbacks: 'secret',
    pair: true,
    what: 'checks of typed bank accounts',
  },
  notary: { prefix: 'NOTARY', folder: 'notary', callbacks: 'secret', pair: false, what: 'remote notaries' },
  insurance: { prefix: 'INSURANCE', folder: 'insurance', callbacks: 'secret', pair: true, what: 'hazard insurance' },
  eRecording: { prefix: 'E_RECORDING', folder: 'e-recording', callbacks: 'secret', pair: true, what: 'recording with the county' },
  moneyMovement: { prefix: 'MONEY_MOVEMENT', folder: 'money-movement', callbacks: 'secret', pair: true, what: 'transfers of money' },
  cardPayments: { prefix: 'CARD_PAYMENTS', folder: 'card-payments', callbacks: false, pair: false, what: 'card payments' },
  payoffLetters: { prefix: 'PAYOFF_LETTERS', folder: 'payoff-letters', callbacks: 'secret', pair: true, what: 'payoff letters' },
  checks: { prefix: 'CHECKS', folder: 'checks', callbacks: 'secret', pair: true, what: 'watchlists, registers and calls to employers' },
  mail: { prefix: 'MAIL', folder: 'mail', callbacks: false, pair: false, what: 'e-mail' },
  housingCounselors: { prefix: 'HOUSING_COUNSELORS', folder: 'housing-counselors', callbacks: false, pair: false, what: 'counselors' },
  mailHouse: { prefix: 'MAIL_HOUSE', folder: 'mail-house', callbacks: 'secret', pair: true, what: 'letters on paper' },
  wallet: { prefix: 'WALLET', folder: 'wallet', callbacks: 'secret', pair: true, what: 'accounts at the affiliated exchange' },
  text: { prefix: 'TEXT', folder: 'text', callbacks: 'key', pair: true, what: 'text messages' },
} as const;
export type ProviderName = keyof typeof PROVIDERS;

type Prefix = (typeof PROVIDERS)[ProviderName]['prefix'];
type ProviderField = `${Prefix}_${'URL' | 'KEY' | 'WEBHOOK_SECRET'}`;

function providerFields() {
  const entries = Object.values(PROVIDERS).flatMap(({ prefix, what, callbacks, pair }) => [
    [
      `${prefix}_URL`,
      address.optional().describe(`Where ${what} is reached. Unset in the sandbox: the simulator is started; required in production`),
    ] as const,
    [
      `${prefix}_KEY`,
      z
        .string()
        .min(1)
        .optional()
        .describe(
          `The credential for ${what}${pair ? ', as `id:secret`' : ''}; required in production, where the simulators’ own is refused`,
        ),
    ] as const,
    ...(callbacks === 'secret'
      ? [
          [
            `${prefix}_WEBHOOK_SECRET`,
            z
              .string()
              .min(1)
              .optional()
              .describe(`What ${what} sign their callbacks with; required in production, ${SECRET_LENGTH} characters or more`),
          ] as const,
        ]
      : []),
  ]);
  return Object.fromEntries(entries) as unknown as Record<ProviderField, z.ZodOptional<z.ZodString>>;
}

/** Every environment variable the server reads; any other is ignored, except that an unknown `THROTTLE_*` is refused. The server does not start with a wrong value. */
export const ENVIRONMENT = z.object({
  APP_ENV: z
    .enum(['sandbox', 'production'])
    .default('sandbox')
    .describe(
      '`sandbox` brings simulated providers, the test clock and the sandbox routes; `production` refuses to start with any of them',
    ),
  ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('What this process does: answer requests, run durable work, or both'),
  PORT: count(0, 65_535).default(4000).describe('Port the web server listens on; 0 selects a free one'),
  HOST: z
    .string()
    .min(1)
    .optional()
    .describe('Address the web server listens on; unless set, `localhost` in the sandbox and all addresses in production'),
  PUBLIC_URL: address
    .optional()
    .describe(
      'The address under which users reach the product, without a path; `http://localhost:<PORT>` unless set. HTTPS turns on HSTS and secure cookies; required in production',
    ),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform(trustedProxies)
    .describe(
      'The proxies in front whose `X-Forwarded-For` names the client: their number, such as `1`, or their addresses and networks, such as `10.0.0.0/8,loopback`; `false` for none. `true` is refused: the client writes that header too. Required in production, where TLS ends at a proxy. Host and protocol are never read from `X-Forwarded-*`',
    ),
  LANGUAGES: z
    .string()
    .regex(/^[a-z]{2}(,[a-z]{2})*$/, 'must be two-letter codes with commas between them')
    .default('en')
    .describe(
      'The languages the client is built in and offered, the default first; `en,es` offers Spanish to visitors who ask for it with `?lang=es` or through their browser. Only one question of registration is translated so far',
    ),
  HEARTHLINE_DATA: z.string().min(1).default('.data').describe('Folder for the data of the embedded database and storage'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL 15 or newer. Unset: the embedded one is started; required in production'),
  DATABASE_POOL: count(2, 200).default(20).describe('Most database connections of this process'),
  MASTER_KEY: z
    .string()
    .optional()
    .describe(
      '32 bytes in base64 that wrap every other key. In the sandbox generated and stored in HEARTHLINE_DATA; required in production',
    ),
  ...storageFields,
  VIRUS_SCANNER_URL: z
    .url({ protocol: /^tcp$/ })
    .optional()
    .describe(
      'Address of ClamAV’s daemon, such as `tcp://clamd:3310`, which scans every upload. Unset in the sandbox: only the antivirus test signature is recognized; required in production',
    ),
  IDENTITY_PROVIDER_ISSUER: address
    .optional()
    .describe('The OpenID provider of the identity broker mode, found by OpenID Connect Discovery. Unset: the embedded provider'),
  IDENTITY_PROVIDER_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('The client id of the product there; required with IDENTITY_PROVIDER_ISSUER'),
  IDENTITY_PROVIDER_CLIENT_SECRET: z.string().min(1).optional().describe('The client secret; a public client has none'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('Least level that is logged'),
  SECURITY_LOG: z
    .string()
    .min(1)
    .optional()
    .describe('File that security events are appended to. Unset: standard output, where each has `"log":"security"`'),
  SANDBOX_ROUTES: flag.optional().describe('Whether the `/sandbox/…` routes exist; on in the sandbox, refused in production'),
  API_REFERENCE: flag
    .optional()
    .describe('Whether the reference page `/docs/api` is served; on in the sandbox, off in production. `/openapi.json` always is'),
  UNKNOWN_HOST: z
    .enum(['primary', 'neutral'])
    .optional()
    .describe('What an unknown host shows: the primary brand, as in the sandbox, or a neutral page, which production requires'),
  CARD_PAYMENTS_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional().describe('The key for the card vendor’s script in browsers'),
  VENDOR_ORIGINS: z.string().optional().describe('Further origins that pages may connect to and frame, separated by spaces'),
  ...monitoringFields,
  BANNERS_URL: address
    .optional()
    .describe(
      'Where the lists of banners are: pages read `production.json` there in production, and `test.json` anywhere else. Unset: those that the lender’s people publish at the desk',
    ),
  ...FLAGS_ENVIRONMENT,
  CREDIT_BUREAU_NAME: z
    .string()
    .min(1)
    .optional()
    .describe('The consumer reporting agency that notices name; an invented one in the sandbox, required in production'),
  CREDIT_BUREAU_ADDRESS: z.string().min(1).optional().describe('Its address, lines separated by semicolons; required in production'),
  CREDIT_BUREAU_PHONE: z.string().min(1).optional().describe('Its toll-free number; required in production'),
  CREDIT_BUREAU_SITE: z.string().min(1).optional().describe('Its website; required in production'),
  ...providerFields(),
  ...throttleFields(),
});
export type Environment = z.output<typeof ENVIRONMENT>;
