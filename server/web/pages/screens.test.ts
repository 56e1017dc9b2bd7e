import Fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveScreens } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'screens-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function appWith(sandboxRoutes: boolean, root = folder) {
  const app = Fastify();
  await serveScreens(app, { sandboxRoutes }, root);
  return app;
}

test('says how to build the catalog, serves it under its own policy once it is built, and is absent in production', async () => {
  const before = await (await appWith(true)).inject('/docs/screens');
  expect([before.statusCode, before.body]).toEqual([404, expect.stringContaining('npm run screens')]);

  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Screens</title>');
  const built = await appWith(true);
  expect((await built.inject('/docs/screens')).headers['location']).toBe('/docs/screens/index.html');
  const page = await built.inject('/docs/screens/index.html');
  expect([page.statusCode, page.headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN']);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");

  expect((await (await appWith(false)).inject('/docs/screens')).statusCode).toBe(404);
  expect((await (await appWith(false)).inject('/docs/screens/index.html')).statusCode).toBe(404);
});
