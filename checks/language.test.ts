/**
 * The retired words of the codebase (docs/glossary.md, "Retired words"), read from that table, so that there is one list. A word in backticks is
 * refused as a whole word or as one word of an identifier (`mood` refuses `moodOf`); one with capitals, dots or underscores only exactly as written.
 * Words without backticks are retired in one sense only, which a reader has to judge.
 */
import { describe, expect, test } from 'vitest';

import { FILES, linesWhere, read, SOURCES } from './tree.ts';

const GLOSSARY = 'docs/glossary.md';
const THIS = 'checks/language.test.ts';

/** Legitimate uses of a retired word, by a part of the line. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  // Paper as the medium: what the law requires on paper, a copy on paper.
  paper:
    /(on|in place of|to get|gets|by|of|White|Whether|then|else|always) (a )?paper|paper (cop|number)|two paper|PAPER|PaperOnly|paper = |!paper|\(paper/,
  // Pressing a mouse button or a key.
  press: /./,
};

type Word = { readonly text: string; readonly used: string; readonly exact: boolean };

const WORDS: readonly Word[] = read(GLOSSARY)
  .split(/^## Retired words$/m)
  .slice(1)
  .join('')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| retired'))
  .flatMap((line) => {
    const [, retired = '', used = ''] = line.split('|');
    return [...retired.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ text, used: used.trim(), exact: /[A-Z_.]/.test(text) }));
  });

const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const SINGLE = new Set(WORDS.filter(({ exact }) => !exact).map(({ text }) => text));
const EXACT = WORDS.filter(({ exact }) => exact).map(({ text }) => ({
  text,
  pattern: new RegExp(`(?<![\\w$])${text.replaceAll('.', String.raw`\.`)}(?![\\w$])`),
}));

/** The retired words of a line. */
function retiredIn(line: string): string[] {
  const single = [...line.matchAll(PARTS)]
    .map(([part]) => part.toLowerCase())
    .filter((part) => SINGLE.has(part) && !ALLOWED[part]?.test(line));
  return [...new Set([...single, ...EXACT.filter(({ pattern }) => pattern.test(line)).map(({ text }) => text)])];
}

const READ = [...SOURCES, ...FILES.filter((file) => /\.(md|html)$/.test(file) && !/^docs\/(spec|lending|pictures)/.test(file))].filter(
  (file) => file !== GLOSSARY && file !== THIS && file !== 'checks/references.test.ts',
);

describe('language', () => {
  test('the glossary lists each retired word with its replacement', () => {
    expect(WORDS.length).toBeGreaterThan(40);
    expect(WORDS.filter(({ used }) => used === '')).toEqual([]);
  });

  test('a retired word is found in prose and inside identifiers', () => {
    expect(retiredIn('  const moodOf = vendor.mood;')).toEqual(['mood']);
    expect(retiredIn('the colour of a button, UNHEARD_OF')).toEqual(['colour', 'UNHEARD_OF']);
    expect(retiredIn('You may ask for any document on paper.')).toEqual([]);
  });

  test('no file uses a retired word', () => {
    expect(
      READ.flatMap((file) => linesWhere(file, (line) => retiredIn(line).length > 0).map((at) => `${at}  → ${retiredIn(at).join()}`)),
    ).toEqual([]);
  });

  test('no file or folder has a retired word in its name', () => {
    expect(FILES.filter((file) => !/^docs\/|\/migrations\//.test(file) && retiredIn(file).length > 0)).toEqual([]);
  });
});
