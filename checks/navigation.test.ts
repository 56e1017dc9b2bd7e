import { describe, expect, test } from 'vitest';

import { read, SOURCES } from './tree.ts';

/**
 * Status moves come from `client/follow.ts`; moves inside a step are the step's. A screen of an application says `done` and never leads
 * from one status to another, so that two tabs, a reload and the address bar always agree with the server.
 */

/** A move by code, a move by the browser, or a link to a screen of an application. */
const MOVES = [
  /\buse(?:Go|Link|Navigate|Router)\(/,
  /\bnavigate\(/,
  /\blocation\.(?:assign|replace)\(|\blocation(?:\.href)?\s*=[^=]/,
  /\bhistory\.(?:push|replace|go|back)/,
  /<Link\b|\b(?:to|href)=\{(?:paths\(|applicationScreen\(|`\$\{BASE\})/,
];

/** Screens that belong to no application: no status leads to them or away from them, so they lead on by themselves. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'client/screens/register/': 'registration is before the first status: journey/registration.ts answers next and previous',
  'client/screens/auth/': 'signing in leads back to where one came from',
  'client/screens/dashboard/': 'it opens an application at its index, where follow decides',
};

/** Files of screens of an application that may move, each for its reason. */
const MAY_MOVE: Readonly<Record<string, string>> = {
  'client/parts/screen/PathLink.tsx': 'the one way a path becomes a move',
  'client/screens/product/select/use-choice.ts':
    'inside the step of choosing an offer: the choice stands in the address, and confirm follows it',
  'client/screens/product/select/confirm/ConfirmForm.tsx': 'inside the step of choosing an offer: back to the choice',
  'client/screens/document/disclosures/Disclosures.tsx': 'documents that are read again lead back to the index, where follow decides',
  'client/screens/error/DeclineScreen.tsx': 'a declined application has one place left to read: its documents',
};

const isOutside = (file: string): boolean => Object.keys(OUTSIDE).some((folder) => file.startsWith(folder));
const moves = (source: string): boolean => MOVES.some((move) => move.test(source.replace(/\/\*\*[^]*?\*\/|\/\/.*$/gm, '')));

describe('a screen of an application never navigates by itself', () => {
  const screens = SOURCES.filter((file) => /^client\/(screens|parts)\/.+\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
  const moving = screens.filter((file) => !isOutside(file) && moves(read(file)));

  test('but for those that are named, each with its reason', () => {
    expect(screens.length).toBeGreaterThan(60);
    expect(moving.filter((file) => MAY_MOVE[file] === undefined)).toEqual([]);
  });

  test('and none is named that does not move', () => expect(Object.keys(MAY_MOVE).filter((file) => !moving.includes(file))).toEqual([]));

  test.each([
    ['a hook', 'const go = useGo();'],
    ['the router', "await router.navigate({ href: '/dashboard' });"],
    ['the browser', "window.location.assign('/account/heloc');"],
    ['the browser, by assignment', "window.location.href = '/account/heloc';"],
    ['its history', "window.history.pushState(null, '', '/x');"],
    ['a link to a screen', '<PathLink to={paths(uuid).liens()}>On</PathLink>'],
    ['a link to an application', ['<a href={`$', '{BASE}/$', '{uuid}`}>On</a>'].join('')],
  ])('%s is found', (_, planted) => expect(moves(planted)).toBe(true));

  test.each([
    ['a link out of the application', '<PathLink to={outside.dashboard()}>Dashboard</PathLink>'],
    ['reading where one is', 'const { pathname } = window.location;'],
    ['a comment', '// never window.location.assign()'],
  ])('%s is none', (_, planted) => expect(moves(planted)).toBe(false));
});
