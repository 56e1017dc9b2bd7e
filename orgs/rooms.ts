import type { Lender } from './schema.ts';

/** A member of a lender's settings that its people change at the desk. */
export type SettingMember = Exclude<keyof Lender, 'version' | (typeof FIXED)[number]>;

/** What a lender is known by to applications, hosts and files: it is never changed at the desk. */
export const FIXED = ['orgCode', 'canonicalOrgCode', 'hostPrefix', 'orgBrand'] as const satisfies readonly (keyof Lender)[];

type RoomRule = {
  readonly title: string;
  readonly members: readonly SettingMember[];
  /**
   * ONE: who proposes a change publishes it. TWO: another person who administers the lender approves it. LAW: one of the two is of compliance, because
   * money or law is touched.
   */
  readonly people: 'ONE' | 'TWO' | 'LAW';
};

/** The rooms where a lender's people change its settings; each member is in one of them. */
export const ROOMS = {
  brand: { title: 'Brand', members: ['brand'], people: 'ONE' },
  rates: { title: 'Products and rates', members: ['heloc'], people: 'LAW' },
  states: {
    title: 'States and licenses',
    members: ['licensedStates', 'excludedZips', 'trustees', 'newYorkSite', 'hawaiiModal', 'regulatorReview'],
    people: 'LAW',
  },
  texts: {
    title: 'Company and texts',
    members: [
      'name',
      'legalName',
      'address',
      'affiliates',
      'nmls',
      'originatorNmls',
      'lei',
      'ecoaAgency',
      'disclaimers',
      'termsLabel',
      'listedForSaleWording',
    ],
    people: 'LAW',
  },
  hours: { title: 'Hours and contacts', members: ['supportPhone', 'supportEmail', 'phoneHours', 'chatHours', 'chat'], people: 'ONE' },
  menus: { title: 'Menus', members: ['menus'], people: 'TWO' },
  officers: { title: 'Officers and brokers', members: ['loRequired', 'wholesale', 'exemptBrokerNmls'], people: 'LAW' },
  features: { title: 'Features', members: ['cryptoLine', 'dscrLoan', 'leaveSurvey', 'redesignCheck', 'serving'], people: 'TWO' },
  vendors: { title: 'Vendors', members: ['vendors'], people: 'LAW' },
  security: { title: 'Staff and sign-in', members: ['staffDomains', 'passwordDays', 'identityChangeHours'], people: 'TWO' },
} as const satisfies Readonly<Record<string, RoomRule>>;
export type RoomName = keyof typeof ROOMS;
export const ROOM_NAMES = Object.keys(ROOMS) as [RoomName, ...RoomName[]];

/** What leads borrowers to a person or a page: one of the lender's people alone could lead them astray, so a change takes two wherever it is made. */
const LEADS_ELSEWHERE: readonly string[] = ['supportPhone', 'supportEmail', 'chat', 'menus'] satisfies readonly SettingMember[];

/** What touches law wherever it is changed: a lender in test is opened, and an open one closed, with compliance. */
const TOUCHES_LAW: readonly string[] = ['serving'] satisfies readonly SettingMember[];

/** How many people publish a change of these members of a room. */
export const peopleOf = (room: RoomName, members: readonly string[]): RoomRule['people'] => {
  const { people } = ROOMS[room];
  if (members.some((member) => TOUCHES_LAW.includes(member))) return 'LAW';
  return people === 'ONE' && members.some((member) => LEADS_ELSEWHERE.includes(member)) ? 'TWO' : people;
};

/** One figure or word of settings that differs: where, as names joined by dots, and both values; undefined where it is not there. */
export type Difference = { readonly path: string; readonly was: unknown; readonly becomes: unknown };

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two settings. Lists are one value: which of their items moved is for who reads both. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], path === '' ? key : `${path}.${key}`));
  }
  return isSame(before, after) ? [] : [{ path, was: before, becomes: after }];
}

/** Whether two values of settings are one, whatever the order of their members. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  if (isGroup(a) && isGroup(b)) return differences(a, b).length === 0;
  return Object.is(a, b);
}
