/**
 * The retired words of the codebase and the retired phrases of what people read (docs/glossary.md), read from those tables, so that there is one list. A word in backticks is
 * refused as a whole word or as one word of an identifier (`mood` refuses `moodOf`); one with capitals, dots or underscores only exactly as written.
 * Words without backticks are retired in one sense only, which a reader has to judge.
 */
import { describe, expect, test } from 'vitest';

import { FILES, isTest, linesWhere, read, SOURCES } from './tree.ts';

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

/** The rows of a table of the glossary: each text in backticks of the first column, with what is used instead. */
const rowsOf = (heading: string): readonly Word[] =>
  (read(GLOSSARY).split(new RegExp(`^## ${heading}$`, 'm'))[1] ?? '')
    .split(/^## /m, 1)
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| retired'))
    .flatMap((line) => {
      const [, retired = '', used = ''] = line.split('|');
      return [...retired.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ text, used: used.trim(), exact: /[A-Z_.]/.test(text) }));
    });
const WORDS = rowsOf('Retired words');

const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const SINGLE = new Set(WORDS.filter(({ exact }) => !exact).map(({ text }) => text));
const EXACT = WORDS.filter(({ exact }) => exact).map(({ text }) => ({
  text,
  pattern: new RegExp(`(?<![\\w$])${text.replaceAll('.', String.raw`\.`)}(?![\\w$])`),
}));

/** How people ask a question in a chat is in their words. */
const THEIRS = /^- Asked in chats: /;

/** The retired words of a line. */
function retiredIn(line: string): string[] {
  if (THEIRS.test(line)) return [];
  const single = [...line.matchAll(PARTS)]
    .map(([part]) => part.toLowerCase())
    .filter((part) => SINGLE.has(part) && !ALLOWED[part]?.test(line));
  return [...new Set([...single, ...EXACT.filter(({ pattern }) => pattern.test(line)).map(({ text }) => text)])];
}

/** The phrases no person is to read, as one expression; spaces and apostrophes as they are typed. */
const PHRASES = rowsOf('Retired phrases').map(({ text }) => text);
const PHRASE = new RegExp(PHRASES.map((text) => `(?<![\\w-])${text}(?![\\w-])`).join('|'), 'i');
/** Sentences for people: what the screens, messages, documents, rules and errors say. Not comments, and not the log. */
const SAID = SOURCES.filter(
  (file) =>
    /^(client|contract\/errors|desk|documents|journey|kit|orgs|rules|sandbox|server)[^]*\.tsx?$/.test(file) &&
    !isTest(file) &&
    !/\/testing\//.test(file),
);
/** Words in a sentence on a screen, a colon or semicolon ending one. */
const LONGEST = 30;
const NOT_SAID = /^\s*(\*|\/\/|\/\*|\{\/\*)|\blog\.(info|warn|error)\(|\.describe\(|new Error\(/;
/** The retired phrase of a line that a person reads, or null. */
const phraseIn = (line: string): string | null => (NOT_SAID.test(line) ? null : (PHRASE.exec(line.replace(/\s\/\/ .*$/, ''))?.[0] ?? null));

/** In Spanish, whose words are not those of British English. */
const SPANISH = 'documents/templates/application/texas-notice-spanish.ts';
const READ = [...SOURCES, ...FILES.filter((file) => /\.(md|html)$/.test(file) && !/^docs\/(spec|lending|pictures)/.test(file))].filter(
  (file) => file !== GLOSSARY && file !== THIS && file !== SPANISH && file !== 'checks/references.test.ts',
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
    expect(retiredIn('- Asked in chats: can somebody sign for me')).toEqual([]);
  });

  test('no file uses a retired word', () => {
    expect(
      READ.flatMap((file) => linesWhere(file, (line) => retiredIn(line).length > 0).map((at) => `${at}  → ${retiredIn(at).join()}`)),
    ).toEqual([]);
  });

  test('no file or folder has a retired word in its name', () => {
    expect(FILES.filter((file) => !/^docs\/|\/migrations\//.test(file) && retiredIn(file).length > 0)).toEqual([]);
  });

  test('a retired phrase is found in a sentence, not in a comment', () => {
    expect(phraseIn("  title: 'Apply in 5 minutes, receive funding in 5 days',")).toBe('funding in 5 days');
    expect(phraseIn("  terms: 'APR, fixed',")).toBe("'APR, fixed");
    expect(phraseIn(' * A borrower may not go on.')).toBeNull();
    expect(PHRASES.length).toBeGreaterThan(40);
  });

  test('no sentence that a person reads has a retired phrase', () => {
    expect(SAID.length).toBeGreaterThan(500);
    const said = [...SAID, ...FILES.filter((file) => file.startsWith('docs/help/'))];
    expect(said.flatMap((file) => linesWhere(file, (line) => phraseIn(line) !== null).map((at) => `${at}  → ${phraseIn(at)}`))).toEqual([]);
  });

  test('no sentence of a screen or a message is longer than thirty words', () => {
    // The purpose of the demographic questions is in the words of 12 CFR 1003 app. B.
    const copies = SAID.filter((file) => /(^|[/-])copy\.ts$|status-copy\//.test(file) && !file.includes('/hmda/'));
    const tooLong = (file: string): string[] =>
      [...read(file).matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`/g)]
        .flatMap(([, single = '', template = '']) => (single || template).replaceAll(/\$\{[^}]*\}/g, 'X').split(/(?<=[.!?:;]) /))
        .filter((sentence) => sentence.split(' ').length > LONGEST)
        .map((sentence) => `${file}: ${sentence}`);
    expect(copies.length).toBeGreaterThan(100);
    expect(copies.flatMap(tooLong)).toEqual([]);
  });
});
