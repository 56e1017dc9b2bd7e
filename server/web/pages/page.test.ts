import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { segmentsOf } from '../http/app.ts';
import { endpoint } from '@hearthline/contract/endpoint.ts';
import { waitlistJoin } from '@hearthline/contract/waitlist.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { PageData } from '../../organizations/page-data.ts';
import { inlineJson } from './page.ts';
import { route } from '../http/route.ts';

const TEMPLATE = `<!doctype html><html lang="en"><head><title>Before</title><link rel="icon" href="data:," /><link rel="stylesheet" href="/account/heloc/assets/main.css"></head>
<body><div id="root"></div><script type="module" src="/account/heloc/assets/main.js"></script></body></html>`;
const MANIFEST = {
  'main.tsx': { file: 'account/heloc/assets/main.js', css: ['account/heloc/assets/main.css'], isEntry: true },
  'screens/Address.tsx': {
    file: 'account/heloc/assets/address.js',
    imports: ['main.tsx', '_form.js'],
    css: ['account/heloc/assets/address.css'],
  },
  '_form.js': { file: 'account/heloc/assets/form.js' },
};
const PAGES = [
  { path: '/account/heloc/register*', modules: ['screens/Address.tsx'], shell: '<h1>Which address?</h1>', css: 'h1{margin:0}' },
  { path: '*', modules: [], font: '/account/heloc/assets/text.woff2' },
];
/** Lenders by host: one that names a family for each, and one whose questions are in its text's. */
const FAMILIES: Readonly<Record<string, PageData['families']>> = {
  'lora.example': ['Public Sans', 'Lora'],
  'plain.example': ['Source Sans 3'],
  'usual.example': ['Source Sans 3', 'Source Serif 4'],
};
const FONTS = ['public-sans', 'lora', 'bitter', 'source-sans-3', 'source-serif-4'].map((name) => `${name}-latin-wght-normal-A1b2.woff2`);
const NASTY = '</script><script>alert(1)</script>';

let folder: string;
let it: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-client-'));
  mkdirSync(join(folder, 'account/heloc/assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), TEMPLATE);
  writeFileSync(join(folder, 'account/heloc/assets', 'main.js'), `const big = '${'x'.repeat(3000)}';`);
  writeFileSync(join(folder, 'account/heloc/assets', 'main.js.br'), brotliCompressSync('made at build time'));
  for (const file of FONTS) writeFileSync(join(folder, 'account/heloc/assets', file), '');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(PAGES));
  writeFileSync(join(folder, 'index.es.html'), TEMPLATE.replace('lang="en"', 'lang="es-US"').replace('main.js', 'main-es.js'));
  writeFileSync(join(folder, '.vite', 'manifest.es.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'pages.es.json'), JSON.stringify([{ ...PAGES[0], shell: '<h1>¿Qué dirección?</h1>' }]));
  it = await testApp({
    env: { LANGUAGES: 'en,es' },
    routes: [
      route(
        endpoint({
          id: 'one',
          service: 'test',
          method: 'GET',
          path: '/service-test/one',
          access: 'anyone',
          summary: 'One',
          reply: z.object({}),
        }),
        () => ({}),
      ),
      route(waitlistJoin, () => ({ joined: true as const })),
    ],
    clientFolder: folder,
    pageData: async ({ hostname }) => ({
      ...(hostname === 'nobody.example' && { status: 404 }),
      title: `Home & "hearth" of ${hostname}`,
      organization: { name: NASTY },
      flags: { on: true },
      ...(hostname === 'lora.example' && {
        pictures: { icon: '/x/favicon.svg?v=A.1', iconPng: '/x/favicon.png?v=A.1', share: 'https://lora.example/x/share.png?v=A.1' },
      }),
      ...(FAMILIES[hostname] && { families: FAMILIES[hostname] }),
      brandCss: `--brand:red${NASTY.slice(0, 9)}`,
    }),
  });
});
afterAll(async () => {
  await it.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = (url: string, headers: Record<string, string> = {}) =>
  it.app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

describe('the language of a page', () => {
  const SPANISH = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };

  test('is the one the browser prefers, with its own code and shell', async () => {
    const { body, headers } = await page('/account/heloc/register-v2', SPANISH);
    expect(body).toContain('<html lang="es-US">');
    expect(body).toContain('main-es.js');
    expect(body).toContain('<h1>¿Qué dirección?</h1>');
    expect(String(headers['vary'])).toContain('accept-language');
  });

  test('is the one the address names, before the browser’s', async () => {
    expect((await page('/account/heloc/register-v2?lang=en', SPANISH)).body).toContain('<h1>Which address?</h1>');
    expect((await page('/account/heloc/register-v2?s=x&lang=es')).body).toContain('lang="es-US"');
  });

  test('is otherwise the first of those offered, and its template is never served raw', async () => {
    expect((await page('/account/heloc/register-v2', { 'accept-language': 'fr' })).body).toContain('<html lang="en">');
    expect((await page('/index.es.html')).body).not.toContain('<title>Before</title>');
  });
});

describe('a page', () => {
  test('contains organization, flags and clock, and no value can close its element', async () => {
    const { body, headers, statusCode } = await page('/account/heloc/register-v2?s=opaque');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(String(headers['vary'])).toContain('host');
    const data = /<script type="application\/json" id="hearthline-page"[^>]*>([^]*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ organization: { name: NASTY }, flags: { on: true }, clockOffsetMs: 0 });
    expect(body.match(/alert\(1\)/g)).toHaveLength(1);
    expect(body).toContain('<title>Home &amp; &quot;hearth&quot; of localhost</title>');
    expect(body).toContain(String.raw`--brand:red<\/script>`);
  });

  test('includes the chunks, styles and shell of its route, each once', async () => {
    const { body } = await page('/account/heloc/register-v2');
    expect([...body.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/account/heloc/assets/form.js',
      '/account/heloc/assets/address.js',
    ]);
    expect([...body.matchAll(/rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/account/heloc/assets/main.css',
      '/account/heloc/assets/address.css',
    ]);
    // what is painted first comes first: the lender's data is behind the shell
    expect(body).toContain('<div id="root"><h1>Which address?</h1></div><script type="application/json" id="hearthline-page"');
    expect((await page('/dashboard')).body).toContain('<div id="root"></div><script type="application/json"');
  });

  test('preloads the font of its row: not on the first question, whose code comes first', async () => {
    const preload = 'rel="preload" as="font" type="font/woff2" crossorigin href="/account/heloc/assets/text.woff2"';
    expect((await page('/dashboard')).body).toContain(preload);
    expect((await page('/account/heloc/register-v2')).body).not.toContain('as="font"');
  });

  test('has the lender’s icons, and what a link to it is shown with; none of nobody’s', async () => {
    const { body } = await page('/dashboard', { host: 'lora.example' });
    expect([...body.matchAll(/<link rel="icon"[^>]*>/g)].map(([link]) => link)).toEqual([
      '<link rel="icon" href="/x/favicon.png?v=A.1" sizes="32x32">',
      '<link rel="icon" href="/x/favicon.svg?v=A.1" type="image/svg+xml">',
    ]);
    expect(body).toContain('<meta property="og:image" content="https://lora.example/x/share.png?v=A.1">');
    expect(body).toContain('<meta property="og:title" content="Home &amp; &quot;hearth&quot; of lora.example">');
    const plain = await page('/dashboard', { host: 'nobody.example' });
    expect(plain.body).toContain('<link rel="icon" href="data:,"');
    expect(plain.body).not.toContain('og:');
  });

  describe('of a lender with type families of its own', () => {
    const [FIRST, LATER] = ['/account/heloc/register-v2', '/dashboard'];
    const told = (body: string) =>
      (JSON.parse(/id="hearthline-page"[^>]*>([^]*?)<\/script>/.exec(body)?.[1] ?? '') as { faces?: unknown }).faces;
    const fileOf = (name: string) => `/account/heloc/assets/${name}-latin-wght-normal-A1b2.woff2`;

    test('names their files to the code, and has stand-ins of their width; the first question fetches none before it', async () => {
      const { body } = await page(FIRST, { host: 'lora.example' });
      expect(told(body)).toEqual([
        ['Public Sans Variable', fileOf('public-sans')],
        ['Lora Variable', fileOf('lora')],
      ]);
      expect(body).toContain("font-family:'Public Sans Fallback'");
      expect(body).toContain("font-family:'Lora Fallback'");
      expect(body).not.toMatch(/as="font"|url\(/);
    });

    test('preloads its text’s on other pages, and nobody else’s', async () => {
      const { body } = await page(LATER, { host: 'lora.example' });
      expect([...body.matchAll(/as="font"[^>]*href="([^"]+)"/g)].map(([, file]) => file)).toEqual([fileOf('public-sans')]);
      expect(body).not.toMatch(/source-(sans|serif)|bitter|text\.woff2/);
    });

    test('a lender whose questions are in the family of its text fetches one file', async () => {
      const { body } = await page(LATER, { host: 'plain.example' });
      expect(told(body)).toEqual([['Source Sans 3 Variable', fileOf('source-sans-3')]]);
      expect(body).toContain('href="/account/heloc/assets/text.woff2"');
    });

    test('adds nothing to the pages of the others', async () => {
      for (const url of [FIRST, LATER]) {
        const [usual, before] = [await page(url, { host: 'usual.example' }), await page(url, { host: 'before.example' })];
        const nameless = ({ body }: { body: string }) => body.replaceAll(/nonce="[^"]*"|(?:usual|before)\.example/g, '');
        expect(nameless(usual)).toBe(nameless(before));
        expect(usual.body).not.toMatch(/Fallback|faces|latin-wght/);
      }
    });
  });

  test('gives every script and style the nonce of its content security policy', async () => {
    const { body, headers } = await page('/account/heloc/register-v2');
    const policy = String(headers['content-security-policy']);
    const nonces = [...body.matchAll(/<(script|style)([^>]*)>/g)].map(([, kind, attributes]) => [
      kind,
      /nonce="(\w+)"/.exec(attributes ?? '')?.[1],
    ]);
    expect(nonces.length).toBeGreaterThanOrEqual(3);
    for (const [kind, nonce] of nonces) expect(policy).toMatch(new RegExp(`${kind}-src 'self' 'nonce-${nonce}'`));
  });

  test('may connect to the operations of borrowers on its own host, and to none of the desk: not even as a member of staff', async () => {
    const connects = (policy: unknown): string[] => (/connect-src ([^;]*)/.exec(String(policy))?.[1] ?? '').split(' ');
    for (const [host, url] of [
      ['localhost:4000', '/account/heloc/register-v2'],
      ['plumfield.localhost:4000', '/dashboard'],
    ] as const) {
      const allowed = connects((await page(url, { host })).headers['content-security-policy']);
      expect(allowed).toContain(`http://${host}/account/heloc/assets/`);
      expect(allowed.length).toBeGreaterThan(1);
      // the one socket: a scheme of its own
      expect(allowed.filter((source) => source.startsWith('ws'))).toEqual([`ws://${host}/service-omni-proxy/insecure/ws/`]);
      const operations = allowed.filter((source) => !source.startsWith('ws'));
      expect(
        operations.filter((source) => !source.startsWith(`http://${host}/`) || !source.endsWith('/') || source.includes('desk')),
      ).toEqual([]);
    }
    const { headers } = await page('/dashboard', { host: "localhost:4000; script-src 'unsafe-inline'" });
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    const segments = segmentsOf(ENDPOINTS);
    expect(segments).toEqual(expect.arrayContaining(['identity', 'service-application', 'offercode', 'ft']));
    expect(segments).not.toContain('desk');
  });

  test('is compressed in an encoding the browser accepts, with the same text', async () => {
    const plain = (await page('/dashboard', { 'accept-encoding': 'identity' })).body.replaceAll(/nonce="\w+"/g, '');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await page('/dashboard', { 'accept-encoding': encoding });
      expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([encoding, expect.stringContaining('accept-encoding')]);
      expect(
        unpack[encoding](answer.rawPayload)
          .toString('utf8')
          .replaceAll(/nonce="\w+"/g, ''),
      ).toBe(plain);
    }
  });

  test('is served for the form at the path of the operation it calls, and for nothing else there', async () => {
    for (const url of ['/waitlist', '/waitlist/']) expect((await page(url)).headers['content-type']).toContain('text/html');
    expect((await page('/waitlist/nothing')).statusCode).toBe(404);
    expect((await page('/waitlist/home-equity-loan-plus')).statusCode).toBe(405);
  });

  test('is served for page addresses only', async () => {
    expect((await page('/dashboard', { host: 'nobody.example' })).statusCode).toBe(404);
    for (const url of ['/service-test/nothing', '/assets/gone.js', '/favicon.ico', '/docs/nothing']) {
      expect((await page(url)).headers['content-type']).toContain('application/problem+json');
    }
    expect((await it.app.inject({ url: '/dashboard', headers: { accept: 'application/json' } })).statusCode).toBe(404);
    expect((await it.app.inject({ method: 'POST', url: '/dashboard', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  });
});

describe('by what the request accepts', () => {
  const UUID = '11111111-1111-4111-8111-111111111111';
  const asked = (url: string, headers: Record<string, string> = {}) => it.app.inject({ url, headers: { host: 'localhost', ...headers } });
  const shown = (answer: { statusCode: number; headers: Record<string, unknown> }) => [
    answer.statusCode,
    String(answer.headers['content-type']).split(';')[0],
  ];

  test.each([
    ['a bare curl', { accept: '*/*' }],
    ['a monitor without an Accept header', {}],
    ['a browser', { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }],
  ])('%s gets the page', async (_who, headers) => {
    for (const url of ['/account/heloc', '/account/heloc/register-v2', '/dashboard', `/account/heloc/${UUID}/liens`])
      expect(shown(await asked(url, headers))).toEqual([200, 'text/html']);
  });

  test('an unknown path is 404, inside the base and outside: a page if the request accepts one, otherwise a problem', async () => {
    const nowhere = [
      '/nothing',
      '/account/heloc/nothing',
      `/account/heloc/${UUID}/nothing`,
      '/dashboard/nothing',
      '/account/heloc/register-v2/nothing',
    ];
    for (const url of nowhere) {
      expect(shown(await asked(url, { accept: '*/*' })), url).toEqual([404, 'text/html']);
      expect(shown(await asked(url, { accept: 'application/json' })), url).toEqual([404, 'application/problem+json']);
    }
  });

  test('an article of the help that does not exist is 404 with the page that says so; one that exists is 200', async () => {
    const at = async (end: string) => shown(await asked(`/account/heloc/help${end}`, { accept: 'text/html' }));
    for (const end of ['/what-is-love', '/what-is-love/', '/what-is-love?lang=en']) expect(await at(end), end).toEqual([404, 'text/html']);
    for (const end of ['', '/', '/late-fee', '/late-fee/', '/late-fee?lang=en']) expect(await at(end), end).toEqual([200, 'text/html']);
  });

  test('a missing file is 404 without a page', async () => {
    expect(shown(await asked('/account/heloc/assets/gone.js', { accept: '*/*' }))).toEqual([404, 'application/problem+json']);
  });
});

describe('assets', () => {
  test('with a hash in their name are cached forever, others for a day, and are compressed', async () => {
    const script = await it.app.inject({ url: '/account/heloc/assets/main.js', headers: { 'accept-encoding': 'br' } });
    expect([script.statusCode, script.headers['cache-control'], script.headers['content-encoding']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
    ]);
    expect((await it.app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('public, max-age=86400');
  });

  test('are sent as the build compressed them', async () => {
    const { rawPayload } = await it.app.inject({ url: '/account/heloc/assets/main.js', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(rawPayload).toString()).toBe('made at build time');
    expect((await it.app.inject({ url: '/account/heloc/assets/main.js' })).body).toContain('const big');
  });

  test('never include the template or the manifests of the build', async () => {
    for (const url of ['/index.html', '/pages.json', '/.vite/manifest.json']) expect((await it.app.inject({ url })).statusCode).toBe(404);
  });
});

test.each([['<!--'], ['</script'], ['\u2028']])('%j is escaped in inline JSON', (text) => {
  expect(inlineJson({ text })).not.toContain(text);
  expect(JSON.parse(inlineJson({ text }))).toEqual({ text });
});
