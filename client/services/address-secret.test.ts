import { afterEach, expect, test, vi } from 'vitest';
import { takeAddressSecret } from './address-secret.ts';

/** A tab at an address; `reload` keeps its history's entry, as a browser does. */
function tabAt(address: string) {
  const open = (href: string, state: unknown) => {
    const location = new URL(href, 'http://localhost:4000');
    const history = {
      state,
      replaceState: (next: unknown, _title: string, path: string) => {
        history.state = next;
        location.href = new URL(path, location).href;
      },
    };
    vi.stubGlobal('window', { location, history });
    return { location, history };
  };
  let tab = open(address, { key: 'kept by the router' });
  return {
    address: () => tab.location.pathname + tab.location.search + tab.location.hash,
    state: () => tab.history.state,
    reload: () => {
      tab = open(tab.location.href, structuredClone(tab.history.state));
    },
  };
}
afterEach(() => vi.unstubAllGlobals());

test('the secret leaves the address at once, with nothing else of it, and survives a reload', () => {
  const tab = tabAt('/account/heloc/register/account-setup?utm_source=mail&invitation=s3cret#top');
  expect(takeAddressSecret('invitation')).toBe('s3cret');
  expect(tab.address()).toBe('/account/heloc/register/account-setup?utm_source=mail#top');
  expect(tab.state()).toMatchObject({ key: 'kept by the router' });
  tab.reload();
  expect(takeAddressSecret('invitation')).toBe('s3cret');
  expect(tab.address()).not.toContain('s3cret');
});

test.each(['/auth/reset', '/auth/reset?token='])('%s has none', (address) => {
  tabAt(address);
  expect(takeAddressSecret('token')).toBeNull();
});
