import { describe, expect, test } from 'vitest';

import { read, SOURCES } from './tree.ts';

/**
 * Moves from status to status are made by `client/follow.ts`, moves inside a step by the step. A screen of an application says `done` and never leads
 * from one status to another, so that two tabs, a reload and the address bar always agree with the server.
 */

/** A move by code, by the router, by the browser or its history, or a link to a screen of an application. */
const MOVES = {
  hook: /\buse(?:Go|Link|Navigate|Navigation|Router)\(/,
  router: /\bnavigate\(/,
  browser: /\blocation\.(?:assign|replace)\(|\blocation(?:\.href)?\s*=[^=]/,
  history: /\bhistory\.(?:push|replace|go|back)/,
  link: /<Link\b|\b(?:to|href)=\{(?:paths\(|applicationScreen\(|`\$\{BASE\})/,
} as const;
type Move = keyof typeof MOVES;

/** Screens outside an application: no status leads to or from them, so they navigate by themselves. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'client/screens/register/': 'registration is before the first status: journey/registration.ts decides next and previous',
  'client/screens/auth/': 'signing in returns to the previous page',
  'client/screens/plaid-oauth-success/': 'the return from a vendor leads to the application at its index, where follow decides',
  'client/screens/heloc-signer/login/': 'signing in leads to the page that needed it, or to the index of the area, where follow decides',
  'client/screens/dashboard/': 'it opens an application at its index, where follow decides',
};

/** Files of an application's screens that may navigate: why, and each of their moves. Another one of the same file is refused. */
const MAY_MOVE: Readonly<Record<string, readonly [why: string, ...moves: Move[]]>> = {
  'client/parts/screen/navigation.ts': ['navigation itself', 'hook', 'hook'],
  'client/parts/screen/PathLink.tsx': ['the only component that turns a path into a move', 'hook', 'hook', 'hook', 'hook', 'hook'],
  'client/parts/link/use-vendor-link.ts': ['opens the page of a bank, payroll or tax service, outside the product', 'browser'],
  'client/screens/income/review/MethodCard.tsx': ['inside the step of verifying income: a way without a link leads to its upload', 'hook'],
  'client/screens/income/review/Review.tsx': ['inside the step of verifying income: the documents that are asked for', 'link'],
  'client/screens/income/upload/UploadIncome.tsx': ['inside the step of verifying income: back to the other ways', 'hook', 'link'],
  'client/screens/income/link/LinkIncome.tsx': ['an older address of the same step', 'hook'],
  'client/screens/income/pointserv-callback/PointservCallback.tsx': [
    'inside the step of verifying income: back to the other ways',
    'hook',
    'link',
  ],
  'client/screens/product/select/use-choice.ts': [
    'inside the step of choosing an offer: the choice is part of the address, and confirm follows it',
    'hook',
  ],
  'client/screens/product/select/confirm/ConfirmForm.tsx': [
    'inside the step of choosing an offer: back to the choice, or to the page that opened it again',
    'hook',
  ],
  'client/screens/product/OffersExpired.tsx': [
    'a chosen offer stays when the others expire: on to the page that opened them again',
    'link',
  ],
  'client/screens/credit/social/Social.tsx': [
    'to the page that corrects what the bureau was told, which leads back when it is sent',
    'link',
  ],
  'client/screens/start/profile/Corrections.tsx': [
    'from a page that was opened beside the step back to the index, where follow decides',
    'link',
  ],
  'client/screens/start/contact/ContactForm.tsx': ['back to the offers, which may be chosen anew until this page is sent', 'hook'],
  'client/parts/bank/TypedAccount.tsx': [
    'inside the step of giving an account: back to its first page, where the deposits are too',
    'hook',
  ],
  'client/screens/bank/disburse/Disburse.tsx': ['inside the step of giving an account: its numbers have a page of their own', 'link'],
  'client/screens/bank/autopay/Autopay.tsx': ['inside the step of giving an account: its numbers have a page of their own', 'hook', 'link'],
  'client/screens/bank/autopay/Authorize.tsx': [
    'inside the step of giving an account: another one in place of the one to authorize',
    'link',
  ],
  'client/screens/bank/confirm/Confirm.tsx': [
    'inside the step of giving an account: another one in place of the one shown',
    'link',
    'link',
  ],
  'client/screens/document/disclosures/Disclosures.tsx': [
    'documents that are read again lead back to the index, where follow decides',
    'link',
  ],
  'client/screens/identity/Identity.tsx': ['while a person checks the ID, another one is sent on the page of requests', 'link'],
  'client/screens/conditions/Conditions.tsx': [
    'each request has a page of its own, and the index decides when the borrower goes back',
    'link',
  ],
  'client/screens/insurance/InsuranceLinks.tsx': [
    'inside the step of insuring the home: its two pages lead to each other, and to the request of a trust',
    'link',
    'link',
    'link',
  ],
  'client/screens/review-app/incorrect-ownership/IncorrectOwnership.tsx': [
    'while a person reviews the owner: the page of requests, where the deed is sent',
    'link',
  ],
  'client/screens/conditions/phone-number/PhoneNumber.tsx': ['inside the requests: back to the list of them', 'link'],
  'client/parts/notary/notary.ts': ['opens the page of the notary service, outside the product', 'browser', 'history'],
  'client/parts/notary/NotaryParts.tsx': ['inside the step of the notary: in person instead of by video', 'link'],
  'client/screens/notary/intro/NotaryIntro.tsx': ['while others act: the documents to read', 'hook'],
  'client/screens/notary/reserve-manual/ReserveManual.tsx': ['a link to the documents that are signed at the office in Texas', 'hook'],
  'client/screens/notary/session/NotarySession.tsx': ['inside the step of the notary: why the session ended', 'hook'],
  'client/screens/notary/error/NotaryError.tsx': ['inside the step of the notary: the ways on', 'link'],
  'client/screens/notary/schedule-manual/ScheduleManual.tsx': [
    'inside the step of the notary: by video after all, or the times',
    'link',
    'link',
  ],
  'client/screens/heloc-signer/error/SignerError.tsx': ['an account with nothing to sign is left: another one signs in', 'browser'],
  'client/screens/complete/Documents.tsx': ['while others act: all documents of the application', 'link'],
  'client/parts/waiting/HoldPage.tsx': ['while others act: the documents that are still asked for', 'hook'],
  'client/screens/signing/intro/StartForm.tsx': [
    'inside the step of signing: its explanation leads to the documents, and to help with them',
    'hook',
    'hook',
  ],
  'client/screens/error/DeclineScreen.tsx': ['a declined application has only its documents left to read', 'hook', 'link'],
};

const isOutside = (file: string): boolean => Object.keys(OUTSIDE).some((folder) => file.startsWith(folder));
const uncommented = (source: string): string => source.replace(/\/\*\*[^]*?\*\/|\/\/.*$/gm, '');
/** The moves of a source, each as often as it is there. */
const movesIn = (source: string): Move[] =>
  Object.entries(MOVES).flatMap(([kind, move]) => Array.from(uncommented(source).matchAll(new RegExp(move, 'g')), () => kind as Move));
const moves = (source: string): boolean => movesIn(source).length > 0;

describe('a screen of an application never navigates by itself', () => {
  const screens = SOURCES.filter((file) => /^client\/(screens|parts)\/.+\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
  const moving = screens.filter((file) => !isOutside(file) && moves(read(file)));

  test('except for the listed moves, each file with its reason', () => {
    expect(screens.length).toBeGreaterThan(60);
    expect(moving.filter((file) => MAY_MOVE[file] === undefined)).toEqual([]);
    const listed = Object.entries(MAY_MOVE).map(([file, [, ...known]]) => [file, known]);
    expect(Object.keys(MAY_MOVE).map((file) => [file, movesIn(read(file))])).toEqual(listed);
  });

  test('no listed one never navigates', () => expect(Object.keys(MAY_MOVE).filter((file) => !moving.includes(file))).toEqual([]));

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
    ['reading the current address', 'const { pathname } = window.location;'],
    ['a comment', '// never window.location.assign()'],
  ])('%s is not reported', (_, planted) => expect(moves(planted)).toBe(false));
});
