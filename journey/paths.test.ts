import { expect, test } from 'vitest';
import { application } from './application-paths.ts';
import {
  APPLICATION_SCREENS,
  applicationScreen,
  matchesScreen,
  OLD_PATHS,
  outside,
  registration,
  screenOf,
  signer,
  uuidOf,
} from './paths.ts';
import { help, isPage } from './pages.ts';
import { UUID } from './walks/sample.ts';

test('every route of the product is below the base, and no other', () => {
  expect(application(UUID).productSelect()).toBe(`/account/heloc/${UUID}/product/select`);
  expect(registration.index({ s: 'abc' })).toBe('/account/heloc/register-v2?s=abc');
  expect(signer.login()).toBe('/account/heloc/heloc-signer/login');
  expect(outside.authLogin({ redirectUrl: '/account/heloc/x' })).toBe('/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fx');
  expect(OLD_PATHS).toEqual({ '/account/heloc-signer': '/account/heloc/heloc-signer', '/account/register': '/account/heloc/register' });
});

test('every screen of an application has exactly one named function', () => {
  const named = Object.values(application(UUID)).map((to) => (to as (argument: never) => string)('paystub' as never).split('?')[0]);
  expect(named.sort()).toEqual(APPLICATION_SCREENS.map((screen) => applicationScreen(UUID, screen)).sort());
});

test('every screen’s path resolves to that screen, by exactly one pattern', () => {
  for (const screen of APPLICATION_SCREENS) {
    const here = screenOf(applicationScreen(UUID, screen, { 'pop-webchat': '1' }));
    expect(APPLICATION_SCREENS.filter((pattern) => matchesScreen(pattern, here ?? ''))).toEqual([screen]);
  }
});

test('the application id is the first segment in the form of a uuid', () => {
  const other = '11111111-2222-4333-8444-555555555555';
  expect(uuidOf(`/account/heloc/${UUID}/x/${other}`)).toBe(UUID);
  expect(uuidOf('/account/heloc/register-v2')).toBeNull();
  expect(uuidOf(`/account/heloc/not-${UUID}`)).toBeNull();
  expect(screenOf('/account/heloc/register-v2')).toBeNull();
  expect(screenOf(`/account/heloc/${UUID}`)).toBe('');
});

test('a query leaves out members without a value', () => {
  expect(application(UUID).productSelect({})).not.toContain('?');
  expect(application(UUID).conditionsUploadDocument({ conditionUuid: 'a', conditionType: 'b c', conditionEnum: 'd' })).toContain(
    '?conditionUuid=a&conditionType=b+c&conditionEnum=d',
  );
});

test('every screen’s path is a page; other paths are not, inside the base and outside', () => {
  const screens = APPLICATION_SCREENS.map((screen) => applicationScreen(UUID, screen, { 'pop-webchat': '1' }));
  const pages = [
    '/',
    '/account/heloc',
    '/account/heloc/',
    `/account/heloc/${UUID}`,
    registration.index({ s: 'x' }),
    signer.login(),
    outside.settings(),
    help.index(),
    help.article('right-to-cancel'),
    ...Object.keys(OLD_PATHS),
  ];
  expect([...screens, ...pages].filter((path) => !isPage(path))).toEqual([]);
  const nothing = [
    '/nothing',
    '/account/heloc/nothing',
    `/account/heloc/${UUID}/nothing`,
    `/account/heloc/${UUID}/liens/more`,
    '/account/heloc/not-a-uuid/liens',
    '/dashboard/more',
    '/account/heloc/help/more/than-one',
    '/account/heloc/help/A%20b',
  ];
  expect(nothing.filter(isPage)).toEqual([]);
});
