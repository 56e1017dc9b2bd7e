import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { expect, test } from 'vitest';

import { breakingChanges } from '@hearthline/contract/report/api-changes.ts';
import { API_REPORT, apiReport } from '@hearthline/contract/report/api-report.ts';
import { read } from './tree.ts';

test('the report of the API in the tree is the contract’s', () => {
  const [before, after] = [read(API_REPORT), apiReport(ENDPOINTS)];
  const broken = breakingChanges(before, after);
  const verdict = broken.length > 0 ? `The change breaks those who call the API:\n${broken.join('\n')}` : 'The change is additive.';
  expect(after === before ? '' : `${verdict}\nIf that is meant, \`npm run api-report\` writes ${API_REPORT} anew.`).toBe('');
});

type Schema = { readonly type?: string; readonly properties?: object };

test('a body of four members or more that occurs twice has a name', () => {
  const { paths, components } = JSON.parse(read('generated/openapi.json')) as { paths: object; components: { schemas: object } };
  const places = new Map<string, string[]>();
  /** The parts of an alternative belong to the named body that has it both ways. */
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, properties = {} } = value as Schema;
    const text = JSON.stringify(value, (key, member: unknown) =>
      key === 'description' && typeof member === 'string' ? undefined : member,
    );
    if (type === 'object' && Object.keys(properties).length >= 4) places.set(text, [...(places.get(text) ?? []), place]);
    for (const [key, member] of Object.entries(value)) visit(member, `${place}/${key}`);
  };
  visit(paths, 'paths');
  visit(components.schemas, '');
  const recurring = [...places.values()].filter((all) => new Set(all.map((place) => place.replace(/^(\/\w+?)Input\//, '$1/'))).size > 1);
  expect(places.size).toBeGreaterThan(100);
  expect(recurring).toEqual([]);
});
