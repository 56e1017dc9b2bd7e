import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILE_LENDERS } from './all.ts';
import { lenderSet, sharedWith } from './lender-set.ts';
import { hostName, organizationAllowed, originOfHost, otherSideOf, resolveHost, siteOf } from './hosts.ts';

type Row = { host: string; org?: string; domain?: string; fallback?: boolean; serves: string | null; variant?: 'live' | 'test' };

const ROWS: Row[] = [
  { host: 'localhost:4000', serves: 'MAIN' },
  { host: '127.0.0.1:4000', serves: 'MAIN' },
  { host: '[::1]:4000', serves: 'MAIN' },
  { host: 'LOCALHOST', serves: 'MAIN' },
  { host: 'www.localhost', serves: 'MAIN' },
  { host: 'ny.localhost:4000', serves: 'MAIN_NY' },
  { host: 'wholesale.localhost', serves: 'MAIN_WHOLESALE' },
  { host: 'nywholesale.localhost', serves: 'MAIN_NY_WHOLESALE' },
  { host: 'markets.localhost', serves: 'MAIN_MARKETS_CREDIT' },
  { host: 'plumfield.localhost', serves: 'PLUMFIELD' },
  { host: 'plumfield.example.com', domain: 'example.com', serves: 'PLUMFIELD' },
  { host: 'example.com.', domain: 'example.com', serves: 'MAIN' },
  // ?org= counts on primary and test hosts only
  { host: 'localhost', org: 'PLUMFIELD', serves: 'PLUMFIELD' },
  { host: 'www.localhost', org: 'MAIN_NY', serves: 'MAIN_NY' },
  { host: 'localhost', org: 'NOBODY', serves: 'MAIN' },
  { host: 'localhost', org: '', serves: 'MAIN' },
  { host: 'localhost', org: 'toString', serves: 'MAIN' },
  { host: 'plumfield.localhost', org: 'MAIN_NY', serves: 'PLUMFIELD' },
  { host: 'test.localhost', serves: 'MAIN', variant: 'test' },
  { host: 'test.localhost', org: 'PLUMFIELD', serves: 'PLUMFIELD', variant: 'test' },
  { host: 'plumfield-test.localhost', serves: 'PLUMFIELD', variant: 'test' },
  { host: 'plumfield-test.localhost', org: 'MAIN_NY', serves: 'MAIN_NY', variant: 'test' },
  { host: 'ny-eph-pr42.localhost', serves: 'MAIN_NY', variant: 'test' },
  // unknown hosts
  { host: 'nobody.localhost', serves: null },
  { host: 'nobody.localhost', org: 'PLUMFIELD', serves: null },
  { host: 'nobody.localhost', fallback: true, serves: 'MAIN' },
  { host: 'nobody-test.localhost', serves: null },
  { host: 'constructor.localhost', serves: null },
  { host: 'plumfield.localhost.evil.example', serves: null },
  { host: 'evil-example.com', domain: 'example.com', serves: null },
  { host: '127.0.0.1', domain: 'example.com', serves: null },
  { host: '', serves: null },
];

const ask = ({ host, org, domain = 'localhost', fallback = false }: Row) => ({
  lenders: FILE_LENDERS,
  host,
  org,
  domain,
  unknownHostIsPrimary: fallback,
});

describe('the lender of a host', () => {
  test.each(ROWS)('$host org=$org fallback=$fallback → $serves', (row) => {
    const found = resolveHost(ask(row));
    expect(found.kind === 'lender' ? found.lender.orgCode : null).toBe(row.serves);
    if (found.kind === 'lender') expect(found.variant).toBe(row.variant ?? 'live');
  });

  test('every lender is served at its prefix', () => {
    for (const lender of FILE_LENDERS.all)
      expect(resolveHost(ask({ host: `${lender.hostPrefix}.localhost`, serves: null }))).toMatchObject({ lender, hostLender: lender });
  });

  test('two lenders with one prefix, license or phone number are never one set', () => {
    const [first, second] = FILE_LENDERS.all;
    if (!first || !second) throw new Error('There are two lenders');
    for (const member of ['orgCode', 'hostPrefix', 'nmls', 'lei', 'supportPhone'] as const) {
      const alike = { ...second, [member]: first[member] };
      expect(() => lenderSet([first, alike])).toThrow(`: ${first[member]}`);
      expect(sharedWith([first], alike)).toHaveLength(member === 'orgCode' ? 0 : 1);
    }
    expect(sharedWith(FILE_LENDERS.all, first)).toEqual([]);
  });

  test('where no lender has the bare host, it is neutral, and so is its test host', () => {
    const lenders = lenderSet(FILE_LENDERS.all.filter(({ hostPrefix }) => hostPrefix !== 'www'));
    for (const host of ['localhost', 'test.localhost', 'nobody.localhost'])
      expect(resolveHost({ lenders, host, domain: 'localhost', unknownHostIsPrimary: true }).kind).toBe('neutral');
  });

  test('no host name throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (host, org) => {
        resolveHost({ lenders: FILE_LENDERS, host, org, domain: 'localhost', unknownHostIsPrimary: false });
        hostName(host);
      }),
    );
  });
});

test('a lender in test is served by test hosts only: its live host, and its name at the primary host, are as unknown', () => {
  const lenders = lenderSet(FILE_LENDERS.all.map((one) => (one.orgCode === 'PLUMFIELD' ? { ...one, serving: 'TEST' as const } : one)));
  const served = (host: string, org?: string) => {
    const found = resolveHost({ lenders, host, org, domain: 'localhost', unknownHostIsPrimary: false });
    return found.kind === 'lender' ? found.lender.orgCode : null;
  };
  expect(served('plumfield.localhost')).toBeNull();
  expect(served('plumfield-test.localhost')).toBe('PLUMFIELD');
  expect(served('localhost', 'PLUMFIELD')).toBe('MAIN');
  expect(served('test.localhost', 'PLUMFIELD')).toBe('PLUMFIELD');
  for (const [host, allowed] of [
    ['localhost', false],
    ['plumfield.localhost', false],
    ['plumfield-test.localhost', true],
  ] as const)
    expect(organizationAllowed({ lenders, host, org: 'PLUMFIELD', domain: 'localhost', unknownHostIsPrimary: false }), host).toBe(allowed);
  expect(siteOf(lenders, 'PLUMFIELD', 'https://lender.example')).toBe('https://plumfield-test.lender.example');
  const own = { ...lenders, byDomain: () => lenders.byCode('PLUMFIELD'), mainDomain: () => 'loans.plumfield.example' };
  const byDomain = { lenders: own, host: 'loans.plumfield.example', domain: 'localhost', unknownHostIsPrimary: false };
  expect(resolveHost(byDomain).kind, 'a domain of its own').toBe('neutral');
  expect(siteOf(own, 'PLUMFIELD', 'https://lender.example')).toBe('https://plumfield-test.lender.example');
});

test('no open lender leads a New York home to a lender in test', () => {
  const lenders = lenderSet(FILE_LENDERS.all.map((one) => (one.orgCode === 'MAIN_NY' ? { ...one, serving: 'TEST' as const } : one)));
  const [main, plumfield, ny] = ['MAIN', 'PLUMFIELD', 'MAIN_NY'].map((code) => lenders.byCode(code));
  if (!main || !plumfield || !ny) throw new Error('These three are there');
  expect([otherSideOf(lenders, main), otherSideOf(lenders, plumfield)]).toEqual([undefined, undefined]);
  expect(otherSideOf(lenders, ny)?.orgCode).toBe('MAIN');
});

describe('organizations a host may serve', () => {
  test.each([
    ['localhost', 'PLUMFIELD', true],
    ['localhost', 'NOBODY', false],
    ['plumfield.localhost', 'PLUMFIELD', true],
    ['plumfield.localhost', 'MAIN', false],
    ['plumfield-test.localhost', 'MAIN', true],
    ['nobody.localhost', 'MAIN', false],
  ])('%s as %s: %s', (host, org, allowed) => {
    expect(organizationAllowed({ lenders: FILE_LENDERS, host, org, domain: 'localhost', unknownHostIsPrimary: false })).toBe(allowed);
  });
});

test('the origin of another lender’s site', () => {
  const origin = 'http://localhost:4000';
  expect(siteOf(FILE_LENDERS, 'MAIN_NY', origin)).toBe('http://ny.localhost:4000');
  expect(siteOf(FILE_LENDERS, 'MAIN', origin)).toBe('http://localhost:4000');
  expect(siteOf(FILE_LENDERS, 'MAIN_NY', 'https://example.com')).toBe('https://ny.example.com');
});

test.each([
  ['MAIN', 'MAIN_NY'],
  ['MAIN_MARKETS_CREDIT', 'MAIN_NY'],
  ['MAIN_WHOLESALE', 'MAIN_NY_WHOLESALE'],
  ['MAIN_NY', 'MAIN'],
  ['MAIN_NY_WHOLESALE', 'MAIN_WHOLESALE'],
  ['PLUMFIELD', undefined],
])('a home on the other side of New York leads from %s to %s', (from, to) => {
  const lender = FILE_LENDERS.byCode(from);
  expect(lender && otherSideOf(FILE_LENDERS, lender)?.orgCode).toBe(to);
});

describe('the origin that a Host header names', () => {
  test.each([
    ['plumfield.lender.example', 'https://lender.example', 'https://plumfield.lender.example'],
    ['PLUMFIELD.lender.example:8080', 'https://lender.example', 'https://plumfield.lender.example'],
    ['ny.localhost:1', 'http://localhost:4000', 'http://ny.localhost:4000'],
    ['127.0.0.1:4000', 'http://localhost:4000', 'http://127.0.0.1:4000'],
    ['[::1]:4000', 'http://localhost:4000', 'http://[::1]:4000'],
    ['evil.test', 'https://lender.example', 'https://lender.example'],
    ['lender.example.evil.test', 'https://lender.example', 'https://lender.example'],
    ['nobody.lender.example', 'https://lender.example', 'https://lender.example'],
    ['lender.example@evil.test', 'https://lender.example', 'https://lender.example'],
    ['', 'https://lender.example', 'https://lender.example'],
  ])('%s under %s is %s', (host, publicUrl, origin) => expect(originOfHost(FILE_LENDERS, host, publicUrl)).toBe(origin));
});

describe('a domain of a lender’s own', () => {
  const lenders = lenderSet(FILE_LENDERS.all, [
    { domain: 'apply.plumfield.example', orgCode: 'PLUMFIELD', isMain: true },
    { domain: 'main.example', orgCode: 'MAIN', isMain: false },
    { domain: 'nobody.example', orgCode: 'NOBODY', isMain: true },
  ]);
  const at = (host: string, org?: string) => resolveHost({ lenders, host, org, domain: 'localhost', unknownHostIsPrimary: false });

  test.each(['apply.plumfield.example', 'APPLY.Plumfield.Example', 'apply.plumfield.example.', 'apply.plumfield.example:8443'])(
    '%s serves the lender and no other, whatever is asked',
    (host) => {
      const lender = FILE_LENDERS.byCode('PLUMFIELD');
      expect(at(host)).toEqual({ kind: 'lender', lender, hostLender: lender, variant: 'live', anyOrganization: false });
      expect(at(host, 'MAIN')).toEqual(at(host));
    },
  );

  test.each([
    'plumfield.example',
    'x.apply.plumfield.example',
    'apply-test.plumfield.example',
    'apply.plumfield.example.evil.test',
    'nobody.example',
  ])('%s is nobody’s', (host) => expect(at(host).kind).toBe('neutral'));

  test('the primary brand’s serves the primary brand only', () => {
    expect(at('main.example', 'PLUMFIELD')).toMatchObject({ lender: { orgCode: 'MAIN' }, anyOrganization: false });
    expect(organizationAllowed({ lenders, host: 'main.example', org: 'PLUMFIELD', domain: 'localhost', unknownHostIsPrimary: false })).toBe(
      false,
    );
  });

  test('links lead to the main one; a page’s own origin is the host it was asked at', () => {
    const origin = 'https://hearthline.example';
    expect(siteOf(lenders, 'PLUMFIELD', origin)).toBe('https://apply.plumfield.example');
    expect(siteOf(lenders, 'PLUMFIELD', 'http://localhost:4000')).toBe('http://apply.plumfield.example:4000');
    expect(siteOf(lenders, 'MAIN', origin)).toBe(origin);
    expect(originOfHost(lenders, 'MAIN.example.:80', origin)).toBe('https://main.example');
    expect(originOfHost(lenders, 'plumfield.hearthline.example', origin)).toBe('https://plumfield.hearthline.example');
  });
});
