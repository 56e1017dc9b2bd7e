import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { ERRORS } from '@hearthline/contract/errors.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { describe, expect, test } from 'vitest';

import { PAGES } from '../tools/docs/pages.ts';
import { recordOf } from '../tools/docs/decisions-page.ts';
import { oneSentenceALine, sentencesOf } from '../tools/docs/sentences.ts';
import { FILES, TOP, read } from './tree.ts';

describe('docs', () => {
  const pages = FILES.filter((file) => file.endsWith('.md'));

  test('every link to a file of the project resolves', () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g)].map(([, to]) => ({
        page,
        to: normalize(join(page, '..', decodeURI(to ?? ''))),
      })),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ to }) => !existsSync(join(TOP, to))).map(({ page, to }) => `${page} → ${to}`)).toEqual([]);
  });

  test('the index of the README names existing files', () => {
    const index = /## The ten-second index\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? '';
    const named = [...index.matchAll(/`([\w./<>{}*-]+\/[\w./<>{}*-]*)`/g)]
      .map(([, path]) => path ?? '')
      .filter((path) => !/[<>{}*]/.test(path) && !path.startsWith('/'));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(join(TOP, path)))).toEqual([]);
  });

  test('a file or folder that a page names exists', () => {
    const named = pages
      .filter((page) => !page.startsWith('docs/decisions/'))
      .flatMap((page) =>
        [
          ...read(page).matchAll(
            /`((?:rules|journey|orgs|kit|contract|documents|providers|database|server|sandbox|client|e2e|bench|checks|tools|docs)\/[\w./-]*)`/g,
          ),
        ].map(([, path = '']) => ({ page, path })),
      );
    expect(named.length).toBeGreaterThan(80);
    const exists = (page: string, path: string) => [TOP, join(TOP, dirname(page))].some((from) => existsSync(join(from, path)));
    expect(named.filter(({ page, path }) => !exists(page, path)).map(({ page, path }) => `${page}: ${path}`)).toEqual([]);
  });

  test('the README leads to what is not built', () => {
    expect(read('README.md')).toContain('(docs/not-built.md)');
  });

  test.each(Object.entries(PAGES))('%s equals what `npm run docs` writes', (file, page) => {
    expect(read(file)).toBe(page());
  });

  test('a page has one sentence a line (`npm run docs` sets it so)', () => {
    expect(pages.filter((page) => oneSentenceALine(read(page)) !== read(page))).toEqual([]);
  });

  test('a sentence ends at its point, not at one in code, in brackets, in a number or after an abbreviation', () => {
    expect(
      sentencesOf(
        'Run `npm test. Now`. It takes 1.5 minutes (see B. Then C). “Why?” U.S. law asks it, e.g. by Reg Z limits. 5. Statements.',
      ),
    ).toEqual([
      'Run `npm test. Now`.',
      'It takes 1.5 minutes (see B. Then C).',
      '“Why?”',
      'U.S. law asks it, e.g. by Reg Z limits.',
      '5. Statements.',
    ]);
    expect(oneSentenceALine('1. One.\n   Two. Three\n   ends.\n\n| a. B. |\n```\nx. Y.\n```\nEnd. Of it.')).toBe(
      '1. One.\n   Two.\n   Three ends.\n\n| a. B. |\n```\nx. Y.\n```\nEnd.\nOf it.',
    );
  });

  test('every error code an endpoint names is registered, and every registered code is explained', () => {
    const unknown = ENDPOINTS.flatMap((endpoint) =>
      (endpoint.errors ?? []).filter((code) => !(code in ERRORS)).map((code) => `${endpoint.id}: ${code}`),
    );
    expect(unknown).toEqual([]);
    const explained = [...read('docs/errors.md').matchAll(/^### `([a-z_]+)`/gm)].map(([, code]) => code);
    expect(explained.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
  });

  test('a record says its status, and departs from the specification only in a line that the table of departures reads', () => {
    const head = '# 7. Title\n\nStatus: accepted.\nDeparts from A 1, a thing: another thing.\n\n**Decided.**\n';
    expect(recordOf('0007-title.md', head)).toMatchObject({
      number: 7,
      status: 'accepted',
      departs: { from: 'A 1, a thing', instead: 'another thing' },
    });
    for (const broken of [head.replace('Status: accepted.\n', ''), head.replace('accepted', 'open'), head.replace('# 7.', '# 8.')])
      expect(() => recordOf('0007-title.md', broken)).toThrow('begins with');
    const table = read('docs/decisions/0023-departures-from-the-specification.md');
    const departing = FILES.filter((file) => /^docs\/decisions\/\d{4}-/.test(file)).filter((file) => /^Departs from /m.test(read(file)));
    expect(departing.length).toBeGreaterThan(3);
    expect(departing.filter((file) => !table.includes(`(${file.slice('docs/decisions/'.length)}) |`))).toEqual([]);
    const said = pages.filter(
      (file) => file.startsWith('docs/decisions/') && !file.includes('/0023-') && /^It departs from the specification/m.test(read(file)),
    );
    expect(said.filter((file) => !departing.includes(file))).toEqual([]);
  });

  // Numbers are given out in ranges to parallel work, so a gap is no mistake; two records with one number are.
  test('each decision has a number of its own', () => {
    const numbers = FILES.flatMap((file) => /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1] ?? []).map(Number);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});
