import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/**
 * Providers reached by URL and key; each prefix is a block of the environment. `room` names its folder and its callbacks' path; one with
 * `callbacks` calls back and signs what it sends.
 */
export const PROVIDERS = {
  creditBureau: { prefix: 'CREDIT_BUREAU', room: 'credit-bureau', callbacks: false, what: 'the credit bureau' },
  property: { prefix: 'PROPERTY', room: 'property', callbacks: false, what: 'property records and valuations' },
  title: { prefix: 'TITLE', room: 'title', callbacks: true, what: 'title and ownership' },
  address: { prefix: 'ADDRESS', room: 'address', callbacks: false, what: 'address suggestions' },
  flood: { prefix: 'FLOOD', room: 'flood', callbacks: true, what: 'flood determinations' },
  valuation: { prefix: 'VALUATION', room: 'valuation', callbacks: true, what: 'price opinions, evaluations and appraisals' },
  bankLink: { prefix: 'BANK_LINK', room: 'bank-link', callbacks: true, what: 'bank linking' },
  payroll: { prefix: 'PAYROLL', room: 'payroll', callbacks: true, what: 'payroll accounts' },
  taxDocuments: { prefix: 'TAX_DOCUMENTS', room: 'tax-documents', callbacks: true, what: 'tax documents' },
  identityDocuments: { prefix: 'IDENTITY_DOCUMENTS', room: 'identity-documents', callbacks: true, what: 'identity documents' },
  bankAccountCheck: { prefix: 'BANK_ACCOUNT_CHECK', room: 'bank-account-check', callbacks: true, what: 'checks of typed bank accounts' },
  notary: { prefix: 'NOTARY', room: 'notary', callbacks: true, what: 'remote notaries' },
  insurance: { prefix: 'INSURANCE', room: 'insurance', callbacks: true, what: 'hazard insurance' },
  eRecording: { prefix: 'E_RECORDING', room: 'e-recording', callbacks: true, what: 'recording with the county' },
  moneyMovement: { prefix: 'MONEY_MOVEMENT', room: 'money-movement', callbacks: true, what: 'transfers of money' },
  payoffLetters: { prefix: 'PAYOFF_LETTERS', room: 'payoff-letters', callbacks: true, what: 'payoff letters' },
  checks: { prefix: 'CHECKS', room: 'checks', callbacks: true, what: 'watchlists, registers and calls to employers' },
  mail: { prefix: 'MAIL', room: 'mail', callbacks: false, what: 'e-mail' },
  text: { prefix: 'TEXT', room: 'text', callbacks: true, what: 'text messages' },
} as const;
export type ProviderName = keyof typeof PROVIDERS;

/** What may be tried how often: variable, [sandbox, production] figure, meaning (quality §3.4). */
export const THROTTLES = {
  signInAccountPlace: {
    variable: 'THROTTLE_SIGN_IN_ACCOUNT_PLACE',
    figures: [1000, 5],
    what: 'sign-ins of one account from one address in 60 seconds',
  },
  signInAccount: { variable: 'THROTTLE_SIGN_IN_ACCOUNT', figures: [4000, 20], what: 'sign-ins of one account in 15 minutes' },
  signInPlace: { variable: 'THROTTLE_SIGN_IN_PLACE', figures: [10_000, 50], what: 'sign-ins from one address in 15 minutes' },
  signUpEmail: { variable: 'THROTTLE_SIGN_UP_EMAIL', figures: [1000, 5], what: 'registrations of one e-mail address in an hour' },
  signUpPlace: { variable: 'THROTTLE_SIGN_UP_PLACE', figures: [10_000, 20], what: 'registrations from one address in an hour' },
  identityTries: { variable: 'THROTTLE_IDENTITY_TRIES', figures: [1000, 5], what: 'SSN or identity tries of one application in 6 hours' },
  waitlistPlace: {
    variable: 'THROTTLE_WAITLIST_PLACE',
    figures: [10_000, 20],
    what: 'entries on the waitlist from one address in an hour',
  },
  trackingPlace: {
    variable: 'THROTTLE_TRACKING_PLACE',
    figures: [100_000, 6000],
    what: 'visits and events told from one address in an hour',
  },
  uploads: { variable: 'THROTTLE_UPLOADS', figures: [10_000, 120], what: 'files sent by one account in an hour' },
  draftsPlace: { variable: 'THROTTLE_DRAFTS_PLACE', figures: [10_000, 60], what: 'drafts begun from one address in an hour' },
} as const satisfies Record<
  string,
  { variable: `THROTTLE_${string}`; figures: readonly [sandbox: number, production: number]; what: string }
>;
export type ThrottleName = keyof typeof THROTTLES;
type ThrottleVariable = (typeof THROTTLES)[ThrottleName]['variable'];

function throttleFields() {
  const entries = Object.values(THROTTLES).map(({ variable, figures: [sandbox, production], what }) => [
    variable,
    count(1, 1_000_000).optional().describe(`Most ${what}; ${sandbox} in the sandbox and ${production} in production unless set`),
  ]);
  return Object.fromEntries(entries) as Record<ThrottleVariable, z.ZodOptional<z.ZodCoercedNumber>>;
}

type Prefix = (typeof PROVIDERS)[ProviderName]['prefix'];
type ProviderField = `${Prefix}_${'URL' | 'KEY' | 'WEBHOOK_SECRET'}`;

function providerFields() {
  const entries = Object.values(PROVIDERS).flatMap(({ prefix, what, callbacks }) => [
    [
      `${prefix}_URL`,
      address.optional().describe(`Where ${what} is reached. Unset in the sandbox: the simulator is started; required in production`),
    ] as const,
    [
      `${prefix}_KEY`,
      z.string().min(1).optional().describe(`The credential for ${what}; where the vendor has two parts, \`id:secret\``),
    ] as const,
    ...(callbacks
      ? [
          [
            `${prefix}_WEBHOOK_SECRET`,
            z.string().min(1).optional().describe(`What ${what} sign their callbacks with; required in production`),
          ] as const,
        ]
      : []),
  ]);
  return Object.fromEntries(entries) as unknown as Record<ProviderField, z.ZodOptional<z.ZodString>>;
}

/** Every variable of the environment the server reads. A wrong value stops the start; what is not named here is not read. */
export const ENVIRONMENT = z.object({
  APP_ENV: z
    .enum(['sandbox', 'production'])
    .default('sandbox')
    .describe(
      '`sandbox` brings simulated providers, the test clock and the sandbox routes; `production` refuses to start with any of them',
    ),
  ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('What this process does: answer requests, run durable work, or both'),
  PORT: count(0, 65_535).default(4000).describe('Port the web server listens on; 0 takes a free one'),
  HOST: z
    .string()
    .min(1)
    .optional()
    .describe('Address the web server listens on; unless set, `localhost` in the sandbox and all addresses in production'),
  PUBLIC_URL: address
    .optional()
    .describe(
      'The address users reach the product by, without a path; `http://localhost:<PORT>` unless set. HTTPS turns on HSTS and secure cookies; required in production',
    ),
  TRUST_PROXY: flag.default(false).describe('Whether a proxy in front may say the client’s address and protocol (`X-Forwarded-*`)'),
  LANGUAGES: z
    .string()
    .regex(/^[a-z]{2}(,[a-z]{2})*$/, 'must be two-letter codes with commas between them')
    .default('en')
    .describe(
      'The languages the client is built in and offered, the default first; `en,es` offers Spanish to who asks for it by `?lang=es` or by their browser. Spanish is not whole yet: one question of registration is',
    ),
  HEARTHLINE_DATA: z.string().min(1).default('.data').describe('Folder for everything the embedded parts store'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL 15 or newer. Unset: the embedded one is started; required in production'),
  DATABASE_POOL: count(2, 200).default(20).describe('Most database connections of this process'),
  MASTER_KEY: z
    .string()
    .optional()
    .describe('32 bytes in base64 that wrap every other key. Made and kept in HEARTHLINE_DATA in the sandbox; required in production'),
  S3_BUCKET: z.string().min(1).optional().describe('Bucket documents are kept in. Unset: a folder in HEARTHLINE_DATA'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the bucket'),
  S3_ENDPOINT: address.optional().describe('Another server that speaks the wire of S3'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Who reads and writes the bucket; required with S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('The secret that goes with it'),
  S3_PREFIX: z.string().min(1).optional().describe('Put before every key in the bucket, such as `documents/`'),
  DOCUMENT_SIGNER_P12: z
    .base64()
    .optional()
    .describe(
      'The certificate documents are sealed with and its key, as PKCS#12 in base64. Made and kept in HEARTHLINE_DATA in the sandbox; required in production',
    ),
  DOCUMENT_SIGNER_PASSPHRASE: z.string().optional().describe('What opens it'),
  VIRUS_SCANNER_URL: z
    .url({ protocol: /^tcp$/ })
    .optional()
    .describe(
      'Where ClamAV’s daemon listens, such as `tcp://clamd:3310`: it looks at every file people send. Unset in the sandbox: only the test signature is known; required in production',
    ),
  IDENTITY_PROVIDER_ISSUER: address
    .optional()
    .describe('The OpenID provider of the identity broker mode, found by OpenID Connect Discovery. Unset: the one inside the product'),
  IDENTITY_PROVIDER_CLIENT_ID: z.string().min(1).optional().describe('Who the product is there; required with IDENTITY_PROVIDER_ISSUER'),
  IDENTITY_PROVIDER_CLIENT_SECRET: z.string().min(1).optional().describe('The secret that goes with it; a public client has none'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('Least level that is logged'),
  SANDBOX_ROUTES: flag.optional().describe('Whether `/sandbox/…` answers; on in the sandbox, refused in production'),
  API_REFERENCE: flag
    .optional()
    .describe('Whether the reference page `/docs/api` is served; on in the sandbox, off in production. `/openapi.json` always is'),
  UNKNOWN_HOST: z
    .enum(['primary', 'neutral'])
    .optional()
    .describe(
      'What a host nobody knows shows: the primary brand or a neutral page; `primary` in the sandbox, only `neutral` in production',
    ),
  VENDOR_ORIGINS: z.string().optional().describe('Origins of keyed vendor scripts and frames the pages may talk to, separated by spaces'),
  EXCHANGE_NAME: z
    .string()
    .min(1)
    .optional()
    .describe('The affiliated exchange that crypto-backed lines are paid out to; an invented one in the sandbox'),
  EXCHANGE_ACCOUNT: z
    .string()
    .regex(/^\d{9}:\d{4,17}$/, 'is routing number:account number')
    .optional()
    .describe('Its bank account, `routing:account`'),
  CREDIT_BUREAU_NAME: z
    .string()
    .min(1)
    .optional()
    .describe('The consumer reporting agency as notices name it; the invented one in the sandbox, required in production'),
  CREDIT_BUREAU_ADDRESS: z.string().min(1).optional().describe('Its address, lines separated by semicolons; required in production'),
  CREDIT_BUREAU_PHONE: z.string().min(1).optional().describe('Its toll-free number; required in production'),
  CREDIT_BUREAU_SITE: z.string().min(1).optional().describe('Its website; required in production'),
  ...providerFields(),
  ...throttleFields(),
});
export type Environment = z.output<typeof ENVIRONMENT>;
