/**
 * The product with hot reload: Vite in front for scripts and styles, the server behind it, restarted when its sources change. The server still
 * renders the pages, so that organization, flags and brand are injected exactly as in production.
 */
import { spawn } from 'node:child_process';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite';
import { buildDesk, buildSandboxPages } from './client-build.ts';
import { freePort } from './product.ts';

const ROOT = join(import.meta.dirname, '..');
/** First parts of the paths that the server handles whatever is accepted. */
const ROOTS = [...new Set([...ENDPOINTS.map(({ path }) => path.split('/')[1] ?? ''), 'docs', 'openapi.json', 'healthz', 'readyz'])];
const SERVER_PATHS = `^/(${ROOTS.map((root) => root.replaceAll('.', String.raw`\.`)).join('|')})(/|$|\\?)`;

/** As the server decides (server/web/pages/not-found.ts), except for what Vite serves: its modules have no extension and are requested as scripts. */
function wantsPage({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    /text\/html|\*\/\*/.test(headers.accept ?? 'text/html') &&
    !/^\/(@|node_modules\/)/.test(url ?? '') &&
    !['script', 'style', 'font', 'image', 'worker'].includes(String(headers['sec-fetch-dest'])) &&
    !/\.\w{2,5}(\?|$)/.test(url ?? '') &&
    !new RegExp(SERVER_PATHS).test(url ?? '')
  );
}

function pageFrom(port: number, { url, headers }: IncomingMessage): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path: url, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (part: string) => (html += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 502, html }));
    });
    asked.on('error', reject).end();
  });
}

/** The server's pages with Vite's client added. Their content security policy is dropped: Vite injects its own scripts and styles. */
function serverPages(port: number): Plugin {
  const middleware =
    (vite: ViteDevServer): Connect.NextHandleFunction =>
    async (incoming, outgoing, next) => {
      if (!wantsPage(incoming)) return next();
      try {
        const { status, html } = await pageFrom(port, incoming);
        outgoing.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        outgoing.end(await vite.transformIndexHtml(incoming.url ?? '/', html));
      } catch {
        outgoing.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The server is starting; try again in a moment.');
      }
    };
  return {
    name: 'server-pages',
    // This proxy is the only way to the server, whatever the client's own settings say.
    config: (settings) => {
      settings.server = {
        ...settings.server,
        proxy: { [SERVER_PATHS]: { target: `http://localhost:${port}`, changeOrigin: false, ws: true } },
      };
    },
    configureServer: (vite) => void vite.middlewares.use(middleware(vite)),
  };
}

async function untilReady(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
}

/** Starts both, and stops both on Ctrl-C. On a free port, which the server prints, unless `PORT` names one. */
export async function startDevelopment(): Promise<void> {
  buildSandboxPages();
  buildDesk();
  const port = Number(process.env['PORT'] || 0) || (await freePort());
  const behind = await freePort();
  const publicUrl = process.env['PUBLIC_URL'] || `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'sandbox/main.ts', '--pages-from', 'client'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(behind), PUBLIC_URL: publicUrl },
  });
  const vite = await createServer({
    root: join(ROOT, 'client'),
    appType: 'custom',
    server: { port, strictPort: true, host: 'localhost', allowedHosts: ['.localhost'] },
    plugins: [serverPages(behind)],
  });
  await vite.listen();
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await vite.close();
  };
  server.once('exit', (code) => process.exit(code ?? 0));
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  await untilReady(behind);
}
