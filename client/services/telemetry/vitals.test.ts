import { expect, test } from 'vitest';
import { watchVitals } from './vitals.ts';

test('web vitals are told once, when the page is hidden, with the path it was loaded under', () => {
  const listeners = new Map<string, () => void>();
  const addEventListener = (type: string, listener: () => void) => void listeners.set(type, listener);
  const document = { addEventListener, visibilityState: 'visible' };
  const tells: ((metric: { name: string; value: number }) => void)[] = [];
  const sent: object[] = [];
  watchVitals(
    { addEventListener, document, location: { pathname: '/account/heloc/register-v2', search: '?email=grace@example.com' } } as never,
    (body) => sent.push(body),
    [(tell) => void tells.push(tell as never)],
  );
  const tell = tells[0] as (metric: { name: string; value: number }) => void;
  tell({ name: 'LCP', value: 812.6 });
  tell({ name: 'CLS', value: 0.0123 });
  tell({ name: 'INP', value: 9_000_000 });
  listeners.get('visibilitychange')?.();
  expect(sent).toEqual([]);
  document.visibilityState = 'hidden';
  listeners.get('visibilitychange')?.();
  listeners.get('pagehide')?.();
  expect(sent).toEqual([
    {
      pagePath: '/account/heloc/register-v2',
      vitals: [
        { name: 'LCP', value: 813 },
        { name: 'CLS', value: 0.0123 },
        { name: 'INP', value: 600_000 },
      ],
    },
  ]);
});
