/** What follows from a new lender's settings: its codes, what keeps it from being published, and what its people do before it opens. */
import type { LenderStep } from '@hearthline/contract/desk/lender-draft.ts';
import type { LenderDraft } from '@hearthline/database/stores/settings/lender-drafts.ts';
import { sharedMembers } from '@hearthline/orgs/lender-set.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import { type Lender, readLender } from '@hearthline/orgs/schema.ts';
import { emailField } from '@hearthline/rules/fields/contact.ts';
import { limitProblems } from '@hearthline/rules/offers/impact/limit-problems.ts';
import { regBDay } from '@hearthline/rules/regulation/reg-b.ts';
import { STATE_LISTS } from '@hearthline/rules/regulation/states.ts';
import type { Context } from '../../../config/context.ts';
import { isStaffAddress } from '../../../identity/staff/deciders.ts';
import { marketRatesOf } from '../../../steps/prequalification/market-rates.ts';

type Settings = Readonly<Record<string, unknown>>;
type Draft = Pick<LenderDraft, 'settings' | 'admin_name' | 'admin_email'>;
type Problem = { readonly step: LenderStep; readonly field: string; readonly message: string };

/** The step at which each setting is typed; every other one is at the texts. */
const STEP_OF: Readonly<Record<string, LenderStep>> = {
  ...Object.fromEntries(
    ['hostPrefix', 'name', 'legalName', 'address', 'affiliates', 'nmls', 'originatorNmls', 'lei', 'ecoaAgency', 'orgCode', 'orgBrand'].map(
      (member) => [member, 'company'] as const,
    ),
  ),
  ...Object.fromEntries(['supportPhone', 'supportEmail', 'phoneHours', 'chatHours', 'chat'].map((member) => [member, 'contacts'] as const)),
  ...Object.fromEntries(
    ['licensedStates', 'excludedZips', 'trustees', 'newYorkSite', 'regulatorReview'].map((member) => [member, 'states'] as const),
  ),
  brand: 'look',
  heloc: 'line',
  menus: 'menus',
  staffDomains: 'administrator',
  admin: 'administrator',
};
const stepOf = (field: string): LenderStep =>
  field.startsWith('heloc.rateSheet') ? 'rates' : (STEP_OF[field.split('.')[0] ?? ''] ?? 'texts');

const LETTERS = 'BCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Words of many lenders' names, which tell no two apart in an address. */
const COMMON = new Set(
  'THE OF AND FOR BANK CREDIT UNION FEDERAL SAVINGS LENDING LOANS MORTGAGE FINANCIAL HOME COMPANY CO INC LLC NA'.split(' '),
);

/** The first of these that no lender has. */
const free = (first: string, isTaken: (one: string) => boolean, more: (letter: string) => string): string =>
  [first, ...LETTERS.map(more)].find((one) => !isTaken(one)) ?? first;

/** Settings with the codes that the product derives: from the name, and the domain of staff from the administrator's address. */
export function withCodes({ lenders }: Pick<Context, 'lenders'>, { settings, admin_email: email }: Draft): Settings {
  const { byCode, byPrefix, all } = lenders.now();
  const words =
    plain(text(settings['name']))
      .toUpperCase()
      .match(/[A-Z]+/g) ?? [];
  const code = words.join('_').slice(0, 36).replace(/_+$/, '');
  const orgCode =
    code === ''
      ? ''
      : free(
          code,
          (one) => byCode(one) !== undefined,
          (letter) => `${code}_${letter}`,
        );
  const brand = words.join('-').toLowerCase().slice(0, 28).replace(/-+$/, '');
  const orgBrand = free(
    brand,
    (one) => all.some((lender) => lender.orgBrand === one),
    (letter) => `${brand}-${letter.toLowerCase()}`,
  );
  const own = words.filter((word) => !COMMON.has(word));
  const short = (own.length > 0 ? own : words).join('').toLowerCase().slice(0, 28);
  const prefix = free(
    short,
    (one) => byPrefix(one) !== undefined,
    (letter) => `${short}${letter.toLowerCase()}`,
  );
  const domain = /@([a-z0-9.-]+\.[a-z]{2,})$/i.exec(email.trim())?.[1]?.toLowerCase();
  const domains = settings['staffDomains'];
  return {
    ...settings,
    orgCode,
    canonicalOrgCode: orgCode,
    orgBrand,
    hostPrefix: text(settings['hostPrefix']) || prefix,
    staffDomains: Array.isArray(domains) && domains.length > 0 ? domains : domain === undefined ? [] : [domain],
    serving: 'TEST',
  };
}

/** A new lender's settings as a lender, or everything that is wrong with them. */
export const asLender = (settings: Settings): ReturnType<typeof readLender> => readLender({ ...settings, version: 1 });

const valueAt = (settings: Settings, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], settings);
const EMPTY_WORDS = 'Fill this in';

/** Everything that keeps a lender from being published, each at its step and field. Nothing says whose a number is that is taken. */
export async function problemsOfDraft(ctx: Context, draft: Draft, settings: Settings): Promise<Problem[]> {
  const at = (field: string, message: string): Problem => ({ step: stepOf(field), field, message });
  const found = asLender(settings);
  const { admin_name: name, admin_email: email } = draft;
  const typed = settings['staffDomains'];
  const domains = Array.isArray(typed) ? typed.filter((one) => typeof one === 'string') : [];
  const ofAdmin = [
    ...(name.trim().length < 2 ? [at('admin.name', 'Their name, as colleagues see it')] : []),
    ...(!emailField.safeParse(email).success
      ? [at('admin.email', 'Their work email address')]
      : isStaffAddress({ staffDomains: domains }, email)
        ? []
        : [at('admin.email', `An address at ${domains.join(' or ')}`)]),
  ];
  const shared = sharedMembers(ctx.lenders.now().all, settings as unknown as Lender).map(({ field, message }) => at(field, message));
  if ('problems' in found) {
    // What follows from the name is said at the name, and a member that is empty has nothing else wrong with it.
    const own = found.problems.filter(
      ({ path }) => !['orgCode', 'canonicalOrgCode', 'orgBrand'].includes(path) && (path !== 'hostPrefix' || settings[path] !== ''),
    );
    const said = own.map(({ path, message }) => {
      const value = valueAt(settings, path);
      return at(path, value === '' || (Array.isArray(value) && value.length === 0 && path !== 'trustees') ? EMPTY_WORDS : message);
    });
    return [...new Map([...said, ...shared, ...ofAdmin].toReversed().map((one) => [one.field, one])).values()].toReversed();
  }
  const { lender } = found;
  const market = await marketRatesOf(ctx, regBDay(ctx.clock.now()));
  const { refused } = limitProblems({ product: productOf(lender.heloc), market }, lender.licensedStates);
  return [...shared, ...ofAdmin, ...refused.map(({ path, message }) => at(['heloc', 'rateSheet', ...path].join('.'), message))];
}

type ToOpen = { readonly what: string; readonly why: string };

/** What the lender's own people do before borrowers reach it. */
export function toOpen(settings: Settings): ToOpen[] {
  const states = (Array.isArray(settings['licensedStates']) ? settings['licensedStates'] : []) as readonly string[];
  const reviews = Object.values(STATE_LISTS).flatMap((list): ToOpen[] => {
    const its = list.states.filter((state) => states.includes(state));
    return its.length === 0 ? [] : [{ what: `Counsel reviews for ${its.join(', ')}: ${list.what.toLowerCase()}`, why: list.cite }];
  });
  return [
    { what: 'The first administrator signs in', why: 'With the link of the invitation, within 24 hours' },
    {
      what: 'The people who run the server give a second person, of compliance, access',
      why: 'Access and opening take two people; these two invite all others under Settings, Staff',
    },
    { what: 'Both look at the test host: first screen, mails, documents', why: 'Borrowers do not reach it yet' },
    {
      what: `Counsel reviews the licenses and texts for ${states.length === 0 ? 'each state' : states.join(', ')}`,
      why: 'The product keeps to the rules it knows; whether a license is in force it cannot know',
    },
    ...reviews,
    { what: 'The vendors of the installation have the lender’s contracts', why: 'Test hosts use what the installation has' },
    { what: 'A domain of the lender’s own, if it wants one', why: 'Not needed to open' },
    { what: 'Two people set Applications to open, under Settings, Lender, Features', why: 'From then on its live host answers' },
  ];
}
