import { isIP } from 'node:net';
import { z } from 'zod';

/** `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
/** A whole number within bounds. */
export const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
/** An address of the web; a trailing slash is left out. */
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** A name server by its IP address, with or without a port. */
const isNameServer = (text: string): boolean =>
  isIP(text.replace(/^\[?(.*?)\]?$/, '$1')) !== 0 || isIP(/^\[?(.*?)\]?:\d{1,5}$/.exec(text)?.[1] ?? '') !== 0;
/** IP addresses with commas between them, such as `10.0.0.2,[2001:db8::1]:5353`. */
export const nameServers = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every(isNameServer), 'must be IP addresses with commas between them, each with or without a port');
