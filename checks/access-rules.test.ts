import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { EXPECTED_ACCESS, NAMES_AN_APPLICATION } from '@hearthline/contract/testing/expected-access.ts';
import { samplesOf } from '@hearthline/sandbox/testing/samples.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** Members of a request that name the application. */
const NAMES = ['uuid', 'applicationUuid', 'helocUuid', 'helocApplicationUuid'];

/** What a request to an endpoint may name, in path, query or body. */
const membersOf = ({ params, query, body }: Endpoint): string[] =>
  [params, query, body].flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : []));

describe('access rules', () => {
  test('each endpoint has the rule that is written for it apart from the contract', () => {
    const rule = ({ access, also = [], roles }: Pick<Endpoint, 'access' | 'also'> & { roles?: readonly string[] | undefined }) =>
      [[access, ...also.toSorted()].join(' + '), ...(roles === undefined ? [] : [roles.toSorted().join(' ')])].join(': ');
    const expected = [...EXPECTED_ACCESS].map(([id, its]) => `${id}: ${rule(its)}`);
    expect(ENDPOINTS.map((endpoint) => `${endpoint.id}: ${rule(endpoint)}`).toSorted()).toEqual(expected.toSorted());
  });

  test('each endpoint has a sample request that its contract accepts', () => {
    const isAccepted = (endpoint: Endpoint): boolean => {
      const [{ query = '', body } = {}] = samplesOf(endpoint);
      const asked = Object.fromEntries(new URLSearchParams(query));
      return [[endpoint.query, asked] as const, [endpoint.body, body] as const].every(
        ([schema, value]) => schema?.safeParse(value).success ?? true,
      );
    };
    expect(ENDPOINTS.filter((endpoint) => !endpoint.upload && !isAccepted(endpoint)).map(({ id }) => id)).toEqual([]);
  });

  test('an endpoint that names an application is for its owner or signer, except for a named list', () => {
    const naming = ENDPOINTS.filter((endpoint) => membersOf(endpoint).some((name) => NAMES.includes(name)));
    expect(naming.length).toBeGreaterThan(60);
    // Staff see the applications of their lender only: server/web/matrix.test.ts asks each operation as another lender's.
    const others = naming.filter(({ access }) => access !== 'staff' && access !== 'owner' && access !== 'signer').map(({ id }) => id);
    expect(others.toSorted()).toEqual(Object.keys(NAMES_AN_APPLICATION).toSorted());
  });
});
