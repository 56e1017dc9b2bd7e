import { z } from 'zod';
import { address, count, flag, nameServers } from './env-fields.ts';
import { FLAGS_ENVIRONMENT } from './flags-env.ts';
import { monitoringFields } from './monitoring-env.ts';
import { storageFields } from './storage-env.ts';
import { throttleFields } from './throttles.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { chatModelFields } from './chat-model-env.ts';
import { chatVendorFields } from './chat-vendors.ts';
import { vendorFields } from './vendors.ts';

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
  DNS_SERVERS: nameServers
    .optional()
    .describe(
      'The name servers at which the DNS records of lenders’ own domains are looked up: IP addresses with commas between them, each with or without a port, such as `10.0.0.2,10.0.0.3:53`. Unset: those of this machine; in the sandbox a simulator',
    ),
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
  ...(vendorFields() as {}),
  ...chatVendorFields,
  ...chatModelFields,
  ...throttleFields(),
});
export type Environment = z.output<typeof ENVIRONMENT>;
