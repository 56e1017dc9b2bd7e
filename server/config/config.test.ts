import { PORT_NAMES, PORTS, vendorRow } from '@hearthline/providers/ports.ts';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { ENVIRONMENT } from './env.ts';

const GOOD_KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => at * 7 + 3)).toString('base64');
const vendors = PORT_NAMES.map((name) => ({ ...PORTS[name], ...vendorRow(name) })).flatMap(({ prefix, callbacks }) => [
  [`${prefix}_URL`, 'https://vendor.example/v1/'],
  [`${prefix}_KEY`, 'id:secret'],
  ...(callbacks === 'secret' ? [[`${prefix}_WEBHOOK_SECRET`, 'signed-with-thirty-two-characters']] : []),
]);
const PRODUCTION: Record<string, string> = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://db.example/hearthline',
  MASTER_KEY: GOOD_KEY,
  DOCUMENT_SIGNER_P12: 'cDEy',
  VIRUS_SCANNER_URL: 'tcp://clamd.example:3310',
  PUBLIC_URL: 'https://lender.example/',
  TRUST_PROXY: '1',
  CREDIT_BUREAU_NAME: 'A Bureau',
  CREDIT_BUREAU_ADDRESS: 'P.O. Box 1; Sample City, AZ 85004',
  CREDIT_BUREAU_PHONE: '800-555-0100',
  CREDIT_BUREAU_SITE: 'bureau.example',
  ...Object.fromEntries(vendors),
};

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the sandbox', () => {
  test('starts with no variable set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      role: 'all',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: null,
      sandboxRoutes: true,
      unknownHost: 'primary',
    });
    expect(Object.values(config.providers).flatMap((vendors) => Object.values(vendors))).toEqual(
      Object.values(PORTS).flatMap(({ vendors }) => Object.keys(vendors).map(() => null)),
    );
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' }).port).toBe(4000);
  });
});

describe('the scripts of vendors', () => {
  const of = (variables: Record<string, string>) => {
    const { vendorScripts, vendorOrigins } = readConfig(variables);
    return { vendorScripts, vendorOrigins };
  };
  test('none is allowed while no vendor has an address', () => expect(of({})).toEqual({ vendorScripts: [], vendorOrigins: [] }));
  test('exactly those of the vendors with an address are allowed', () => {
    const BANK_LINK = { BANK_LINK_URL: 'https://sandbox.plaid.example/v1', BANK_LINK_KEY: 'id:secret', BANK_LINK_WEBHOOK_SECRET: 's' };
    expect(of({ ...BANK_LINK, VENDOR_ORIGINS: 'https://other.example' })).toEqual({
      vendorScripts: ['https://cdn.plaid.com/link/v2/stable/link-initialize.js'],
      vendorOrigins: ['https://cdn.plaid.com', 'https://sandbox.plaid.example', 'https://other.example'],
    });
  });
});

describe('production', () => {
  test('starts when every required variable is set, with the throttles of production', () => {
    const config = readConfig(PRODUCTION);
    expect(config).toMatchObject({ production: true, sandboxRoutes: false, unknownHost: 'neutral', publicUrl: 'https://lender.example' });
    expect(config.providers.creditBureau['consumer-reports']).toEqual({ url: 'https://vendor.example/v1', key: 'id:secret' });
    expect(config.throttles.signInAccountIp).toBe(5);
    expect(readConfig({ ...PRODUCTION, THROTTLE_SIGN_IN_ACCOUNT_IP: '7' }).throttles.signInAccountIp).toBe(7);
  });

  test.each([
    ['simulators by omission', { CREDIT_BUREAU_URL: '' }, 'CREDIT_BUREAU_URL'],
    ['simulators by address', { TITLE_URL: 'http://127.0.0.1:5100' }, 'TITLE_URL'],
    ['a vendor without a credential', { PROPERTY_KEY: '' }, 'PROPERTY_KEY'],
    ['a vendor without a callback secret', { FLOOD_WEBHOOK_SECRET: '' }, 'FLOOD_WEBHOOK_SECRET'],
    ['the callback secret of the simulators', { TITLE_WEBHOOK_SECRET: 'sandbox-webhook-secret' }, 'TITLE_WEBHOOK_SECRET'],
    ['a vendor over plain http', { CREDIT_BUREAU_URL: 'http://vendor.example' }, 'CREDIT_BUREAU_URL'],
    ['the key of the simulators', { PROPERTY_KEY: 'sandbox:sandbox' }, 'PROPERTY_KEY'],
    ['the key of the simulators for a vendor with one part', { MAIL_KEY: 'sandbox:sandbox' }, 'MAIL_KEY'],
    ['a key without its secret', { TEXT_KEY: 'account' }, 'TEXT_KEY'],
    ['a key whose secret is empty', { TEXT_KEY: 'account:' }, 'TEXT_KEY'],
    ['a key whose id is empty', { MONEY_MOVEMENT_KEY: ':secret' }, 'MONEY_MOVEMENT_KEY'],
    ['a callback secret of one letter', { TITLE_WEBHOOK_SECRET: 'x' }, 'TITLE_WEBHOOK_SECRET'],
    ['a callback secret of 31 characters', { TITLE_WEBHOOK_SECRET: 'x'.repeat(31) }, 'TITLE_WEBHOOK_SECRET'],
    ['sandbox routes', { SANDBOX_ROUTES: 'true' }, 'SANDBOX_ROUTES'],
    ['an unknown-host fallback', { UNKNOWN_HOST: 'primary' }, 'UNKNOWN_HOST'],
    ['a default key', { MASTER_KEY: Buffer.alloc(32).toString('base64') }, 'MASTER_KEY'],
    ['a short key', { MASTER_KEY: 'c2hvcnQ=' }, 'MASTER_KEY'],
    ['no certificate to seal documents with', { DOCUMENT_SIGNER_P12: '' }, 'DOCUMENT_SIGNER_P12'],
    ['no virus scanner', { VIRUS_SCANNER_URL: '' }, 'VIRUS_SCANNER_URL'],
    ['a bucket without a credential', { S3_BUCKET: 'documents' }, 'S3_ACCESS_KEY_ID'],
    ['no key', { MASTER_KEY: '' }, 'MASTER_KEY'],
    ['a rate limit nobody reads', { THROTTLE_SIGN_IN_PLACE: '7' }, 'THROTTLE_SIGN_IN_PLACE'],
    ['a proxy it does not know of', { TRUST_PROXY: '' }, 'TRUST_PROXY'],
    ['no proxy, though TLS ends at one', { TRUST_PROXY: 'false' }, 'TRUST_PROXY'],
    ['an embedded database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['plain http', { PUBLIC_URL: 'http://lender.example' }, 'PUBLIC_URL'],
  ])('refuses %s', (_what, change: Record<string, string>, name) => {
    expect(problemsOf({ ...PRODUCTION, ...change }).map((problem) => problem.split(':')[0])).toEqual([name]);
  });
});

test('a key of one part is one word, and callbacks of the text vendor need no secret of their own', () => {
  expect(readConfig({ ...PRODUCTION, CARD_PAYMENTS_KEY: 'sk_live_1' }).providers.cardPayments['payment-intents']?.key).toBe('sk_live_1');
  expect(Object.keys(ENVIRONMENT.shape)).not.toContain('TEXT_WEBHOOK_SECRET');
});

describe('the vendor of a port', () => {
  const SMTP = { MAIL_VENDOR: 'smtp', SMTP_HOST: 'mail.example', SMTP_USER: 'relay', SMTP_PASSWORD: 'hunter2' };

  test('is the usual one, or the one that is set', () => {
    expect(readConfig({}).vendors).toMatchObject({ mail: 'email-api', notary: 'notary-transactions' });
    const { vendors: chosen, providers } = readConfig(SMTP);
    expect([chosen.mail, providers.mail['smtp']]).toEqual(['smtp', { url: 'smtp://mail.example:587?tls=starttls', key: 'relay:hunter2' }]);
  });

  test('is reached by its own settings in production too, and needs no others', () => {
    const { MAIL_URL: _url, MAIL_KEY: _key, ...others } = PRODUCTION;
    expect(readConfig({ ...others, ...SMTP }).providers.mail['smtp']?.url).toBe('smtp://mail.example:587?tls=starttls');
  });

  test.each([
    ['one that there is not', { MAIL_VENDOR: 'pigeon' }, ['MAIL_VENDOR']],
    ['one without its settings', { MAIL_VENDOR: 'smtp' }, ['SMTP_HOST']],
    ['a host with a scheme', { ...SMTP, SMTP_HOST: 'smtp://hunter2' }, ['SMTP_HOST']],
  ])('refuses %s, and says no value', (_what, variables: Record<string, string>, names) => {
    const problems = problemsOf(variables);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(names);
    expect(problems.join()).not.toMatch(/hunter2|pigeon/);
  });
});

describe('TRUST_PROXY', () => {
  test.each([
    ['2', 2],
    ['10.0.0.0/8, loopback,2001:db8::/32,192.0.2.1', ['10.0.0.0/8', 'loopback', '2001:db8::/32', '192.0.2.1']],
    ['false', false],
    ['0', false],
  ])('%s is taken', (text, value) => expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(value));

  test.each(['true', '10', '-1', '1.5', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0/8', 'proxy.example', '10.0.0.0/8,', '1,2'])(
    '%s is refused with a sentence',
    (text) => expect(problemsOf({ TRUST_PROXY: text })).toEqual([expect.stringMatching(/^TRUST_PROXY: .*such as 10\.0\.0\.0\/8/)]),
  );

  test('true is refused because a client writes the header', () =>
    expect(problemsOf({ TRUST_PROXY: 'true' })[0]).toContain('the client writes itself'));
});

test('every problem is listed at once, and no value of a variable is repeated', () => {
  const problems = problemsOf({
    APP_ENV: 'production',
    PORT: 'ninety',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://user:hunter2@db',
    MASTER_KEY: 'hunter2',
  });
  const names = problems.map((problem) => problem.split(':')[0]);
  expect(names).toEqual(
    expect.arrayContaining([
      'PORT',
      'ROLE',
      'DATABASE_URL',
      'MASTER_KEY',
      'PUBLIC_URL',
      'CREDIT_BUREAU_URL',
      'PROPERTY_URL',
      'TITLE_URL',
      'ADDRESS_URL',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(problems.join()).not.toMatch(/hunter2|ninety|boss/);
});
