import { expect, test } from 'vitest';
import { languageFor } from './language.ts';

const BOTH = ['en', 'es'] as const;

test.each([
  ['the address wins over the browser', BOTH, 'es', 'en-US,en;q=0.9', 'es'],
  ['the browser is asked next, whatever its country', BOTH, null, 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['the best liked of those offered', BOTH, null, 'fr-CA,en;q=0.5,es;q=0.7', 'es'],
  ['a language refused is not taken', BOTH, null, 'es;q=0', 'en'],
  ['one nobody built is not taken from the address', BOTH, 'fr', undefined, 'en'],
  ['one that is not offered is not taken from the browser', ['en'], null, 'es', 'en'],
  ['nonsense leaves the default', BOTH, null, ';;;, q=1, *', 'en'],
] as const)('%s', (_, offered, named, accepted, expected) => expect(languageFor(offered, named, accepted)).toBe(expected));
