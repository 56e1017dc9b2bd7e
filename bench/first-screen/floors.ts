/** The two pages the first screen is compared with: the same few words as plain HTML, and as the smallest React page. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';

const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>';
const STYLE =
  '<style>body{font:17px/1.5 sans-serif;max-width:560px;margin:32px auto;padding:0 20px}input{display:block;width:100%;font:inherit;padding:12px}</style>';
const STATIC = `<!doctype html><html lang="en"><head>${HEAD}${STYLE}</head><body><main><h1>Where is the property?</h1><label>Address<input></label></main></body></html>`;
const SHELL = `<!doctype html><html lang="en"><head>${HEAD}${STYLE}</head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`;
const MAIN = `
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
function Page() {
  const [text, setText] = useState('');
  return <main><h1>Where is the property?</h1><label>Address<input value={text} onChange={(event) => setText(event.target.value)} /></label></main>;
}
createRoot(document.getElementById('root')!).render(<Page />);
`;

export type Floor = { readonly name: string; readonly url: string };
export type HeldResponse = { type: string; body: Buffer };

const TYPES: Record<string, string> = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };
const held = (name: string, body: Buffer | string): HeldResponse => ({
  type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  body: brotliCompressSync(body),
});

/** The files of a React page built from one module, by address below `/react/`. */
export async function reactPage(main: string): Promise<Map<string, HeldResponse>> {
  const folder = mkdtempSync(join(import.meta.dirname, '..', '.cache-'));
  try {
    writeFileSync(join(folder, 'index.html'), SHELL);
    writeFileSync(join(folder, 'main.tsx'), main);
    await build({
      root: folder,
      base: '/react/',
      logLevel: 'warn',
      configFile: false,
      oxc: { jsx: { runtime: 'automatic' } },
      build: { outDir: 'out', modulePreload: { polyfill: false } },
    });
    const out = join(folder, 'out');
    const files = new Map<string, HeldResponse>([['/react/', held('index.html', readFileSync(join(out, 'index.html')))]]);
    for (const asset of readdirSync(join(out, 'assets')))
      files.set(`/react/assets/${asset}`, held(asset, readFileSync(join(out, 'assets', asset))));
    return files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves both pages, brotli-compressed from memory. */
export async function serveFloors(): Promise<{ floors: Floor[]; stop: () => void }> {
  const files = await reactPage(MAIN);
  files.set('/static/', held('index.html', STATIC));
  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) return reply.writeHead(404).end();
    return reply.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'content-length': file.body.length }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const floors = [
    { name: 'static HTML', url: `http://localhost:${address.port}/static/` },
    { name: 'bare React', url: `http://localhost:${address.port}/react/` },
  ];
  return { floors, stop: () => server.close() };
}
