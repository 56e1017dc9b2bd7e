import { FIRST_SHEET } from '@hearthline/rules/offers/pricing.ts';
import { STATES } from '@hearthline/rules/enums.ts';
import { OUR_MENUS } from './menus.ts';
import type { HelocSettings } from './heloc-settings.ts';
import type { Hours, LegalMember, LenderSettings } from './schema.ts';

const office = { from: '06:00', to: '18:00' };

/**
 * What the invented lenders of the demonstration have in common, and nothing that identifies a lender by law: who lends, under which license, at which
 * address, through which trustee and under whose supervision is said by each, and no lender takes it from another.
 */
export const DEMO_DEFAULTS = {
  version: 1,
  passwordDays: null,
  phoneHours: { timeZone: 'America/Los_Angeles', week: [office, office, office, office, office, null, null] },
  chatHours: { timeZone: 'America/Los_Angeles', week: [office, office, office, office, office, { from: '08:00', to: '14:00' }, null] },
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['twilio', 'nice', 'stream', 'talkjs'],
    linkDomains: [],
  },
  excludedZips: [],
  listedForSaleWording: 'NOW',
  newYorkSite: false,
  hawaiiModal: null,
  regulatorReview: false,
  loRequired: false,
  wholesale: false,
  exemptBrokerNmls: ['9990001'],
  cryptoLine: 'WAITLIST',
  dscrLoan: null,
  termsLabel: 'Terms of Service',
  menus: OUR_MENUS,
  leaveSurvey: true,
  redesignCheck: true,
} as const satisfies Partial<LenderSettings> & { readonly [Member in LegalMember]?: never };

/** The look of the main brand and its variants, and where their chats lead. */
export const HEARTHLINE_LOOK = {
  chat: { ...DEMO_DEFAULTS.chat, surveyUrl: 'https://survey.hearthline.example/chat', linkDomains: ['hearthline.example'] },
  orgBrand: 'hearthline',
  brand: {
    color: '#14543f',
    radius: 8,
    fontText: null,
    fontQuestion: null,
    mark: '<path d="M16 2.5C8.5 2.5 4 8 4 15v12h6V16.2c0-4.2 2.3-7 6-7s6 2.8 6 7V27h6V15c0-7-4.5-12.5-12-12.5Z"/><rect x="2" y="28" width="28" height="2.5" rx="1.2"/>',
    ownLoader: true,
  },
} as const satisfies Partial<LenderSettings>;

/** The line of the demonstration: dollars, percents, years (schema.ts). */
export const DEMO_LINE: HelocSettings = {
  minLine: 15_000,
  maxLine: 400_000,
  minDrawByState: {},
  rateSheet: FIRST_SHEET,
  feePercents: [4.99, 2.99, 1.99, 0],
  feeCap: null,
  terms: [5, 10, 15, 30],
  laterDraws: {
    margins: [
      { score: 780, margin: 1.5 },
      { score: 760, margin: 1.75 },
      { score: 740, margin: 2 },
      { score: 720, margin: 2.5 },
      { score: 700, margin: 3.25 },
      { score: 680, margin: 4.5 },
      { score: 660, margin: 5.5 },
      { score: 640, margin: 7 },
    ],
    maxRate: 17.2,
  },
  autopayDiscount: 0.25,
  membershipDiscount: null,
  ageRestricted: false,
  maxHcltv: 85,
  prices: { avm: 180, bpo: 110, evaluation: 190, appraisal: 550, notary: 300, recording: 315, recordingTax: 1_400 },
  rescissionMailDays: 3,
  payoutWaitHours: 24,
  lenderPaysInTexas: ['AVM_FEE', 'BPO_FEE', 'RECORDING_FEE', 'NOTARY_FEE'],
};

type Span = readonly [from: string, to: string];
const day = (span: Span | undefined) => (span ? { from: span[0], to: span[1] } : null);
/** The hours of a week: the same from Monday to Friday, and closed on a day of the weekend that is not given. */
export const openHours = (timeZone: string, weekday: Span, saturday?: Span, sunday?: Span): Hours => ({
  timeZone,
  week: [day(weekday), day(weekday), day(weekday), day(weekday), day(weekday), day(saturday), day(sunday)],
});

/** Every state and DC but these. */
export const statesBut = (...without: (typeof STATES)[number][]): (typeof STATES)[number][] =>
  STATES.filter((state) => !without.includes(state));

/** The statement that every site carries which does not lend in New York (lending §2.9). */
export const NOT_NEW_YORK =
  'This site is not authorized by the New York State Department of Financial Services. No mortgage solicitation activity or loan applications for properties located in the State of New York can be facilitated through this site.';
