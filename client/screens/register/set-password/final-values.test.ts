import { expect, test } from 'vitest';
import { finalFields } from './final-values.ts';

const good = {
  password: 'Sturdy-Oak#41',
  confirmPassword: 'Sturdy-Oak#41',
  termPrivacyConsent: true,
  communicationConsent: true,
  smsMarketingConsent: false,
  smsTransactionalConsent: false,
};
const said = (values: object, isSignedIn = false): Record<string, string> =>
  Object.fromEntries((finalFields(isSignedIn).safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

test('what is right passes', () => expect(said(good)).toEqual({}));

test('every field is told at once', () => {
  expect(said({ ...good, password: 'weak', confirmPassword: 'other', termPrivacyConsent: false, communicationConsent: false })).toEqual({
    password: 'Password is not strong enough',
    confirmPassword: "Passwords don't match",
    termPrivacyConsent: 'Required',
    communicationConsent: 'Required',
  });
  expect(said({ ...good, password: '', confirmPassword: '' })).toEqual({ password: 'Required', confirmPassword: 'Required' });
});

test('somebody signed in is asked for no password', () => {
  expect(said({ ...good, password: '', confirmPassword: '' }, true)).toEqual({});
});
