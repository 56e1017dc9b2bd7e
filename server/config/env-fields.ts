import { z } from 'zod';

/** `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
/** A whole number within bounds. */
export const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
/** An address of the web; a trailing slash is left out. */
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
