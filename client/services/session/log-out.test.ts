import { beforeEach, afterEach, expect, test, vi } from 'vitest';

const stored = (entries: Record<string, string>) => {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
  };
};
const local = stored({});
const tab = stored({});
const forget = vi.fn();
vi.mock('../api/api.ts', () => ({ api: { POST: async () => ({}) } }));
vi.mock('../api/queries.ts', () => ({ queryClient: { clear: () => undefined } }));
vi.mock('../telemetry/events.ts', () => ({ events: { forget: () => forget() } }));

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: local, sessionStorage: tab, location: { pathname: '/dashboard', search: '' } });
  for (const [key, value] of Object.entries({ visit: '{}', flags: '[]', attribution: '{"rid":"1"}', externalStateNonce: 'x' }))
    tab.setItem(key, value);
});
afterEach(() => vi.unstubAllGlobals());

test('after logging out nothing of the person is left in the browser’s storage, or of their visit in memory', async () => {
  const [{ logOut }, { session }] = await Promise.all([import('./log-out.ts'), import('./session.ts')]);
  session.signIn('token');
  session.rememberApplication('00000000-0000-4000-8000-000000000001');
  await logOut();
  expect([...local.map, ...tab.map]).toEqual([]);
  expect([session.isSignedIn(), session.applicationUuid()]).toEqual([false, null]);
  expect(forget).toHaveBeenCalledOnce();
});
