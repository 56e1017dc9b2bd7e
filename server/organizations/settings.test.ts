import { plainText } from '@hearthline/documents/plain-text.ts';
import { SAMPLES } from '@hearthline/documents/samples/samples.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { lenderSet } from '@hearthline/orgs/lender-set.ts';
import { logoSvg } from '@hearthline/orgs/logos.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { MENU_PATHS } from '@hearthline/journey/paths.ts';
import { menuAddresses, OUR_MENUS } from '@hearthline/orgs/menus.ts';
import type { Organization } from '@hearthline/orgs/page.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import { type Lender, lender as validated } from '@hearthline/orgs/schema.ts';
import { addDays, dateInZone, startOfDay } from '@hearthline/rules/dates.ts';
import { costsFor } from '@hearthline/rules/offers/costs.ts';
import { laterDrawsFor } from '@hearthline/rules/offers/later-draws.ts';
import type { FeeType, UnderwriteInput } from '@hearthline/rules/offers/types.ts';
import { isNearMiss } from '@hearthline/rules/offers/near-miss.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import { stateField } from '@hearthline/rules/fields/address.ts';
import { messageOf } from '@hearthline/rules/fields/field.ts';
import { SAMPLE_INDEX } from '@hearthline/rules/regulation/sample-prime-rate.ts';
import { mailArrivedBy } from '@hearthline/rules/regulation/rescission.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitOf } from '../applications/accounts.ts';
import { enterByReferral, preCheckReasons } from '../applications/creation/checks.ts';
import { registerInput } from '../applications/hmda/row.ts';
import { isStaffAddress } from '../identity/staff/deciders.ts';
import { isPasswordExpired } from '../identity/access/password-expiry.ts';
import { consentText } from '../identity/consents/consent-texts.ts';
import { trusteeFor } from '../steps/closing/note-package.ts';
import { valuationOrderStep } from '../steps/verification/valuation.ts';
import { setFlag } from './flags.ts';
import { originOf } from './organizations.ts';
import { type PageData, pageDataFor } from './page-data.ts';
import { replacing } from '../testing/ports.ts';

let server: TestLender;
/** What is served: the lenders of the files, the first with the settings of the row. */
let served = FILE_LENDERS;
/** An application of the main brand, withdrawn after the register's questions. */
let ended: Application;
beforeAll(async () => {
  server = await testLender({ chatVendors: { stream: {} as never }, lenders: { now: () => served } });
  const { uuid, jwt } = await server.play('happy', 'HMDA');
  await server.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} });
  ended = await server.read(uuid);
}, 60_000);
afterAll(async () => server.close());

type Group = 'brand' | 'phoneHours' | 'chatHours' | 'chat' | 'heloc' | 'heloc.laterDraws' | 'heloc.prices';
type PathsOf<T, Before extends string = ''> = {
  [K in keyof T & string]: `${Before}${K}` extends Group ? PathsOf<T[K], `${Before}${K}.`> : `${Before}${K}`;
}[keyof T & string];
/** Every setting by its path: a setting without a row below does not compile. */
type Setting = PathsOf<Lender>;

const noon = { from: '12:00', to: '13:00' };
/** Differs from the main brand in every setting. */
const OTHER: Lender = validated({
  version: 7,
  orgCode: 'OTHER',
  canonicalOrgCode: 'OTHER',
  hostPrefix: 'other',
  orgBrand: 'other',
  name: 'Other Bank',
  legalName: 'Other Bank, N.A.',
  address: { street1: '1 Other Street', street2: null, city: 'Reno', state: 'NV', zip: '89501' },
  affiliates: [],
  nmls: '000099',
  originatorNmls: '000199',
  lei: 'SANDBOX0OTHERBANK046',
  ecoaAgency: 'FEDERAL_CREDIT_UNION',
  brand: {
    color: '#6d2f6f',
    radius: 3,
    fontText: 'Public Sans',
    fontQuestion: 'Lora',
    mark: '<circle cx="16" cy="16" r="12"/>',
    ownLoader: false,
  },
  passwordDays: 90,
  identityChangeHours: 24,
  staffDomains: ['other.example', 'mail.other.example'],
  supportPhone: '775-555-0100',
  supportEmail: 'help@other.example',
  phoneHours: { timeZone: 'America/Denver', week: [noon, null, null, null, null, null, null] },
  chat: { skill: 'White Label', surveyUrl: 'https://survey.other.example/chat', vendors: [], linkDomains: ['other.example'] },
  chatHours: { timeZone: 'America/Chicago', week: [null, noon, null, null, null, null, null] },
  licensedStates: ['FL', 'HI'],
  vendors: { mail: 'smtp' },
  excludedZips: ['85004'],
  trustees: [
    {
      states: ['AZ'],
      name: 'Other Example Title',
      address: { street1: '2 Other Street', street2: null, city: 'Mesa', state: 'AZ', zip: '85201' },
    },
  ],
  heloc: {
    minLine: 20_000,
    maxLine: 300_000,
    minDrawByState: { AK: 30_000 },
    rateSheet: { ...MAIN.heloc.rateSheet, tiers: MAIN.heloc.rateSheet.tiers.map((tier) => ({ ...tier, base: tier.base + 1 })) },
    feePercents: [1.99, 0],
    feeCap: 2_000,
    terms: [10, 15],
    laterDraws: { margins: MAIN.heloc.laterDraws.margins.map(({ score, margin }) => ({ score, margin: margin + 1 })), maxRate: 15 },
    autopayDiscount: 0.5,
    membershipDiscount: { type: 'CREDIT_UNION', percent: 0.4 },
    ageRestricted: true,
    maxHcltv: 60,
    referOver: { dti: 0, cltv: 5 },
    prices: { avm: 150, bpo: 111, evaluation: 191, appraisal: 551, notary: 301, recording: 20, recordingTax: 1_500 },
    rescissionMailDays: 5,
    payoutWaitHours: 48,
    lenderPaysInTexas: ['RECORDING_FEE'],
  },
  listedForSaleWording: 'NOW_OR_SOON',
  newYorkSite: true,
  hawaiiModal: null,
  regulatorReview: true,
  loRequired: true,
  wholesale: true,
  exemptBrokerNmls: ['9990009'],
  cryptoLine: 'COMING_SOON',
  dscrLoan: 'WAITLIST',
  termsLabel: 'Terms of Use',
  menus: { dashboard: 'OURS', pay: 'https://pay.other.example/' },
  leaveSurvey: false,
  serving: 'CLOSED',
  redesignCheck: false,
  disclaimers: ['Other words.'],
});

/** The page’s data on the main brand’s host. */
const page = async (): Promise<PageData & { readonly organization: Organization }> =>
  (await pageDataFor(server.ctx)({ hostname: 'localhost', query: {} } as unknown as FastifyRequest)) as never;
const company = async () => (await page()).organization.orgMetaData.companyInfo;
const offered = async () => (await page()).organization.orgMetaData.products['heloc'];
const css = async (name: string) => new RegExp(`--${name}:([^;,]*)`).exec((await page()).brandCss)?.[1];
const hours = async (department: string) =>
  (await server.call('GET', `/service-operating-hours/external/api/v1/hours/${department}`)).body as {
    timeZone: string;
    weekdays: { isOpen: boolean }[];
  };
const menu = (member: string) => async () => (await server.call('GET', '/service-application/external/api/v1/heloc/menus')).body[member];
const open = async (department: string) => (await hours(department)).weekdays.filter(({ isOpen }) => isOpen).length;
const words = (kind: 'ADVERSE_ACTION_NOTICE' | 'NOTICE_OF_RIGHT_TO_CANCEL' | 'PRIVACY_NOTICE', pattern: RegExp) => (lender: Lender) =>
  pattern.exec(plainText(kind, SAMPLES[kind] as never, lender))?.[0];
const terms = (pattern: RegExp) => (lender: Lender) =>
  pattern.exec(plainText('HELOC_IMPORTANT_TERMS', { ...SAMPLES.HELOC_IMPORTANT_TERMS, product: productOf(lender.heloc) }, lender))?.[0];
const consent = (type: 'TERMS' | 'COMMUNICATIONS', pattern: RegExp) => (lender: Lender) =>
  pattern.exec(consentText(type, lender).text)?.[0];

/** A home worth 499,000 on which 106,928.98 is owed, score 785. */
const inputOf = ({ heloc }: Lender, change: Partial<UnderwriteInput> = {}): UnderwriteInput => ({
  score: 785,
  value: 499_000,
  valueFsd: 0.108,
  occupancy: 'HOME',
  state: 'AZ',
  liens: [{ id: 'first', balance: 106_928.98, monthlyPayment: 1135.35 }],
  debts: [],
  monthlyIncome: 12_000,
  product: productOf(heloc),
  index: SAMPLE_INDEX,
  ...change,
});
const priced = (lender: Lender, change: Partial<UnderwriteInput> = {}) => underwrite(inputOf(lender, change));
/** Over the CLTV limit of its score by a few points. */
const refersNearMiss = (lender: Lender): boolean => {
  const input = inputOf(lender, { score: 725, value: 300_000, liens: [{ id: 'first', balance: 237_000, monthlyPayment: 1400 }] });
  return isNearMiss(input, underwrite(input));
};
const smallest = (state: 'AZ' | 'AK') => (lender: Lender) => Math.min(...priced(lender, { state }).offers.map(({ minDraw }) => minDraw));
const later = ({ heloc }: Lender) =>
  laterDrawsFor(heloc.laterDraws, { score: 785, occupancy: 'SECONDARY', term: 10, firstLien: false, index: SAMPLE_INDEX });
const cost = (feeType: FeeType, state: 'AZ' | 'GA' | 'TX') => (lender: Lender) =>
  costsFor({ state, occupancy: 'HOME', product: productOf(lender.heloc) }).find((one) => one.feeType === feeType)?.borrowerPaidAmount;
const ordered = (wanted: 'BPO' | 'RESI_EVAL' | 'ONSITE') => async (lender: Lender) => {
  const { verification } = ended.facts;
  let paid: number | undefined;
  const start = async ({ fee }: { readonly fee: number }) => {
    paid = fee;
    throw new Error('no order is made');
  };
  const providers = replacing(server.ctx.providers, { valuation: { start } });
  const facts = { ...ended.facts, verification: { ...verification, valuation: { ...verification.valuation, wanted } } };
  const application = { ...ended, facts, product: productOf(lender.heloc) };
  await valuationOrderStep({ ...server.ctx, providers }, application, 1, AbortSignal.timeout(5_000)).catch(() => undefined);
  return paid;
};
const refused = (lender: Lender) =>
  preCheckReasons(
    lender,
    { listedForSale: false, employmentType: 'FULL_TIME' },
    { place: { state: 'AZ', zip: '85004' }, homeState: 'AZ', birth: '1984-05-17', at: new Date('2026-11-23T12:00:00Z') },
  );
const registered = async () => registerInput(server.ctx, ended, new Map());
const entered = async (lender: Lender, isReferredByOfficer: boolean) =>
  enterByReferral(undefined as never, lender, { identityUuid: '', referralId: undefined, isReferredByOfficer, today: '2026-11-23' }).then(
    () => 'let in',
    () => 'refused',
  );
const availability = async () => (await server.call('GET', '/service-omni-proxy/insecure/api/v1/availability')).body;
const TITLE = 'Home equity line of credit | ';
const LOGO = (brand: string) => `/apps/frontend-private-label/${brand}/logo.svg`;

/** A password of a hundred days, which nobody has ended. */
const HUNDRED_DAYS_OLD = { password_expired_at: null, password_changed_at: new Date(0) };

/** What reads each setting, and what it gives for the main brand and with the other lender’s value of that setting alone. */
const PLACES: Readonly<Record<Setting, readonly [read: (lender: Lender) => unknown, main: unknown, other: unknown]>> = {
  version: [async () => (await server.read((await server.play('happy')).uuid)).settings.settingsVersion, 1, 7],
  orgCode: [async () => (await page()).organization.orgCode, 'MAIN', 'OTHER'],
  canonicalOrgCode: [async () => (await server.call('GET', LOGO('hearthline'))).status, 200, 404],
  hostPrefix: [({ orgCode }) => originOf(server.ctx, orgCode), 'http://localhost:4000', 'http://other.localhost:4000'],
  affiliates: [
    words('PRIVACY_NOTICE', /Hearthline has no affiliates|does not share with our affiliates/),
    'does not share with our affiliates',
    'Hearthline has no affiliates',
  ],
  orgBrand: [async () => (await company()).logo.replace(/\?.*/, ''), LOGO('hearthline'), LOGO('other')],
  name: [async () => (await page()).title, `${TITLE}Hearthline`, `${TITLE}Other Bank`],
  legalName: [consent('TERMS', /(Hearthline|Other) .+$/), 'Hearthline Home Equity, Inc.', 'Other Bank, N.A.'],
  address: [words('NOTICE_OF_RIGHT_TO_CANCEL', /400 Sample Street|1 Other Street/), '400 Sample Street', '1 Other Street'],
  nmls: [words('ADVERSE_ACTION_NOTICE', /NMLS \d+/), 'NMLS 000000', 'NMLS 000099'],
  originatorNmls: [async () => (await registered())?.loanOfficerNmls, '000100', '000199'],
  lei: [async () => (await registered())?.lei, 'SANDBOX0HEARTHLINE47', 'SANDBOX0OTHERBANK046'],
  ecoaAgency: [
    words('ADVERSE_ACTION_NOTICE', /Federal Trade Commission|National Credit Union/),
    'Federal Trade Commission',
    'National Credit Union',
  ],
  'brand.color': [async () => css('brand'), '#14543f', '#6d2f6f'],
  'brand.radius': [async () => css('radius'), '8px', '3px'],
  'brand.fontText': [async () => css('font-text'), '"Source Sans 3 Variable"', '"Public Sans Variable"'],
  'brand.fontQuestion': [async () => css('font-question'), '"Source Serif 4 Variable"', '"Lora Variable"'],
  'brand.mark': [(lender) => logoSvg(lender).includes('<circle'), false, true],
  'brand.ownLoader': [async () => (await company()).brand.ownLoader, true, false],
  passwordDays: [(lender) => isPasswordExpired(HUNDRED_DAYS_OLD, new Date(100 * 86_400_000), lender), false, true],
  identityChangeHours: [(lender) => lender.identityChangeHours, 48, 24],
  staffDomains: [(lender) => isStaffAddress(lender, 'Nora@Mail.Other.Example'), false, true],
  supportPhone: [consent('COMMUNICATIONS', /\d{3}-\d{3}-\d{4}/), '888-819-6388', '775-555-0100'],
  supportEmail: [consent('COMMUNICATIONS', /\S+@\S+example/), 'help@hearthline.example', 'help@other.example'],
  'phoneHours.timeZone': [async () => (await hours('OPS_PHONE')).timeZone, 'America/Los_Angeles', 'America/Denver'],
  'phoneHours.week': [async () => open('OPS_PHONE'), 5, 1],
  'chatHours.timeZone': [async () => (await hours('OPS_CHAT')).timeZone, 'America/Los_Angeles', 'America/Chicago'],
  'chatHours.week': [async () => open('OPS_CHAT'), 6, 1],
  'chat.skill': [async () => (await availability()).skill, 'FHEL', 'White Label'],
  'chat.surveyUrl': [
    async () => (await availability()).surveyUrl,
    'https://survey.hearthline.example/chat',
    'https://survey.other.example/chat',
  ],
  'chat.vendors': [async () => (await availability()).providers, ['embedded', 'stream'], ['embedded']],
  'chat.linkDomains': [async () => (await availability()).linkDomains, ['localhost', 'hearthline.example'], ['localhost', 'other.example']],
  licensedStates: [refused, [], ['STATE']],
  excludedZips: [refused, [], ['STATE']],
  trustees: [(lender) => trusteeFor(lender, 'AZ', 'Maricopa')?.name, 'Saguaro Example Title Agency, Inc.', 'Other Example Title'],
  'heloc.minLine': [smallest('AZ'), 15_000, 20_000],
  'heloc.maxLine': [(lender) => priced(lender).maxLine, 317_221, 300_000],
  'heloc.minDrawByState': [smallest('AK'), 25_001, 30_000],
  'heloc.rateSheet': [(lender) => Math.min(...priced(lender).offers.map((o) => o.baseRate)), 8.1, 9.1],
  'heloc.feePercents': [(lender) => Math.max(...priced(lender).offers.map((o) => o.originationFee)), 4.99, 1.99],
  'heloc.feeCap': [(lender) => priced(lender).ofeeMaxThreshold, null, 2_000],
  'heloc.terms': [(lender) => [...new Set(priced(lender).offers.map((o) => o.term))].toSorted((a, b) => a - b), [5, 10, 15, 30], [10, 15]],
  'heloc.laterDraws.margins': [(lender) => later(lender)?.margin, 1.5, 2.5],
  'heloc.laterDraws.maxRate': [(lender) => later(lender)?.maxRate, 17.2, 15],
  'heloc.autopayDiscount': [(lender) => Math.min(...priced(lender).offers.map((o) => o.rate)), 7.85, 7.6],
  'heloc.membershipDiscount': [(lender) => Math.min(...priced(lender).offers.map((o) => o.rate)), 7.85, 7.45],
  'heloc.ageRestricted': [refused, [], ['MINOR']],
  'heloc.maxHcltv': [(lender) => priced(lender).maxLine, 317_221, 192_471],
  'heloc.referOver': [refersNearMiss, false, true],
  'heloc.prices.avm': [cost('AVM_FEE', 'AZ'), 180, 150],
  'heloc.prices.bpo': [ordered('BPO'), 110, 111],
  'heloc.prices.evaluation': [ordered('RESI_EVAL'), 190, 191],
  'heloc.prices.appraisal': [ordered('ONSITE'), 550, 551],
  'heloc.prices.notary': [cost('NOTARY_FEE', 'GA'), 300, 301],
  'heloc.prices.recording': [cost('RECORDING_FEE', 'AZ'), 30, 20],
  'heloc.prices.recordingTax': [terms(/\$0 to \S+ for each/), '$0 to $1,400 for each', '$0 to $1,500 for each'],
  'heloc.rescissionMailDays': [mailDays, 3, 5],
  'heloc.payoutWaitHours': [
    async () => Math.round((Date.parse(waitOf(server.ctx, ended)) - server.ctx.clock.now(ended.uuid).getTime()) / 3_600_000),
    24,
    48,
  ],
  'heloc.lenderPaysInTexas': [cost('AVM_FEE', 'TX'), 0, 180],
  listedForSaleWording: [async () => (await offered())?.listedForSaleWording, 'NOW', 'NOW_OR_SOON'],
  newYorkSite: [async () => (await offered())?.otherSite, 'http://ny.localhost:4000/account/heloc/register', null],
  hawaiiModal: [async () => (await offered())?.hawaiiModal?.partnerName, 'Plumfield Credit Union', undefined],
  regulatorReview: [async () => messageOf(stateField((await offered()) ?? { regulatorReview: false }), 'NY') === null, true, false],
  loRequired: [async (lender) => entered(lender, false), 'let in', 'refused'],
  wholesale: [async (lender) => entered(lender, true), 'let in', 'refused'],
  exemptBrokerNmls: [async () => (await offered())?.exemptBrokerNmls, ['9990001'], ['9990009']],
  menus: [menu('addresses'), menuAddresses(OUR_MENUS, MENU_PATHS), { dashboard: '/dashboard', pay: 'https://pay.other.example/' }],
  serving: [async () => (await page()).organization.serving, undefined, 'CLOSED'],
  leaveSurvey: [menu('leaveSurvey'), true, false],
  redesignCheck: [redesigned, false, true],
  vendors: [async () => (await server.read((await server.play('happy')).uuid)).vendors.mail, 'email-api', 'smtp'],
  cryptoLine: [async () => (await page()).organization.announced?.CRYPTO_HELOC, undefined, 'COMING_SOON'],
  dscrLoan: [async () => (await page()).organization.announced?.DSCR_LOAN, undefined, 'WAITLIST'],
  termsLabel: [consent('TERMS', /Terms of \w+/), 'Terms of Service', 'Terms of Use'],
  disclaimers: [async () => (await offered())?.disclaimers.at(-1), MAIN.disclaimers.at(-1), 'Other words.'],
};

/** Whether a page has the redesigned registration while its flag is off for everybody. */
async function redesigned(): Promise<boolean | undefined> {
  const key = 'fe-heloc-redesign-2025';
  await setFlag(server.ctx, { key, enabled: false });
  const { flags } = await page();
  await setFlag(server.ctx, { key, enabled: true });
  return (flags as { key: string; enabled: boolean }[]).find((flag) => flag.key === key)?.enabled;
}

/** Business days that mail is given after the right to cancel of a line just signed. */
async function mailDays(): Promise<number | undefined> {
  const { facts } = await server.read((await server.play('happy', 'RESCISSION')).uuid);
  const { endsAt = '', mailUntil = '' } = facts.closing.rescission ?? {};
  const zone = 'America/Phoenix';
  const endsOn = dateInZone(new Date(Date.parse(endsAt) - 1), zone);
  return [...Array(11).keys()].find((days) => days > 0 && startOfDay(addDays(mailArrivedBy(endsOn, days), 1), zone) === mailUntil);
}

const valueAt = (from: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((object, key) => (object as Record<string, unknown>)[key], from);
const replaced = (from: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown => ({
  ...(from as object),
  [key]: rest.length === 0 ? value : replaced((from as Record<string, unknown>)[key], rest, value),
});

/** Reads while the main brand has these settings. */
async function placed(settings: Lender, read: (lender: Lender) => unknown): Promise<unknown> {
  served = lenderSet([settings, ...FILE_LENDERS.all.slice(1)]);
  try {
    return await read(settings);
  } finally {
    served = FILE_LENDERS;
  }
}

test.each(Object.entries(PLACES))(
  '%s: another value of this setting alone shows where it is read',
  async (path, [read, main, other]) => {
    const keys = path.split('.');
    expect(valueAt(OTHER, keys)).not.toEqual(valueAt(MAIN, keys));
    expect(FILE_LENDERS.all[0]).toBe(MAIN);
    expect(await placed(MAIN, read)).toEqual(main);
    expect(await placed(replaced(MAIN, keys, valueAt(OTHER, keys)) as Lender, read)).toEqual(other);
  },
  60_000,
);
