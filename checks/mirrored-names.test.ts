import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { describe, expect, test } from 'vitest';

import { FILES, SOURCES, isTest } from './tree.ts';

describe('mirrored names', () => {
  const routeFiles = SOURCES.filter((file) => /^(server\/web|sandbox)\/routes\/([^/]+\/)?[^/]+\.ts$/.test(file) && !isTest(file));

  test('each endpoint of the contract has its route file, and each route file its endpoint', () => {
    const named = ENDPOINTS.map((endpoint) =>
      endpoint.service === 'sandbox' ? `sandbox/routes/${endpoint.id}.ts` : `server/web/routes/${endpoint.service}/${endpoint.id}.ts`,
    );
    expect(named.length).toBeGreaterThan(0);
    expect({
      withoutRoute: named.filter((file) => !routeFiles.includes(file)),
      withoutEndpoint: routeFiles.filter((file) => !named.includes(file)),
    }).toEqual({ withoutRoute: [], withoutEndpoint: [] });
  });

  test('no two endpoints share a name, or a method and path', () => {
    const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice(ENDPOINTS.map((endpoint) => `${endpoint.service}/${endpoint.id}`))).toEqual([]);
    expect(twice(ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path.replaceAll(/\{[^}]*\}/g, '{}')}`))).toEqual([]);
  });

  test('each provider has its port, its caller, its simulator and its scenarios', () => {
    const rooms = new Set(FILES.flatMap((file) => /^providers\/([^/]+)\/port\.ts$/.exec(file)?.[1] ?? []));
    expect(rooms.size).toBeGreaterThan(0);
    const missing = [...rooms].flatMap((room) =>
      ['http', 'simulator', 'scenarios']
        .filter((part) => !FILES.some((file) => file.startsWith(`providers/${room}/${part}`)))
        .map((part) => `providers/${room}/${part}`),
    );
    expect(missing).toEqual([]);
  });
});
