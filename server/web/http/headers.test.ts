import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, access } from '../../testing/test-endpoints.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ routes: ROUTES, access });
});
afterAll(() => it.close());

describe('headers', () => {
  const EVERYTHING = [
    { url: '/service-test/open' },
    { url: '/service-test/nothing' },
    { url: '/service-test/mine' },
    { method: 'DELETE', url: '/service-test/change' },
    { method: 'POST', url: '/service-test/change', payload: {} },
    { method: 'POST', url: '/service-test/broken', payload: { how: '' } },
    { url: '/healthz' },
    { url: '/docs/api' },
    { url: '/docs/errors' },
    { url: '/openapi.json' },
  ];

  test.each(EVERYTHING)('protect %o', async (request) => {
    const { headers } = await it.app.inject(request as never);
    const policy = String(headers['content-security-policy']);
    for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).toMatch(/script-src 'self' 'nonce-\w{16,}'/);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['cache-control']).toBeDefined();
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('a nonce is used once', async () => {
    const nonce = async () =>
      /nonce-(\w+)/.exec(String((await it.app.inject({ url: '/healthz' })).headers['content-security-policy']))?.[1];
    expect(await nonce()).not.toBe(await nonce());
  });

  test('over https: HSTS for more than a year, with subdomains', async () => {
    const secure = await testApp({ routes: ROUTES, env: { PUBLIC_URL: 'https://lender.example' } });
    try {
      const { headers } = await secure.app.inject({ url: '/service-test/nothing' });
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    } finally {
      await secure.close();
    }
  });
});
