import fastifyStatic from '@fastify/static';
import { ASSETS } from '@hearthline/journey/paths.ts';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The product's two typefaces, and how the names of their built files begin (kit/styles/fonts.css, serif.css). */
const FAMILIES = [
  { family: 'Source Sans 3 Variable', file: 'source-sans-3-latin-wght-normal' },
  { family: 'Source Serif 4 Variable', file: 'source-serif-4-latin-wght-normal' },
] as const;

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, ASSETS));
  } catch {
    return [];
  }
}

/** The font-face rules for a page that is rendered without the client, for the files of the client's build; none without a build. */
export function fontFaces(clientFolder: string | undefined): string {
  const files = clientFolder === undefined ? [] : filesIn(clientFolder);
  return FAMILIES.flatMap(({ family, file }) => {
    const found = files.find((name) => name.startsWith(file) && name.endsWith('.woff2'));
    return found === undefined
      ? []
      : [`@font-face{font-family:'${family}';src:url(${ASSETS}/${found}) format('woff2');font-weight:200 900;font-display:swap}`];
  }).join('');
}

const ONE_DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';

/** The built client: hashed files under /account/heloc/assets/ cached forever, the rest (logos, icons) for a day. index.html is never served raw. */
export async function serveAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  if (!existsSync(clientFolder)) return;
  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'index.*.html', '**/*.json', '.vite/**'],
    // The build leaves a brotli and a gzip version of every file that gets smaller by it.
    preCompressed: true,
    serveDotFiles: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.startsWith(join(clientFolder, ASSETS)) ? FOREVER : ONE_DAY);
    },
  });
}
