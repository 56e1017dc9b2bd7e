import { describe, expect, test } from 'vitest';
import { readPageData } from './page-data.ts';

const page = (text: string | null): Document =>
  ({ getElementById: () => (text === null ? null : { textContent: text }) }) as unknown as Document;

describe('injected organization data', () => {
  test('is read', () => {
    const data = readPageData(page('{"organization":{"orgCode":"MAIN"},"flags":[{"key":"a","enabled":true}],"clockOffsetMs":5}'));
    expect(data.organization.orgCode).toBe('MAIN');
    expect(data.clockOffsetMs).toBe(5);
    expect(data.flags).toHaveLength(1);
  });

  test.each([[null], [''], ['{'], ['{"flags":[]}']])('%j fails with the specified message and a detail', (text) => {
    expect(() => readPageData(page(text))).toThrow(/^No private label data found: .+/);
  });
});
