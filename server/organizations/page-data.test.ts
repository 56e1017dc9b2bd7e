import { PLUMFIELD } from '@hearthline/orgs/lenders/plumfield.ts';
import type { Organization } from '@hearthline/orgs/page.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { lenderSet } from '@hearthline/orgs/lender-set.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setFlag } from './flags.ts';
import type { PageData } from './page-data.ts';
import { pageDataFor } from './page-data.ts';
import { testContext } from '../testing/context.ts';
import { testDatabase, type TestDatabase } from '@hearthline/database/testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => database.drop());

async function page(
  url: string,
  host: string,
  env: Record<string, string> = {},
): Promise<PageData & { organization: Organization | null }> {
  const ctx = await testContext(database, { env: { PUBLIC_URL: 'http://localhost:4000', UNKNOWN_HOST: 'neutral', ...env } });
  const app = Fastify();
  let data: PageData | undefined;
  app.get('/*', async (request) => {
    data = await pageDataFor(ctx)(request);
    return '';
  });
  await app.inject({ url, headers: { host } });
  await app.close();
  return data as PageData & { organization: Organization | null };
}

describe('the data of a page', () => {
  test('is the host’s organization with its colors and its flags', async () => {
    const data = await page('/account/heloc', 'plumfield.localhost:4000');
    expect(data.organization).toMatchObject({ orgCode: 'PLUMFIELD', orgBrand: 'plumfield', baseUrl: 'http://plumfield.localhost:4000' });
    expect(data.brandCss).toMatch(/--brand:#6d2f6f;.*--radius:14px/);
    expect(data.pictures).toEqual({
      icon: `/apps/frontend-private-label/plumfield/favicon.svg?v=PLUMFIELD.${PLUMFIELD.version}`,
      iconPng: `/apps/frontend-private-label/plumfield/favicon.png?v=PLUMFIELD.${PLUMFIELD.version}`,
      share: `http://plumfield.localhost:4000/apps/frontend-private-label/plumfield/share.png?v=PLUMFIELD.${PLUMFIELD.version}`,
    });
    expect(data.families).toEqual(['Source Sans 3']);
    expect(data.title).toContain('Plumfield Credit Union');
    expect(data.flags).toContainEqual({ key: 'fe-heloc-redesign-2025', enabled: true, variables: [] });
  });

  test('follows ?org= on the primary host only', async () => {
    expect((await page('/account/heloc?org=PLUMFIELD', 'localhost:4000')).organization?.orgCode).toBe('PLUMFIELD');
    expect((await page('/account/heloc?org=MAIN', 'plumfield.localhost:4000')).organization?.orgCode).toBe('PLUMFIELD');
    expect((await page('/account/heloc?org=MAIN&org=PLUMFIELD', 'localhost:4000')).organization?.orgCode).toBe('MAIN');
  });

  test('on an unknown host has no organization, unless the settings allow the primary brand', async () => {
    expect(await page('/', 'nobody.example')).toMatchObject({ status: 404, organization: null, flags: [] });
    expect((await page('/', 'nobody.example', { UNKNOWN_HOST: 'primary' })).organization?.orgCode).toBe('MAIN');
  });

  test('points each site to the other of its brand for New York, and nobody to another lender', async () => {
    expect((await page('/', 'plumfield.localhost:4000')).organization?.orgMetaData.products['heloc']?.otherSite).toBeNull();
    expect((await page('/', 'localhost:4000')).organization?.orgMetaData.products['heloc']?.otherSite).toBe(
      'http://ny.localhost:4000/account/heloc/register',
    );
    expect((await page('/', 'ny.localhost:4000')).organization?.orgMetaData.products['heloc']?.otherSite).toBe(
      'http://localhost:4000/account/heloc/register',
    );
  });

  test('carries a flag set for one organization to its pages alone', async () => {
    await setFlag(await testContext(database), { key: 'fe-heloc-redesign-2025', enabled: false, org: 'PLUMFIELD' });
    const off = { key: 'fe-heloc-redesign-2025', enabled: false, variables: [] };
    expect((await page('/', 'plumfield.localhost:4000')).flags).toContainEqual(off);
    expect((await page('/', 'localhost:4000')).flags).not.toContainEqual(off);
  });
});

test('a page is the same to the byte beside five lenders, sixty and six hundred', async () => {
  const { all } = FILE_LENDERS;
  const copies = Array.from({ length: 540 }, (_, at): Lender => {
    const code = `COPY_${'ABCDEFGHIJ'[Math.floor(at / 100)]}_${String.fromCodePoint(65 + (Math.floor(at / 26) % 26))}${String.fromCodePoint(65 + (at % 26))}`;
    const own = { orgCode: code, canonicalOrgCode: code, hostPrefix: `copy${at}`, orgBrand: `copy${at}` };
    return { ...PLUMFIELD, ...own, nmls: `${770_000 + at}`, lei: `COPY${at}`, supportPhone: `999-555-${String(at).padStart(4, '0')}` };
  });
  const ctx = await testContext(database, { env: { PUBLIC_URL: 'http://localhost:4000' } });
  const pages = await Promise.all(
    [all.slice(0, 5), all, [...all, ...copies]].map(async (lenders) => {
      const set = lenderSet(lenders);
      const data = await pageDataFor({ ...ctx, lenders: { now: () => set } })({ hostname: 'localhost', query: {} } as FastifyRequest);
      return [set.all.length, JSON.stringify(data)] as const;
    }),
  );
  const [[, few]] = pages as [(typeof pages)[0]];
  expect(few).toContain('"orgCode":"MAIN"');
  expect(pages.map(([count, page]) => [count, page === few])).toEqual([
    [5, true],
    [60, true],
    [600, true],
  ]);
});
