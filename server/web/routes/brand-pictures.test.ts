import { ORGANIZATION_ENDPOINTS } from '@hearthline/contract/organizations.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { lenderSet } from '@hearthline/orgs/lender-set.ts';
import { PLUMFIELD } from '@hearthline/orgs/lenders/plumfield.ts';
import { pictureVersion } from '@hearthline/orgs/logos.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedLenders } from '../../config/lenders.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { appWith } from '../../testing/people.ts';
import { pictureOf } from '../../uploads/brand-pictures.ts';

let it: TestApp;
beforeAll(async () => {
  it = await appWith(ORGANIZATION_ENDPOINTS);
});
afterAll(async () => it.close());

const get = async (url: string) => it.app.inject({ url });

describe('the pictures drawn from a mark', () => {
  const at = (picture: string, brand = 'hearthline') => get(`/apps/frontend-private-label/${brand}/${picture}`);
  const version = (orgCode: string) => FILE_LENDERS.byCode(orgCode)?.version;

  test.each([
    ['favicon.png', 32, 32],
    ['mail.png', 80, 80],
    ['share.png', 1200, 630],
  ])('%s is %d × %d, the same at every drawing, and kept for good under an address with a version', async (picture, width, height) => {
    const { statusCode, headers, rawPayload } = await at(`${picture}?v=MAIN.${version('MAIN')}`);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height, format: 'png' });
    expect((await at(picture)).rawPayload.equals(rawPayload)).toBe(true);
  });

  test('each variant has its own name on the picture of its links', async () => {
    const [main, newYork] = await Promise.all(['MAIN', 'MAIN_NY'].map((code) => at(`share.png?v=${code}.${version(code)}`)));
    expect([main?.statusCode, newYork?.statusCode]).toEqual([200, 200]);
    expect(main?.rawPayload.equals(newYork?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });

  test('svg ones say so', async () => {
    for (const picture of ['logo-on-dark.svg', 'logo-in-one-color.svg', 'favicon.svg'])
      expect((await at(picture, 'plumfield')).headers['content-type']).toBe('image/svg+xml');
  });

  test('another lender’s version, one that is not known, and another file are not found', async () => {
    for (const picture of ['share.png?v=PLUMFIELD.3', 'logo.svg?v=MAIN.999', 'logo.svg?v=NOBODY.1'])
      expect([picture, (await at(picture)).statusCode]).toEqual([picture, 404]);
    expect((await at('logo.svg?v=%3Cscript%3E')).statusCode).toBe(400);
    expect((await at('passwd')).statusCode).toBe(400);
  });

  test('a page that was made before a change gets the pictures of its own version, and one to come is not shown', async () => {
    await seedLenders(it.ctx.pool, FILE_LENDERS.all, new Date());
    const changed = { ...PLUMFIELD, version: PLUMFIELD.version + 1, brand: { ...PLUMFIELD.brand, color: '#0a5a8c' } };
    const ctx = { ...it.ctx, lenders: { now: () => lenderSet(FILE_LENDERS.all.map((one) => (one === PLUMFIELD ? changed : one))) } };
    const svg = async (version?: string) => String(await pictureOf(ctx, { orgBrand: 'plumfield', picture: 'logo.svg', version }));
    expect(await svg()).toContain('#0a5a8c');
    expect(await svg(pictureVersion(changed))).toContain('#0a5a8c');
    expect(await svg(pictureVersion(PLUMFIELD))).toContain('#6d2f6f');
    expect(await svg(pictureVersion({ ...PLUMFIELD, version: changed.version + 1 }))).toBe('null');
  });
});
