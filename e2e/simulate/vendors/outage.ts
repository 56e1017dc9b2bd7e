/** Vendors that go down: each at the first call that a job makes of it, for six hours. Nobody has done anything wrong, and nobody should have to act. */
import { type Ports, PORTS } from '@hearthline/providers/ports.ts';
import { HOUR } from './random.ts';
import { other } from './ledger.ts';

/** Milliseconds that each vendor is down. */
const LASTS = 6 * HOUR;

/** When each vendor answers again, by its port. */
export type Outages = { readonly until: Map<string, number>; calls: number };
export const outages = (): Outages => ({ until: new Map(), calls: 0 });

/** The same ports, which give no answer while their vendor is down. @param begins whether a call of this process begins an outage */
export function withOutages(ports: Partial<Ports>, outage: Outages, now: () => number, begins: boolean): Partial<Ports> {
  return new Proxy(ports, {
    get: (all, port: string) => {
      const methods = Reflect.get(all, port) as object | undefined;
      if (!Object.hasOwn(PORTS, port)) return methods;
      return (
        methods &&
        new Proxy(methods, {
          get: (of, name) => {
            const method = Reflect.get(of, name) as ((...args: unknown[]) => Promise<unknown>) | undefined;
            return (
              method &&
              (async (...args: unknown[]) => {
                if (begins && !outage.until.has(port)) outage.until.set(port, now() + LASTS);
                if (now() >= (outage.until.get(port) ?? 0)) return method(...args);
                outage.calls += 1;
                return { ...other('RETRYABLE', 'VENDOR_DOWN'), provider: port };
              })
            );
          },
        })
      );
    },
  });
}
