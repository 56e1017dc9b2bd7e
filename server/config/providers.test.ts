import { startSmtpServer } from '@hearthline/providers/mail/smtp/testing/smtp-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { connectProviders } from './connect-providers.ts';
import { ordersOf, portsOfLender } from './providers.ts';

const started: string[] = [];
const sandbox = {
  start: async (name: string, vendor: string) => {
    started.push(`${name}: ${vendor}`);
    return { url: 'http://127.0.0.1:9', key: 'id:key' };
  },
  widgetsAt: () => ({}) as never,
};

let server: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  server = await startSmtpServer({ mode: 'none' });
});
afterAll(async () => server.close());

test('mail goes through the vendor that is set, and a lender that names none has it', async () => {
  const config = readConfig({ MAIL_VENDOR: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(server.port), SMTP_TLS: 'none' });
  const { providers } = await connectProviders(config, sandbox);
  const mail = { from: 'Hearthline <hello@example.com>', to: 'grace@example.com', subject: 'Ready', text: 'Ready.', html: '<p>Ready.</p>' };
  expect(await portsOfLender({ providers }, { vendors: {} }).mail.send(mail, { idempotencyKey: 'message-1' })).toMatchObject({
    outcome: 'OK',
  });
  expect(server.received).toMatchObject([{ from: 'hello@example.com', to: ['grace@example.com'] }]);
  expect(providers.chosen).toMatchObject({ mail: 'smtp', text: 'text-api' });
  expect(started).toContain('text: text-api');
});

test('what is done with orders follows from the vendor, and from nothing for a name that is no port', async () => {
  const { providers } = await connectProviders(readConfig({}), sandbox);
  const does = Object.fromEntries(
    ['notary', 'valuation', 'cardPayments', 'title', 'aVendorOfBefore'].map((name) => {
      const { leavesDrafts, cancel } = ordersOf(providers, name);
      return [name, [leavesDrafts, cancel !== null]];
    }),
  );
  expect(does).toEqual({
    notary: [true, true],
    valuation: [false, true],
    cardPayments: [false, true],
    title: [false, false],
    aVendorOfBefore: [false, false],
  });
});
