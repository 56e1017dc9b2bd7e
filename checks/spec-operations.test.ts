/** Every endpoint of docs/spec/operations.md is in the contract: its method and path, with parameters by any name. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { describe, expect, test } from 'vitest';

import { read } from './tree.ts';

const OF = '/service-application/api/v1/application/heloc/{}';

/** Paths with parameters by any name and without a query; `{secure|external}` stands for two paths. */
const paths = (text: string): string[] => {
  const path = text.replace(/^P(?=\/|$)/, OF).replace(/\?.*$/, '');
  const known = /\{secure\\?\|external\}/;
  return (known.test(path) ? ['secure', 'external'].map((host) => path.replace(known, host)) : [path]).map((each) =>
    each.replaceAll(/\{[^}]*\}/g, '{}'),
  );
};

/** Every `METHOD path` in the tables of docs/spec/operations.md; `GET/POST path` for two. */
const NAMED = [...read('docs/spec/operations.md').matchAll(/^\| [\w. /]+ \| ((?:\\\||[^|])+) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/\b((?:GET|POST|PUT|PATCH|DELETE)(?:\/(?:GET|POST|PUT|PATCH|DELETE))*) (\/\S+|P\b\S*)/g)].flatMap(
    ([, methods = '', path = '']) =>
      methods.split('/').flatMap((method) => paths(path.replace(/;$/, '')).map((each) => `${method} ${each}`)),
  ),
);

/** Endpoints of the specification that are not in the contract, each with the reason. A row is deleted when its endpoint is built. */
const NOT_OURS: Readonly<Record<string, string>> = {
  [`POST ${OF}/merchant-review`]: 'the review of a merchant application is a staff action, review-merchant (lending §1.2, row 7m)',
  'POST /service-profile/api/v1/profile/phone': 'a proposal; repeatable, so PUT',
};

const contracted = new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`));

describe('operations of the specification', () => {
  test('each is in the contract or listed as missing', () => {
    expect(NAMED.length).toBeGreaterThan(90);
    expect(NAMED.filter((line) => !contracted.has(line) && !(line in NOT_OURS))).toEqual([]);
  });

  test('each listed one has a reason, is missing, and is in the specification', () => {
    expect(Object.keys(NOT_OURS).filter((line) => contracted.has(line) || !NAMED.includes(line))).toEqual([]);
  });
});
