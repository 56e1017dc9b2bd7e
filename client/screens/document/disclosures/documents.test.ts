import { expect, test } from 'vitest';
import { sorted, type Document } from './documents.ts';

const document = (kind: string): Document => ({
  kind,
  title: kind,
  version: '2026-10',
  sha256: '0'.repeat(64),
  deliveredAt: '2026-11-20T12:00:00Z',
});

test('the consent requires New York’s own documents only', () => {
  const { first, others } = sorted(['ESIGN_CONSENT', 'NY_CONSUMER_REPORT_NOTICE', 'PRIVACY_NOTICE'].map(document));
  expect(first.map(({ kind }) => kind)).toEqual(['NY_CONSUMER_REPORT_NOTICE']);
  expect(others.map(({ kind }) => kind)).toEqual(['ESIGN_CONSENT', 'PRIVACY_NOTICE']);
});
