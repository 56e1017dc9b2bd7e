import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Banner, BANNERS_UNREADABLE, readBanners, shownBanners } from './banners.ts';

const banner = (at: number, more: Partial<Banner> = {}): Banner => ({
  uuid: `banner-${at}`,
  message: `Message ${at}`,
  apps: ['heloc'],
  variant: 'info',
  active: true,
  metadata: { createdAt: new Date(at * 60_000).toISOString() },
  ...more,
});
const shown = (...banners: Banner[]) => shownBanners(readBanners(banners), 'heloc').map(({ uuid }) => uuid);

test('of three banners the two newest are shown, the newest first', () => {
  expect(shown(banner(2), banner(3), banner(1))).toEqual(['banner-3', 'banner-2']);
});

test('a banner that has ended, or is for another application, is not shown and takes no place', () => {
  expect(shown(banner(4, { active: false }), banner(3, { apps: ['heloc-signer'] }), banner(2), banner(1))).toEqual([
    'banner-2',
    'banner-1',
  ]);
  expect(shown(banner(1, { apps: ['exchange', 'heloc'] }))).toEqual(['banner-1']);
});

test('a banner without an instant is the oldest', () => {
  const undated = { ...banner(9), uuid: 'undated', metadata: undefined } as unknown as Banner;
  expect(shown(undated, banner(1))).toEqual(['banner-1', 'undated']);
  expect(shown(undated)).toEqual(['undated']);
});

test.each([
  ['no uuid', { uuid: undefined }],
  ['an empty message', { message: ' ' }],
  ['no application', { apps: [] }],
  ['an application without a name', { apps: [''] }],
  ['applications that are no list', { apps: 'heloc' }],
  ['no variant', { variant: undefined }],
  ['an unknown variant', { variant: 'error' }],
])('one record with %s rejects all of them', (_, wrong) => {
  expect(() => readBanners([banner(1), { ...banner(2), ...wrong }, banner(3)])).toThrow(BANNERS_UNREADABLE);
});

test('anything but a list of records is refused with the same sentence', () => {
  fc.assert(
    fc.property(
      fc.anything().filter((value) => !Array.isArray(value) || value.length > 0),
      (value) => {
        expect(() => readBanners(value)).toThrow(BANNERS_UNREADABLE);
      },
    ),
  );
  expect(readBanners([])).toEqual([]);
});
