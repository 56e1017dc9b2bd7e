import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { describe, expect, test } from 'vitest';

import { SOURCES, isTest, read } from './tree.ts';

describe('mirrored names', () => {
  /** Names of the endpoints in each file that lists some, in its order. */
  const operations = (files: readonly string[], list: RegExp, folder: string, one: RegExp) =>
    Object.fromEntries(
      files.flatMap((file) => {
        const text = list.exec(read(file))?.[1];
        return text === undefined ? [] : [[file.slice(folder.length), [...text.matchAll(one)].map(([, name]) => name)]];
      }),
    );

  test('each file of the contract has its file of routes at the same path, with the same endpoints in the same order', () => {
    const ours = SOURCES.filter((file) => !isTest(file));
    const contract = operations(
      ours.filter((file) => file.startsWith('contract/') && file !== 'contract/all.ts'),
      /export const \w+_ENDPOINTS = \{([^}]*)\}/,
      'contract/',
      /(\w+)/g,
    );
    const { 'sandbox.ts': sandbox, 'sandbox-page.ts': page, ...product } = contract;
    const routes = [/export const \w+_ROUTES = routes\(\w+, \{([^]*?)\n\}/, /^  (\w+)(?=[:,])/gm] as const;
    expect(Object.values(contract).flat()).toHaveLength(ENDPOINTS.length);
    expect(
      operations(
        ours.filter((file) => file.startsWith('server/web/routes/')),
        routes[0],
        'server/web/routes/',
        routes[1],
      ),
    ).toEqual(product);
    expect(operations(['sandbox/routes.ts', 'sandbox/page-routes.ts'], routes[0], 'sandbox/', routes[1])).toEqual({
      'routes.ts': sandbox,
      'page-routes.ts': page,
    });
  });

  test('no two endpoints share a name, or a method and path', () => {
    const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice(ENDPOINTS.map((endpoint) => `${endpoint.service}/${endpoint.id}`))).toEqual([]);
    expect(twice(ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path.replaceAll(/\{[^}]*\}/g, '{}')}`))).toEqual([]);
  });
});
