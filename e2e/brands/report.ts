/** How a process of `npm run brands` tells the one that started it what it did and found: a line of JSON for each. */
import type { Found } from './run.ts';
import type { Leak } from './search.ts';

/** Begins a line that is meant for main.ts. */
export const MARK = '@brands ';
export type Told =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number; readonly what: string }
  | { readonly kind: 'found'; readonly found: Omit<Found, 'kinds'> & { readonly kinds: readonly (readonly [string, number])[] } };

/** Which part of the lenders this process looks at: BRANDS_PART=0/2; null in `npm test`. */
const [, index, of] = /^(\d+)\/(\d+)$/.exec(process.env['BRANDS_PART'] ?? '') ?? [];
export const PART = index === undefined || of === undefined ? null : { index: Number(index), of: Number(of) };

/** The codes of the lenders that are wanted, all where none is named; and whether a telling few surfaces of each are enough. */
const WANTED = (process.env['BRANDS_OF'] ?? '').split(',').filter((code) => code !== '');
export const isWanted = (orgCode: string): boolean => WANTED.length === 0 || WANTED.includes(orgCode);
/** Whether pictures are wanted instead of the search. */
export const ARE_PICTURES = process.env['BRANDS_PICTURES'] === '1';
export const IS_SHORT = process.env['BRANDS_SHORT'] === '1';

const tell = (told: Told): void => void process.stderr.write(`${MARK}${JSON.stringify(told)}\n`);
export const tellProgress = (done: number, total: number, what: string): void => tell({ kind: 'progress', done, of: total, what });
export const tellFound = (found: Found): void => tell({ kind: 'found', found: { ...found, kinds: [...found.kinds] } });

/** Examples of surfaces that are named for one identifier. */
const EXAMPLES = 3;

/** What was found, a line for each identifier at each lender, with the surfaces on which it is. */
export function linesOf(leaks: readonly Leak[]): string[] {
  const groups = Map.groupBy(leaks, ({ orgCode, kind, text }) => [orgCode, kind, text].join(' '));
  return [...groups.values()].map((group) => {
    const [{ orgCode, kind, text, of: owners, where }] = group as [Leak];
    const surfaces = group.slice(0, EXAMPLES).map(({ surface }) => surface);
    const more = group.length > EXAMPLES ? ` and ${group.length - EXAMPLES} more` : '';
    return `${orgCode || 'every lender'}: ${kind} “${text}” of ${owners.join(', ')} in ${surfaces.join('; ')}${more}: …${where}…`;
  });
}
