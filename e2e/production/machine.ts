/**
 * The machine that a production-like product believes it runs on, loaded before it with `node --import`: every host of the domain `test` is this machine,
 * and its clock is ahead by the milliseconds in the file MACHINE_CLOCK. The product has no setting for either; days a borrower has to wait pass only so.
 */
import dns, { type LookupAllOptions, type LookupOptions } from 'node:dns';
import { readFileSync } from 'node:fs';

/** The domain of the product and of the vendors' stand-ins: reserved, never registered (RFC 6761). */
const DOMAIN = '.test';
const READ_EVERY_MS = 100;

const realLookup = dns.lookup;
type Found = (error: NodeJS.ErrnoException | null, address: unknown, family?: number) => void;
function lookup(host: string, options: unknown, callback?: Found): void {
  const found = (callback ?? options) as Found;
  const given = (callback === undefined ? {} : options) as LookupOptions & LookupAllOptions;
  if (!host.endsWith(DOMAIN)) {
    (realLookup as (...args: unknown[]) => void)(host, given, found);
    return;
  }
  process.nextTick(() => (given.all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4)));
}
dns.lookup = lookup as typeof dns.lookup;

const realPromise = dns.promises.lookup;
// the runner of the browser's tests asks this way
dns.promises.lookup = (async (host: string, options: LookupAllOptions) => {
  if (!host.endsWith(DOMAIN)) return realPromise(host, options);
  const found = { address: '127.0.0.1', family: 4 };
  return options.all ? [found] : found;
}) as typeof dns.promises.lookup;

const file = process.env['MACHINE_CLOCK'];
if (file !== undefined) moveClock(file);

function moveClock(path: string): void {
  const RealDate = Date;
  let ahead = 0;
  const read = (): void => {
    ahead = Number(readFileSync(path, 'utf8')) || 0;
  };
  read();
  setInterval(read, READ_EVERY_MS).unref();
  globalThis.Date = class MachineDate extends RealDate {
    constructor(...given: ConstructorParameters<typeof RealDate> | []) {
      if (given.length === 0) super(RealDate.now() + ahead);
      else super(...given);
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
  } as DateConstructor;
}
