import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';

/** Characters that would be markup. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Code, bold, and links to the product's own pages or to https, in escaped text. */
function inline(text: string): string {
  return escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(((?:https:\/\/|\/|#)[^)\s]*)\)/g, '<a href="$2">$1</a>');
}

function heading(line: string): string {
  const level = /^#+/.exec(line)?.[0].length ?? 1;
  const text = line.slice(level).trim();
  // "### `code` (400)" has the anchor #code: the `type` of a problem links to it.
  const id = /`([^`]+)`/.exec(text)?.[1] ?? text.toLowerCase().replaceAll(/\W+/g, '-');
  return `<h${level} id="${escaped(id)}">${inline(text)}</h${level}>`;
}

function table(lines: readonly string[]): string {
  const cells = (line: string, tag: 'th' | 'td') =>
    line
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('');
  const [head = '', , ...rows] = lines;
  return `<div tabindex="0"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table></div>`;
}

function block(lines: readonly string[]): string {
  const first = lines[0] ?? '';
  if (first.startsWith('#')) return [heading(first), ...(lines.length > 1 ? [block(lines.slice(1))] : [])].join('');
  if (first.startsWith('|')) return table(lines);
  if (first.startsWith('- '))
    return `<ul>${lines
      .join('\n')
      .split(/^- /m)
      .slice(1)
      .map((item) => `<li>${inline(item.trim())}</li>`)
      .join('')}</ul>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** The Markdown that the product's documents use (headings, paragraphs, lists, tables, fences) as HTML. All text is escaped. */
export function markdownToHtml(markdown: string): string {
  const fences = markdown.split(/^```.*$/m);
  return fences
    .map((part, at) => {
      if (at % 2 === 1) return `<pre><code>${escaped(part.trim())}</code></pre>`;
      return part
        .split(/\n\s*\n/)
        .map((lines) => lines.split('\n').filter((line) => line.trim() !== ''))
        .filter((lines) => lines.length > 0)
        .map(block)
        .join('\n');
    })
    .join('\n');
}

const DOCS = join(import.meta.dirname, '../../../docs');

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#161f1b;background:#fff}
table{border-collapse:collapse}th,td{border:1px solid #d8dedb;padding:.35rem .6rem;text-align:left;vertical-align:top}
div{overflow-x:auto}code{background:#edf1ef;padding:.1em .3em;border-radius:3px}a{color:#44484c}`;

/** Pages for integrators: the meaning of each error code, and in the sandbox a guide to it. */
export function serveDocuments(app: FastifyInstance, config: Pick<Config, 'sandboxRoutes'>): void {
  const pages = [
    { path: '/docs/errors', file: 'errors.md', title: 'Errors' },
    ...(config.sandboxRoutes ? [{ path: '/docs/sandbox', file: 'sandbox.md', title: 'The sandbox' }] : []),
  ];
  for (const { path, file, title } of pages) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const content = markdownToHtml(await readFile(join(DOCS, file), 'utf8'));
      const page = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${reply.cspNonce.style}">${STYLE}</style></head><body><main>${content}</main></body></html>`;
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    });
  }
}
