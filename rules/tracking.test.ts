import { describe, expect, test } from 'vitest';
import { allowedOf, siteOfReferrer, TRACKED_PROPERTIES, TRACKED_QUERY, versionOf } from './tracking.ts';

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
