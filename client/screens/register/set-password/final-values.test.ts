import { expect, test } from 'vitest';
import { askedOf, finalFields, type Asked } from './final-values.ts';

const good = {
  password: 'Sturdy-Oak#41',
  confirmPassword: 'Sturdy-Oak#41',
  termPrivacyConsent: true,
  communicationConsent: true,
  smsMarketingConsent: false,
  smsTransactionalConsent: false,
};
const said = (values: object, asked: Asked = 'password'): Record<string, string> =>
  Object.fromEntries((finalFields(asked).safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

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
  expect(said({ ...good, password: '', confirmPassword: '' }, 'nothing')).toEqual({});
});

test('where a broker keeps the passwords phone and email are asked in their place', () => {
  expect(askedOf(true, false)).toBe('contact');
  expect(askedOf(true, true)).toBe('contact');
  const { password: _, confirmPassword: __, ...consents } = good;
  expect(said({ ...consents, phoneNumber: '', email: 'grace@' }, 'contact')).toEqual({
    phoneNumber: 'Please enter your mobile phone',
    email: 'Please enter a valid email address',
  });
  expect(said({ ...consents, phoneNumber: '(602) 555-0100', email: 'grace@example.com' }, 'contact')).toEqual({});
});
