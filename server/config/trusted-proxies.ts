import { isIP } from 'node:net';
import { z } from 'zod';

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address or a network in CIDR notation, or one of proxy-addr's names. A prefix of 0 would be everybody. */
function isNetwork(text: string): boolean {
  if (NETWORK_NAMES.includes(text)) return true;
  const [ip = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  return bits > 0 && rest.length === 0 && (prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits));
}

/**
 * The proxies whose X-Forwarded-For is believed: how many stand in front, or their networks; false for none. Every proxy appends to that header
 * what it saw, so only an entry made by a proxy of the operator is true; `true` would take the first one, which the client writes.
 */
export function trustedProxies(text: string, { addIssue }: { readonly addIssue: (message: string) => void }): number | string[] | false {
  if (text === 'false' || text === '0') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  addIssue(
    text === 'true'
      ? '`true` would believe an address that the client writes itself: give the number of proxies in front (such as 1), or their networks (such as 10.0.0.0/8)'
      : 'must be a number of proxies from 1 to 9, or addresses and networks with commas between them, such as 10.0.0.0/8',
  );
  return z.NEVER;
}
