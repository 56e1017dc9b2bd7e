import { ERRORS } from '@hearthline/contract/errors.ts';
import { endpoint } from '@hearthline/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from './app.ts';
import { ENDPOINTS, ROUTES, access, change, mine } from '../../testing/test-endpoints.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ routes: ROUTES, access });
});
afterAll(() => it.close());

describe('the contract', () => {
  test('stops the start, listing every missing, unknown and duplicate route and every body that allows unknown fields', async () => {
    const loose = endpoint({ ...change, id: 'loose', path: '/service-test/loose', body: z.object({ a: z.object({ b: z.string() }) }) });
    const nameless = endpoint({ ...mine, id: 'nameless', path: '/service-test/nameless', access: 'owner' });
    const last = ROUTES.at(-1);
    if (!last) throw new Error('There are no routes to begin with');
    const build = buildApp({
      ctx: it.ctx,
      routes: [...ROUTES.slice(1), last],
      endpoints: [...ENDPOINTS.filter((one) => one !== mine), loose, nameless],
      client: null,
    });
    await expect(build).rejects.toThrow(`${last.endpoint.id} has two routes`);
    await expect(build).rejects.toThrow(
      /open has no route in server\/web\/routes\/[^]*mine has a route but is not in contract[^]* has two routes[^]*loose allows unknown fields at body, body\.a[^]*nameless is for parties/,
    );
  });

  test('is described as OpenAPI 3.1, with the problem that every endpoint may return', async () => {
    const document = (await it.app.inject({ url: '/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(ENDPOINTS.map(({ path }) => path))].toSorted());
    expect(document.paths['/service-test/change']?.['post']).toMatchObject({ operationId: 'change', responses: { 201: {}, default: {} } });
  });

  test('has a reference page without inline script or style', async () => {
    const page = await it.app.inject({ url: '/docs/api/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>|<style|\sstyle="|\son\w+="/);
  });

  test('has a page that explains every error code', async () => {
    const page = await it.app.inject({ url: '/docs/errors' });
    for (const code of Object.keys(ERRORS)) expect(page.body).toContain(`id="${code}"`);
  });

  test('has no sandbox endpoints when they are disabled', async () => {
    expect((await it.app.inject({ url: '/sandbox/play' })).statusCode).toBe(200);
    const without = await testApp({ routes: ROUTES, env: { SANDBOX_ROUTES: 'false' } });
    try {
      expect((await without.app.inject({ url: '/sandbox/play' })).statusCode).toBe(404);
      expect((await without.app.inject({ url: '/openapi.json' })).body).not.toContain('/sandbox/play');
    } finally {
      await without.close();
    }
  });
});
