import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { FILE_LENDERS } from './all.ts';
import { MAIN } from './lenders/main.ts';
import { DISCOUNT_TYPES, STATES } from '@hearthline/rules/enums.ts';
import { ECOA_AGENCY_KINDS } from '@hearthline/rules/regulation/adverse-action.ts';
import { costAmount, costsFor } from '@hearthline/rules/offers/costs.ts';
import { limitProblems } from '@hearthline/rules/offers/impact/limit-problems.ts';
import { SAMPLE_INDEX } from '@hearthline/rules/regulation/sample-prime-rate.ts';
import { productOf } from './product.ts';
import { logoInOneColorSvg, logoOnDarkSvg, logoSvg, picturePath, shareSvg, tileSvg } from './logos.ts';
import { numberedDisclosures, pricingOf } from './disclosures.ts';
import { organizationForPage } from './page.ts';
import { DEMO_DEFAULTS } from './demo-defaults.ts';
import { LEGAL_IDENTITY, type LegalMember, type Lender, lender, type LenderSettings, readLender } from './schema.ts';
import { faintPairs } from './theme/testing/faint-pairs.ts';
import { contrastRatio } from './theme/contrast.ts';
import { deriveColors, deriveTokens } from './theme/derive-tokens.ts';

const place = { baseUrl: 'http://localhost:4000', otherSite: 'http://ny.localhost:4000', variant: 'live', servesAny: true } as const;

test('each code once, each variant of one that exists, and each file of a lender is served', () => {
  const codes = FILE_LENDERS.all.map((one) => one.orgCode);
  expect(new Set(codes).size).toBe(codes.length);
  for (const one of FILE_LENDERS.all) {
    expect(FILE_LENDERS.byCode(one.orgCode)).toBe(one);
    expect(FILE_LENDERS.byCode(one.canonicalOrgCode)).toBeDefined();
  }
  expect(FILE_LENDERS.byCode('NOBODY')).toBeUndefined();
  const files = readdirSync(join(import.meta.dirname, 'lenders'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts').replaceAll('-', '_').toUpperCase());
  expect(codes.toSorted()).toEqual(files.toSorted());
});

describe('who a lender is by law', () => {
  // What the defaults have of it, by type: nothing. A lender that leaves one out does not compile.
  type Inherited = Extract<keyof typeof DEMO_DEFAULTS, LegalMember>;
  type MayBeMissing = { [Member in LegalMember]: Omit<LenderSettings, Member> extends LenderSettings ? Member : never }[LegalMember];

  test.each(LEGAL_IDENTITY)('%s is said by each lender, and a lender without it is refused at the start', (member) => {
    expectTypeOf<Inherited>().toBeNever();
    expectTypeOf<MayBeMissing>().toBeNever();
    expect(DEMO_DEFAULTS).not.toHaveProperty(member);
    const { [member]: _, ...without } = MAIN;
    expect(() => lender({ ...DEMO_DEFAULTS, ...without } as never)).toThrow(new RegExp(`Lender .+ is wrong:[^]*at ${member}`));
  });

  test('no two lenders share a license, an identifier, a legal name, an address or a trustee', () => {
    const each = FILE_LENDERS.all
      .map(({ legalName, nmls, originatorNmls, lei, address, supportPhone, supportEmail, trustees }) => [
        legalName,
        nmls,
        originatorNmls,
        lei,
        address.street1,
        supportPhone,
        supportEmail,
        ...trustees.map(({ name }) => name),
        ...trustees.map((trustee) => trustee.address.street1),
      ])
      .flat();
    expect(each.filter((one, at) => each.indexOf(one) !== at)).toEqual([]);
  });

  test('an identifier with wrong check digits is refused with the right ones, and the file of their rule', () => {
    const right = MAIN.lei;
    const wrong = `${right.slice(0, 18)}${right.endsWith('00') ? '01' : '00'}`;
    expect(() => lender({ ...MAIN, lei: wrong })).toThrow(
      `(rules/regulation/hmda/uli.ts): after ${right.slice(0, 18)} they are ${right.slice(18)}`,
    );
    expect(() => lender({ ...MAIN, lei: 'too short' })).toThrow(/two check digits \(rules\/regulation\/hmda\/uli\.ts\)\n/);
  });
});

test('some lenders have a loader of their own and some the plain one; some accept visitors and some require a loan officer', () => {
  expect(new Set(FILE_LENDERS.all.map(({ brand }) => brand.ownLoader))).toEqual(new Set([true, false]));
  expect(new Set(FILE_LENDERS.all.map(({ loRequired }) => loRequired))).toEqual(new Set([true, false]));
});

test('every brand color is legible on every surface it is used on', () => {
  for (const one of FILE_LENDERS.all) {
    expect(faintPairs(one.brand.color)).toEqual([]);
    expect(deriveTokens({ color: one.brand.color, radius: one.brand.radius })['radius']).toBe(`${one.brand.radius}px`);
  }
});

test('a lender that names no trustee, or itself, in a state of its license where a deed of trust has one is refused', () => {
  const self = { ...MAIN.trustees[0], states: ['AZ'], name: MAIN.legalName };
  const with_ = (trustees: unknown[]) => () => lender({ ...MAIN, licensedStates: ['AZ', 'CO', 'FL'], trustees: trustees as never });
  expect(with_([])).toThrow('none is named for AZ');
  expect(with_([self])).toThrow('none is named for AZ');
  expect(with_([{ ...self, name: 'Saguaro Example Title Agency' }])).not.toThrow();
});

/** The sheet of the main brand from a base rate on. */
const cheap = (base: number) => ({
  ...MAIN.heloc.rateSheet,
  tiers: MAIN.heloc.rateSheet.tiers.map((tier, at) => ({ ...tier, base: base + at })),
});

test('a setting outside the schema, or outside its limits, is refused', () => {
  const with_ = (change: Record<string, unknown>) => () => lender({ ...MAIN, ...change });
  const partner = { partnerName: 'Partner' };
  for (const partnerUrl of ['javascript:alert(1)', '//else.example', 'http://plain.example', 'page', '/a\\b', '/a"b'])
    expect(with_({ hawaiiModal: { ...partner, partnerUrl } }), partnerUrl).toThrow('a path of this site, or an https address');
  expect(with_({ hawaiiModal: { ...partner, partnerUrl: 'https://partner.example/apply?x=1' } })).not.toThrow();
  expect(with_({ name: 'Bank\r\nBcc: all@else.example' })).toThrow('one line of text');
  expect(with_({ disclaimers: ['Right\u202eleft'] })).toThrow('on one line');
  expect(with_({ phoneHours: { ...MAIN.phoneHours, timeZone: 'Mars/Olympus' } })).toThrow('a time zone is written like');
  const early = [{ from: '17:00', to: '08:00' }, ...MAIN.phoneHours.week.slice(1)];
  expect(with_({ phoneHours: { ...MAIN.phoneHours, week: early } })).toThrow('it closes after it opens');
  expect(with_({ routing: 'other' })).toThrow('routing');
  expect(with_({ brand: { ...MAIN.brand, radius: 17 } })).toThrow('radius');
  expect(with_({ brand: { ...MAIN.brand, color: 'green' } })).toThrow('brand color');
  expect(with_({ heloc: { ...MAIN.heloc, ageRestricted: true } })).toThrow('interest-only payments are not lawful on a homestead in TX');
  // Without a margin for a tier, the lender would set one when the borrower draws.
  const [, ...fewer] = MAIN.heloc.laterDraws.margins;
  expect(with_({ heloc: { ...MAIN.heloc, laterDraws: { ...MAIN.heloc.laterDraws, margins: fewer } } })).toThrow(
    'a margin for each score tier',
  );
  // 3 % is between fees that are priced, and is not: no offer would carry it.
  for (const fee of [5, 3])
    expect(with_({ heloc: { ...MAIN.heloc, feePercents: [fee] } })).toThrow(
      /a fee of [53]% has no price in the rate sheet: 4\.99[^]*feePercents/,
    );
});

test.each<[object, string, RegExp]>([
  [{ minLine: 500_000 }, 'minLine', /the smallest line \(\$500000\) is larger than the largest \(\$400000\)/],
  [{ maxLine: 300_000.5 }, 'maxLine', /whole dollars/],
  [{ maxLine: Infinity }, 'maxLine', /a number belongs here/],
  [{ minDrawByState: { AK: 400_001 } }, 'minDrawByState.AK', /smallest first draw in AK is larger than the largest line/],
  [{ feePercents: [4.99, 4.99] }, 'feePercents', /4\.99 is there twice/],
  [{ terms: [5, 10, 5] }, 'terms', /5 is there twice/],
  [
    { rateSheet: cheap(0.5), autopayDiscount: 0.5 },
    'autopayDiscount',
    /together \(0\.5%\) leave nothing of the lowest rate of the rate sheet \(0\.5%\)/,
  ],
  [{ laterDraws: { ...MAIN.heloc.laterDraws, maxRate: 8 } }, 'laterDraws.maxRate', /its lowest is 8\.1%/],
])('settings of the line that do not fit each other: %j', (change, path, message) => {
  const read = readLender({ ...MAIN, heloc: { ...MAIN.heloc, ...change } });
  expect('problems' in read && read.problems).toContainEqual({ path: `heloc.${path}`, message: expect.stringMatching(message) });
});

test('each rate sheet has something to lend within the limits of law, in each of its rows', () => {
  const bySheet = Map.groupBy(FILE_LENDERS.all, ({ heloc: { rateSheet, terms, feePercents, ageRestricted } }) =>
    JSON.stringify([rateSheet, terms, feePercents, ageRestricted]),
  );
  for (const lenders of bySheet.values()) {
    const [first] = lenders;
    if (!first) throw new Error('A group has a lender');
    const states = [...new Set(lenders.flatMap(({ licensedStates }) => licensedStates))];
    const { refused } = limitProblems({ product: productOf(first.heloc), market: { index: SAMPLE_INDEX } }, states);
    expect([first.orgCode, refused]).toEqual([first.orgCode, []]);
  }
});

test('each discount for members that the specification names is one lender’s own, or of several that name no employer', () => {
  const given = FILE_LENDERS.all.flatMap(({ heloc }) => heloc.membershipDiscount?.type ?? []);
  const members = DISCOUNT_TYPES.filter((type) => type !== 'AUTOPAY' && type !== 'ALL_IN');
  expect(new Set(given)).toEqual(new Set(members));
  for (const type of members.filter((one) => one !== 'CREDIT_UNION')) expect(given.filter((one) => one === type)).toEqual([type]);
});

test('the lenders cover what a lender may vary', () => {
  const { all } = FILE_LENDERS;
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ ecoaAgency }) => ecoaAgency))).toEqual(new Set(ECOA_AGENCY_KINDS));
  expect(new Set(all.flatMap(({ licensedStates }) => licensedStates))).toEqual(new Set(STATES));
  const counts = new Set(all.map(({ licensedStates }) => licensedStates.length));
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 50]);
  expect(new Set(all.map(({ brand }) => brand.radius)).size).toBe(17);
  expect(new Set(all.filter(isCanonical).map(({ brand }) => brand.mark)).size).toBe(all.filter(isCanonical).length);
  expect(new Set(all.filter(isCanonical).map(({ brand }) => brand.color)).size).toBe(all.filter(isCanonical).length);
  const zones = new Set(all.map(({ phoneHours }) => phoneHours.timeZone));
  for (const zone of [
    'Pacific/Honolulu',
    'America/Anchorage',
    'America/Los_Angeles',
    'America/Phoenix',
    'America/Denver',
    'America/Chicago',
  ])
    expect(zones).toContain(zone);
});
const isCanonical = ({ orgCode, canonicalOrgCode }: Lender): boolean => orgCode === canonicalOrgCode;

test('a bank that is a national association says so in its name, and a federal credit union too', () => {
  for (const { legalName, ecoaAgency } of FILE_LENDERS.all) {
    if (ecoaAgency === 'NATIONAL_BANK') expect(legalName).toMatch(/, N\.A\.$/);
    if (ecoaAgency === 'FEDERAL_CREDIT_UNION') expect(legalName).toMatch(/ Federal Credit Union$/);
    if (ecoaAgency === 'NON_BANK') expect(legalName).not.toMatch(/Federal| Bank|N\.A\./);
  }
});

test('no county and no state takes more for recording than the range a lender discloses', () => {
  const line = 100_000;
  for (const { heloc, licensedStates } of FILE_LENDERS.all)
    for (const state of licensedStates)
      for (const cost of costsFor({
        state,
        ...(state === 'NY' && { county: 'Kings' }),
        occupancy: 'SECONDARY',
        product: { prices: { ...heloc.prices, recording: Infinity } },
      })) {
        if (cost.feeType === 'RECORDING_FEE') expect(cost.borrowerPaidAmount).toBeLessThanOrEqual(heloc.prices.recording);
        if (cost.feeType === 'RECORDING_TAX')
          expect([state, costAmount(cost, { line, draw: line, term: 10 }) <= heloc.prices.recordingTax]).toEqual([state, true]);
      }
});

test('only the New York sites lend in New York, and only there; the main brand does not lend in Hawaii', () => {
  expect(FILE_LENDERS.all.filter((one) => one.licensedStates.includes('NY')).map((one) => one.orgCode)).toEqual([
    'MAIN_NY',
    'MAIN_NY_WHOLESALE',
  ]);
  for (const { newYorkSite, licensedStates } of FILE_LENDERS.all) expect(licensedStates.join() === 'NY').toBe(newYorkSite);
  expect(MAIN.licensedStates).toHaveLength(43);
  expect(MAIN.licensedStates).not.toContain('HI');
  expect(MAIN.hawaiiModal).not.toBeNull();
});

describe('the organization data of the page', () => {
  const organization = organizationForPage(MAIN, place);

  test('the members of B §1', () => {
    expect(organization).toMatchObject({
      baseUrl: place.baseUrl,
      canonicalOrgCode: 'MAIN',
      orgBrand: 'hearthline',
      orgCode: 'MAIN',
      orgMetaData: { companyInfo: { nmls: '000000', phone: '888-819-6388' } },
    });
    expect(organization.orgMetaData.products.heloc).toMatchObject({ minLine: 15_000, maxLine: 400_000, ageRestricted: false });
  });
  test('the prices are several objects that read as one, the later value counts, and the disclosures print it', () => {
    expect(organization.orgPricingData.length).toBeGreaterThan(1);
    expect(pricingOf(organization.orgPricingData)).toEqual({
      originationFeeMax: 4.99,
      originationFeeCap: null,
      avmFee: 180,
      notaryFee: 300,
      recordingFeeMax: 315,
      recordingTaxMax: 1_400,
    });
    const later = pricingOf([...organization.orgPricingData, { avmFee: 95, originationFeeCap: 1_000 }]);
    const words = numberedDisclosures(MAIN.heloc, later).join(' ');
    expect(words).toContain('(AVM) of your home costs $95.');
    expect(words).toContain('up to 4.99% of the first draw, $1,000 at most.');
    expect(() => pricingOf([{ avmFee: 95 }])).toThrow('no originationFeeMax');
  });
  test('seven numbered disclosures with the specified figures', () => {
    const all = organization.orgMetaData.products.heloc?.disclosures ?? [];
    expect(all).toHaveLength(7);
    for (const figure of [
      '$15,000 to $400,000',
      '7.85% to 17.20%',
      '4.99% of the first draw',
      '$180',
      '$300',
      '$0 to $315',
      '$0 to $1,400 per $100,000',
    ])
      expect(all.join(' ')).toContain(figure);
  });
  test('it is safe to embed in a page', () => {
    for (const one of FILE_LENDERS.all)
      expect(JSON.parse(JSON.stringify(organizationForPage(one, place)))).toEqual(organizationForPage(one, place));
  });
});

test('each brand has its own logo at the path the specification names', () => {
  for (const one of FILE_LENDERS.all) {
    expect(picturePath(one, 'logo.svg')).toBe(`/apps/frontend-private-label/${one.orgBrand}/logo.svg?v=${one.orgCode}.${one.version}`);
    const drawn = FILE_LENDERS.byBrand(one.orgBrand);
    expect(drawn?.orgCode).toBe(one.canonicalOrgCode);
    const { color } = one.brand;
    const { page, accent } = deriveColors(color);
    expect(logoSvg(drawn ?? one)).toContain(`fill="${contrastRatio(color, page) < 3 ? accent : color}"`);
    expect(logoSvg(drawn ?? one)).toContain(`<title>${drawn?.name}</title>${one.brand.mark}</svg>`);
  }
  expect(logoSvg({ ...MAIN, name: 'A & <B>' })).toContain('<title>A &amp; &lt;B&gt;</title>');
  expect(FILE_LENDERS.byBrand('../../etc/passwd')).toBeUndefined();
});

test.each(['#14543f', '#f4c20d', '#fdfdfd', '#020202', '#808080', '#39ff14'])(
  'a logo of the color %s is seen on each ground that it is drawn for',
  (color) => {
    const look = { name: 'Any', brand: { ...MAIN.brand, color } };
    const { page, surface, ink } = deriveColors(color);
    const fillOf = (svg: string) => /<svg[^>]* fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '';
    for (const ground of [page, surface]) expect(contrastRatio(fillOf(logoSvg(look)), ground)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(fillOf(logoOnDarkSvg(look)), ink)).toBeGreaterThanOrEqual(3);
    expect(fillOf(logoInOneColorSvg(look))).toBe('#000000');
    for (const svg of [tileSvg(look, 32), shareSvg(look, { d: 'M0 0h1', width: 30 })]) {
      const [ground = '', front = ''] = [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill);
      expect(contrastRatio(ground, front)).toBeGreaterThanOrEqual(4.5);
      expect(svg).toContain(MAIN.brand.mark);
    }
  },
);

test('a mark has shapes and nothing else', () => {
  const with_ = (mark: string) => () => lender({ ...MAIN, brand: { ...MAIN.brand, mark } });
  for (const mark of [
    '',
    '<script>alert(1)</script>',
    '<path d="M0 0" onload="alert(1)"/>',
    '<path d="M0 0"/><image href="https://else.example/a.png"/>',
    '<path d="M0 0" fill="url(#a)"/>',
    '<path d="M0 0"/> <!ENTITY a "b">',
  ])
    expect(with_(mark)).toThrow('a mark has only path, rect and circle');
  expect(
    with_('<path d="M1 1h2v-2Z" fill-rule="evenodd"/><circle cx="1" cy="2" r="3.5"/><rect x="1" width="2" height="3"/>'),
  ).not.toThrow();
});
