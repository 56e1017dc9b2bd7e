import { COLOR_USES } from '@hearthline/orgs/theme/color-uses.ts';
import { expect, test } from 'vitest';
import { read, SOURCES } from './tree.ts';

const STYLES = SOURCES.filter((file) => /^(kit|client|desk)\/.*\.css$/.test(file));

/** The tokens that one property of a rule names; more than one where a value has several. */
const tokens = (body: string, property: string): string[] =>
  [...body.matchAll(new RegExp(String.raw`(?:^|[;\s])${property}\s*:([^;]*)`, 'g'))].flatMap(([, value = '']) =>
    [...value.matchAll(/var\(--([a-z]+(?:-[a-z0-9]+)?)\)/g)].map(([, name = '']) => name),
  );

const KNOWN = new Set(COLOR_USES.flatMap(({ front, ground }) => [front, ground]));

/** `words on ground` of each rule that sets both, with its file; and each color that is used for words. */
function usesIn(styles: readonly string[]): { pairs: Map<string, string>; words: Map<string, string> } {
  const [pairs, words] = [new Map<string, string>(), new Map<string, string>()];
  for (const file of styles)
    for (const [, selector = '', body = ''] of read(file)
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const where = `${file} ${selector.trim()}`;
      const [fronts, grounds] = [tokens(body, 'color'), [...tokens(body, 'background'), ...tokens(body, 'background-color')]];
      for (const front of fronts.filter((name) => KNOWN.has(name as never))) {
        words.set(front, where);
        for (const ground of grounds.filter((name) => KNOWN.has(name as never))) pairs.set(`${front} on ${ground}`, where);
      }
    }
  return { pairs, words };
}

test('every pair of colors that a rule of a style sets together is in the table of contrasts', () => {
  const { pairs, words } = usesIn(STYLES);
  expect(pairs.size).toBeGreaterThan(10);
  const listed = new Set(COLOR_USES.map(({ front, ground }) => `${front} on ${ground}`));
  expect([...pairs].filter(([pair]) => !listed.has(pair))).toEqual([]);
  const fronts = new Set<string>(COLOR_USES.map(({ front }) => front));
  expect([...words].filter(([front]) => !fronts.has(front))).toEqual([]);
});

test('no style uses a lender’s color as it is sent: it may be as bright as the page', () => {
  expect(STYLES.filter((file) => read(file).includes('var(--brand)'))).toEqual([]);
});
