import { describe, expect, test } from 'vitest';

import { read, SOURCES } from './tree.ts';

/**
 * Moves from status to status are made by `client/follow.ts`, moves inside a step by the step. A screen of an application says `done` and never leads
 * from one status to another, so that two tabs, a reload and the address bar always agree with the server.
 */

/** A move by code, a move by the browser, or a link to a screen of an application. */
const MOVES = [
  /\buse(?:Go|Link|Navigate|Navigation|Router)\(/,
  /\bnavigate\(/,
  /\blocation\.(?:assign|replace)\(|\blocation(?:\.href)?\s*=[^=]/,
  /\bhistory\.(?:push|replace|go|back)/,
  /<Link\b|\b(?:to|href)=\{(?:paths\(|applicationScreen\(|`\$\{BASE\})/,
];

/** Screens outside an application: no status leads to or from them, so they navigate by themselves. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'client/screens/register/': 'registration is before the first status: journey/registration.ts decides next and previous',
  'client/screens/auth/': 'signing in returns to the previous page',
  'client/screens/plaid-oauth-success/': 'the return from a vendor leads to the application at its index, where follow decides',
  'client/screens/heloc-signer/login/': 'signing in leads to the page that needed it, or to the index of the area, where follow decides',
  'client/screens/dashboard/': 'it opens an application at its index, where follow decides',
};

/** Files of an application's screens that may navigate, each with its reason. */
const MAY_MOVE: Readonly<Record<string, string>> = {
  'client/parts/screen/navigation.ts': 'navigation itself',
  'client/parts/screen/PathLink.tsx': 'the only component that turns a path into a move',
  'client/parts/link/use-vendor-link.ts': 'opens the page of a bank, payroll or tax service, outside the product',
  'client/screens/income/review/MethodCard.tsx': 'inside the step of verifying income: a way without a link leads to its upload',
  'client/screens/income/review/Review.tsx': 'inside the step of verifying income: the documents that are asked for',
  'client/screens/income/upload/UploadIncome.tsx': 'inside the step of verifying income: back to the other ways',
  'client/screens/income/link/LinkIncome.tsx': 'an older address of the same step',
  'client/screens/income/pointserv-callback/PointservCallback.tsx': 'inside the step of verifying income: back to the other ways',
  'client/screens/product/select/use-choice.ts':
    'inside the step of choosing an offer: the choice is part of the address, and confirm follows it',
  'client/screens/product/select/confirm/ConfirmForm.tsx':
    'inside the step of choosing an offer: back to the choice, or to the page that opened it again',
  'client/screens/product/OffersExpired.tsx': 'a chosen offer stays when the others expire: on to the page that opened them again',
  'client/screens/credit/social/Social.tsx': 'to the page that corrects what the bureau was told, which leads back when it is sent',
  'client/screens/start/profile/Corrections.tsx': 'from a page that was opened beside the step back to the index, where follow decides',
  'client/screens/start/contact/ContactForm.tsx': 'back to the offers, which may be chosen anew until this page is sent',
  'client/parts/bank/TypedAccount.tsx': 'inside the step of giving an account: back to its first page, where the deposits are too',
  'client/screens/bank/disburse/Disburse.tsx': 'inside the step of giving an account: its numbers have a page of their own',
  'client/screens/bank/autopay/Autopay.tsx': 'inside the step of giving an account: its numbers have a page of their own',
  'client/screens/bank/autopay/Authorize.tsx': 'inside the step of giving an account: another one in place of the one to authorize',
  'client/screens/bank/confirm/Confirm.tsx': 'inside the step of giving an account: another one in place of the one shown',
  'client/screens/document/disclosures/Disclosures.tsx': 'documents that are read again lead back to the index, where follow decides',
  'client/screens/identity/Identity.tsx': 'while a person checks the ID, another one is sent on the page of requests',
  'client/screens/conditions/Conditions.tsx': 'each request has a page of its own, and the index decides when the borrower goes back',
  'client/screens/insurance/InsuranceLinks.tsx':
    'inside the step of insuring the home: its two pages lead to each other, and to the request of a trust',
  'client/screens/review-app/incorrect-ownership/IncorrectOwnership.tsx':
    'while a person reviews the owner: the page of requests, where the deed is sent',
  'client/screens/conditions/phone-number/PhoneNumber.tsx': 'inside the requests: back to the list of them',
  'client/parts/notary/notary.ts': 'opens the page of the notary service, outside the product',
  'client/parts/notary/NotaryParts.tsx': 'inside the step of the notary: in person instead of by video',
  'client/screens/notary/intro/NotaryIntro.tsx': 'while others act: the documents to read',
  'client/screens/notary/reserve-manual/ReserveManual.tsx': 'a link to the documents that are signed at the office in Texas',
  'client/screens/notary/session/NotarySession.tsx': 'inside the step of the notary: why the session ended',
  'client/screens/notary/error/NotaryError.tsx': 'inside the step of the notary: the ways on',
  'client/screens/notary/schedule-manual/ScheduleManual.tsx': 'inside the step of the notary: by video after all, or the times',
  'client/screens/heloc-signer/error/SignerError.tsx': 'an account with nothing to sign is left: another one signs in',
  'client/screens/complete/Documents.tsx': 'while others act: all documents of the application',
  'client/parts/waiting/HoldPage.tsx': 'while others act: the documents that are still asked for',
  'client/screens/signing/intro/StartForm.tsx': 'inside the step of signing: its explanation leads to the documents, and to help with them',
  'client/screens/error/DeclineScreen.tsx': 'a declined application has only its documents left to read',
};

const isOutside = (file: string): boolean => Object.keys(OUTSIDE).some((folder) => file.startsWith(folder));
const moves = (source: string): boolean => MOVES.some((move) => move.test(source.replace(/\/\*\*[^]*?\*\/|\/\/.*$/gm, '')));

describe('a screen of an application never navigates by itself', () => {
  const screens = SOURCES.filter((file) => /^client\/(screens|parts)\/.+\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
  const moving = screens.filter((file) => !isOutside(file) && moves(read(file)));

  test('except for the listed ones, each with its reason', () => {
    expect(screens.length).toBeGreaterThan(60);
    expect(moving.filter((file) => MAY_MOVE[file] === undefined)).toEqual([]);
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
