import { expect, test } from 'vitest';
import { answererOf, CHAT_PROVIDERS, isReadOnly, MODE_WORDS, providerOf, skillOf } from './mode.ts';

const BOTH = [true, false] as const;
const WORDS = [null, '', 'Twilio', 'chatbot ', 'unknown', ...MODE_WORDS] as const;

/** Every combination of what decides who answers. */
const CASES = BOTH.flatMap((personSession) =>
  BOTH.flatMap((botSession) =>
    BOTH.flatMap((isOpen) =>
      BOTH.flatMap((isProduction) => WORDS.map((word) => ({ personSession, botSession, isOpen, isProduction, word }))),
    ),
  ),
);

/** The rule of B 136 and AMB-101 as its sentences have it, one after another. */
const AS_SPECIFIED: readonly (readonly [holds: (parts: (typeof CASES)[number]) => boolean, answerer: 'agent' | 'chatbot'])[] = [
  [({ word, isProduction }) => word === 'chatbot' && !isProduction, 'chatbot'],
  [({ personSession }) => personSession, 'agent'],
  [({ botSession }) => botSession, 'chatbot'],
  [({ isOpen }) => isOpen, 'agent'],
  [() => true, 'chatbot'],
];

test('who answers, in every combination of sessions, hours, word and environment', () => {
  expect(CASES).toHaveLength(16 * WORDS.length);
  for (const parts of CASES) expect([parts, answererOf(parts)]).toEqual([parts, AS_SPECIFIED.find(([holds]) => holds(parts))?.[1]]);
});

test.each([
  ['both sessions are alive', { personSession: true, botSession: true, isOpen: false }, 'agent'],
  ['the hours end in the middle of a chat with people', { personSession: true, botSession: false, isOpen: false }, 'agent'],
  ['the hours begin in the middle of a chat with the bot', { personSession: false, botSession: true, isOpen: true }, 'chatbot'],
] as const)('when %s, the %3$s answers', (_, parts, answerer) => {
  expect(answererOf({ ...parts, word: null, isProduction: true })).toBe(answerer);
});

test('in production no word changes who answers', () => {
  for (const { word, ...parts } of CASES.filter(({ isProduction }) => isProduction))
    expect([word, answererOf({ ...parts, word })]).toEqual([word, answererOf({ ...parts, word: null })]);
});

test('the provider of people: the word of the address, else the flag, else the installation; a word that names none counts as none, and one that is not set up gives way', () => {
  for (const word of WORDS)
    for (const streamFlag of BOTH)
      for (const provider of CHAT_PROVIDERS)
        for (const missing of [null, ...CHAT_PROVIDERS]) {
          const named = CHAT_PROVIDERS.find((one) => one === word) ?? (streamFlag ? 'stream' : provider);
          const expected = named === missing ? 'embedded' : named;
          const found = providerOf({ word, streamFlag, provider, isSetUp: (one) => one !== missing });
          expect([word, streamFlag, provider, missing, found]).toEqual([word, streamFlag, provider, missing, expected]);
        }
});

test('the skill: the crypto-backed line before the brand', () => {
  expect(BOTH.flatMap((isCrypto) => BOTH.map((isPrimary) => skillOf({ isCrypto, isPrimary })))).toEqual([
    'CLOC_HELOC',
    'CLOC_HELOC',
    'FHEL',
    'White Label',
  ]);
});

test.each([
  ['it is open', { endedAt: null, isFrozen: false, expiresAt: 1 }, false],
  ['it has ended', { endedAt: 0, isFrozen: false, expiresAt: 1 }, true],
  ['its channel is frozen', { endedAt: null, isFrozen: true, expiresAt: 1 }, true],
  ['its lifetime ends at this instant', { endedAt: null, isFrozen: false, expiresAt: 0 }, true],
])('a conversation is read-only when %s: %o', (_, { endedAt, isFrozen, expiresAt }, expected) => {
  expect(isReadOnly({ endedAt: endedAt === null ? null : new Date(endedAt), isFrozen, expiresAt: new Date(expiresAt) }, new Date(0))).toBe(
    expected,
  );
});
