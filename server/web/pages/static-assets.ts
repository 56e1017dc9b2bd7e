import fastifyStatic from '@fastify/static';
import { ASSETS } from '@hearthline/journey/paths.ts';
import { faceOf, type FamilyName, fileOf } from '@hearthline/orgs/theme/families.ts';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, ASSETS));
  } catch {
    return [];
  }
}

/** A family's name in styles, and where its file is. */
export type Face = { readonly family: string; readonly url: string };

/** The files that the client's build has of these families, in their order; none without a build. */
export function facesIn(clientFolder: string | undefined, families: readonly FamilyName[]): Face[] {
  const files = clientFolder === undefined ? [] : filesIn(clientFolder);
  return families.flatMap((name) => {
    const found = files.find((file) => file.startsWith(fileOf(name)) && file.endsWith('.woff2'));
    return found === undefined ? [] : [{ family: faceOf(name), url: `${ASSETS}/${found}` }];
  });
}

/** The font-face rules of files; a browser fetches those whose family it shows. */
export const fontFaces = (faces: readonly Face[]): string =>
  faces
    .map(({ family, url }) => `@font-face{font-family:'${family}';src:url(${url}) format('woff2');font-weight:200 900;font-display:swap}`)
    .join('');

/** Content types of the files of the builds that are served one by one. */
export const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const ONE_DAY = 'public, max-age=86400';
export const FOREVER = 'public, max-age=31536000, immutable';

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
      // the preview of a change has no origin, and a typeface is loaded across origins only where that is allowed
      if (path.endsWith('.woff2')) void reply.header('access-control-allow-origin', '*');
    },
  });
}
