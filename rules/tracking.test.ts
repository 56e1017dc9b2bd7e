import { describe, expect, test } from 'vitest';
import { allowedOf, errorClassOf, isSampled, siteOfReferrer, TRACKED_PROPERTIES, TRACKED_QUERY, versionOf } from './tracking.ts';

const SECRETS = ['666-12-3456', '666123456', '(602) 555-0100', 'grace@example.com', 'Grace Holt', '000123456789', '101 Clear Path Ln'];

describe('what may be recorded of a visit', () => {
  test('campaigns and steps are recorded', () => {
    expect(allowedOf(TRACKED_QUERY, { utm_source: 'spring-mail', utm_campaign: 'Home_2026', step: 'property-info' })).toEqual({
      utm_source: 'spring-mail',
      utm_campaign: 'Home_2026',
      step: 'property-info',
    });
    expect(allowedOf(TRACKED_PROPERTIES, { step: 'set-password', flow: 'v2', errorName: 'TypeError' })).toEqual({
      step: 'set-password',
      flow: 'v2',
      errorName: 'TypeError',
    });
  });

  test('anything else is dropped', () => {
    expect(allowedOf(TRACKED_QUERY, { s: 'draft', rid: 'r', email: 'plain', offerCode: 'SPRING', redirectUrl: 'x' })).toEqual({});
    expect(allowedOf(TRACKED_PROPERTIES, { name: 'Grace', password: 'x', constructor: 'x' })).toEqual({});
  });

  test.each(SECRETS)('%s is refused under any name', (secret) => {
    const everywhere = (allowed: object) => Object.fromEntries(Object.keys(allowed).map((name) => [name, secret]));
    expect(allowedOf(TRACKED_QUERY, everywhere(TRACKED_QUERY))).toEqual({});
    expect(allowedOf(TRACKED_PROPERTIES, everywhere(TRACKED_PROPERTIES))).toEqual({});
    expect(versionOf(secret)).toBeNull();
  });

  test('a referrer is reduced to its site', () => {
    expect(siteOfReferrer('https://news.example/a/grace@example.com?ssn=666123456')).toBe('https://news.example');
    expect(siteOfReferrer('https://grace:secret@news.example/')).toBeNull();
    expect([siteOfReferrer(''), siteOfReferrer('android-app://x'), siteOfReferrer('Grace Holt')]).toEqual([null, null, null]);
  });

  test('versions', () => {
    expect([versionOf('1.4.0'), versionOf('0.0.0-dev'), versionOf('a b')]).toEqual(['1.4.0', '0.0.0-dev', null]);
  });
});

test('a sample is as large as its rate, the same for one visit, and independent between purposes', () => {
  // Multiples of a prime modulo 2^48: spread evenly, and the same in each run.
  const visits = Array.from({ length: 4000 }, (_, at) => {
    const spread = (BigInt(at + 1) * 177_923_456_789_123n) % 2n ** 48n;
    return `0198f000-0000-7000-8000-${spread.toString(16).padStart(12, '0')}`;
  });
  const hits = (rate: number, purpose: 'monitoring' | 'replay') => visits.filter((visit) => isSampled(visit, rate, purpose));
  expect([hits(0, 'replay').length, hits(100, 'monitoring').length]).toEqual([0, visits.length]);
  const some = hits(25, 'replay').length / visits.length;
  expect(some).toBeGreaterThan(0.2);
  expect(some).toBeLessThan(0.3);
  expect(hits(50, 'replay')).not.toEqual(hits(50, 'monitoring'));
  expect(hits(25, 'replay')).toEqual(hits(25, 'replay'));
});

test('classes of errors are few, whatever a browser says', () => {
  expect(['TypeError', 'ApiError', 'GraceHappyError', ''].map(errorClassOf)).toEqual(['TypeError', 'ApiError', 'OtherError', 'OtherError']);
});
