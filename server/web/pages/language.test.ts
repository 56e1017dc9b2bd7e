import { expect, test } from 'vitest';
import { languageFor } from './language.ts';

const BOTH = ['en', 'es'] as const;

test.each([
  ['the address wins over the browser', BOTH, 'es', 'en-US,en;q=0.9', 'es'],
  ['the browser’s language comes next, whatever its country', BOTH, null, 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['the preferred one of those offered', BOTH, null, 'fr-CA,en;q=0.5,es;q=0.7', 'es'],
  ['a language with weight 0 is not used', BOTH, null, 'es;q=0', 'en'],
  ['an unknown language in the address is ignored', BOTH, 'fr', undefined, 'en'],
  ['a browser’s language that is not offered is ignored', ['en'], null, 'es', 'en'],
  ['a malformed header gives the default', BOTH, null, ';;;, q=1, *', 'en'],
] as const)('%s', (_, offered, named, accepted, expected) => expect(languageFor(offered, named, accepted)).toBe(expected));
