import { articleOf, isPage } from '@hearthline/journey/pages.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { helpArticles } from '../../config/help-articles.ts';
import type { WebContext } from '../context.ts';
import { faceOf, QUESTION_FAMILIES, standInRules, USUAL } from '@hearthline/orgs/theme/families.ts';
import { chatOrigins } from './chat-policy.ts';
import { languageFor } from './language.ts';
import { type Face, facesIn, fontFaces } from './static-assets.ts';
import type { PageData } from '../../organizations/page-data.ts';
import { pathOf } from '../../identity/request-parts.ts';

/** One row of client/dist/pages.json: what to include in a page so that its first paint waits for nothing. */
type PageRow = {
  readonly path: string;
  readonly modules?: readonly string[];
  readonly shell?: string;
  readonly css?: string;
  readonly font?: string;
};
type ManifestChunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };
type Build = {
  readonly template: string;
  readonly manifest: Readonly<Record<string, ManifestChunk>>;
  readonly pages: readonly PageRow[];
  /** The files of the type families. */
  readonly faces: readonly Face[];
};

/** The element that the page's shell is put into; the client's build makes the template. */
const ROOT = /<div id="root">\s*<\/div>/;

async function jsonFile<T>(path: string, otherwise: T): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

/** The current build of a language; read again only when its index.html changed. The default language's files have no language code in their names. */
export function buildReader(clientFolder: string, language: string, isDefault: boolean): () => Promise<Build> {
  const mark = isDefault ? '' : `.${language}`;
  let known: { readonly stamp: number; readonly build: Build } | null = null;
  return async () => {
    const index = join(clientFolder, `index${mark}.html`);
    const { mtimeMs } = await stat(index);
    if (known?.stamp === mtimeMs) return known.build;
    const [template, manifest, pages] = await Promise.all([
      readFile(index, 'utf8'),
      jsonFile<Build['manifest']>(join(clientFolder, '.vite', `manifest${mark}.json`), {}),
      jsonFile<Build['pages']>(join(clientFolder, `pages${mark}.json`), []),
    ]);
    known = { stamp: mtimeMs, build: { template, manifest, pages, faces: facesIn(clientFolder, QUESTION_FAMILIES) } };
    return known.build;
  };
}

function rowFor(pages: readonly PageRow[], path: string): PageRow | undefined {
  return pages.find((row) => (row.path.endsWith('*') ? path.startsWith(row.path.slice(0, -1)) : path === row.path));
}

/** Every file a set of entry modules needs before it can run, each once. */
function filesOf(manifest: Build['manifest'], modules: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const scripts: string[] = [];
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
    scripts.push(`/${chunk.file}`);
  };
  modules.forEach(visit);
  return { scripts, styles: [...styles] };
}

/** JSON that cannot close its script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** CSS from the product's own tables; a closing tag would end the element, so it is cut. */
function inlineCss(css: string): string {
  return css.replaceAll('</', String.raw`<\/`);
}

/**
 * The fonts of a page: the rules that its style has, the file that it preloads, and the faces that the code loads in place of the product's own. A lender
 * that names no family adds nothing to its pages, and no page has the files of another lender's.
 */
function fontsFor(build: Build, row: PageRow | undefined, { families = [] }: PageData) {
  const faces = families.flatMap((name) => build.faces.find(({ family }) => family === faceOf(name)) ?? []);
  const isUsual = families.length === 0 || (families[0] === USUAL.text && families[1] === USUAL.question);
  const text = families[0] === USUAL.text ? undefined : faces.find(({ family }) => family === faceOf(families[0] ?? USUAL.text));
  const css = text !== undefined && row?.font !== undefined ? fontFaces([text]) : (row?.css ?? '');
  const preload = row?.font === undefined ? undefined : (text?.url ?? row.font);
  return { css: standInRules(families) + css, preload, faces: isUsual ? undefined : faces.map(({ family, url }) => [family, url]) };
}

/** The icon of the browser's tab, in place of the template's empty one, and what a link to the page is shown with elsewhere. */
export function withPictures(html: string, { pictures, title }: Pick<PageData, 'pictures' | 'title'>): string {
  if (!pictures) return html;
  const meta = (property: string, content: string) => `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  const icons = `<link rel="icon" href="${escapeHtml(pictures.iconPng)}" sizes="32x32"><link rel="icon" href="${escapeHtml(pictures.icon)}" type="image/svg+xml">`;
  return html.replace(/<link rel="icon"[^>]*>/, () => icons + meta('title', title) + meta('image', pictures.share));
}

type Nonces = { readonly script: string; readonly style: string };

/** Puts a page's data, brand, preloads and shell into the template; pure. */
export function renderPage(build: Build, path: string, data: PageData, clockOffsetMs: number, nonces: Nonces): string {
  const row = rowFor(build.pages, path);
  const { scripts, styles } = filesOf(build.manifest, row?.modules ?? []);
  const fonts = fontsFor(build, row, data);
  const present = (file: string): boolean => build.template.includes(`"${file}"`);
  const head = [
    `<meta property="csp-nonce" nonce="${nonces.style}">`,
    `<style nonce="${nonces.style}">:root{${inlineCss(data.brandCss)}}${inlineCss(fonts.css)}</style>`,
    ...(fonts.preload === undefined ? [] : [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${fonts.preload}">`]),
    ...scripts.filter((file) => !present(file)).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...styles.filter((file) => !present(file)).map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ].join('');
  // behind the shell, which is painted before this has arrived
  const told = `<script type="application/json" id="hearthline-page" nonce="${nonces.script}">${inlineJson({ organization: data.organization, flags: data.flags, clockOffsetMs, faces: fonts.faces })}</script>${data.script === undefined ? '' : `<script nonce="${nonces.script}">${data.script}</script>`}`;
  return withPictures(build.template, data)
    .replaceAll(/<script(?![^>]*\snonce=)/g, `<script nonce="${nonces.script}"`)
    .replaceAll(/<style(?![^>]*\snonce=)/g, `<style nonce="${nonces.style}"`)
    .replace(/<html[^>]*>/, (html) => (data.language === undefined ? html : `<html lang="${escapeHtml(data.language)}">`))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(data.title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(ROOT, (root) => (row?.shell === undefined || data.withoutShell ? root : `<div id="root">${row.shell}</div>`) + told);
}

/** Whether an address is a page, and one that has something to say: no article of the help that does not exist. */
function exists(url: string): boolean {
  const article = articleOf(url);
  return article === null ? isPage(url) : helpArticles().has(article);
}

/** Replies to a page address with the app, in the brand of the host's organization and the language of the address or browser. */
export function pageHandler(
  ctx: WebContext,
  clientFolder: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { languages } = ctx.config;
  const builds = new Map<string, () => Promise<Build>>(
    languages.map((code) => [code, buildReader(clientFolder, code, code === languages[0])]),
  );
  return async (request, reply) => {
    const named = new URLSearchParams(request.url.split('?')[1]).get('lang');
    const readBuild = builds.get(languageFor(languages, named, request.headers['accept-language']));
    if (!readBuild) throw new Error('No language is offered');
    const [build, data] = await Promise.all([readBuild(), ctx.pageData(request)]);
    reply.further = chatOrigins(ctx, request, data);
    const html = renderPage(build, pathOf(request.url), data, ctx.clock.offsetMs(), reply.cspNonce);
    const { encoding, bytes } = await packed(html, String(request.headers['accept-encoding'] ?? ''));
    if (encoding) void reply.header('content-encoding', encoding);
    return reply
      .code(data.status ?? (exists(request.url) ? 200 : 404))
      .headers({ 'cache-control': 'no-cache', vary: 'host, accept-encoding, accept-language' })
      .type('text/html; charset=utf-8')
      .send(bytes);
  };
}

/** 7 % fewer bytes than 4 on the first page, in 0.1 ms more. */
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page differs for each request (nonces) and is sent outside the routes that the compression plugin sees, so it is compressed here. */
async function packed(html: string, accepts: string): Promise<{ encoding: 'br' | 'gzip' | null; bytes: Buffer }> {
  const bytes = Buffer.from(html);
  if (/\bbr\b/.test(accepts)) return { encoding: 'br', bytes: await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
  if (/\bgzip\b/.test(accepts)) return { encoding: 'gzip', bytes: await toGzip(bytes) };
  return { encoding: null, bytes };
}
