import { z } from 'zod';
import { HelocSettingsSchema } from './heloc-settings.ts';
import { saidOf } from './said-of.ts';
import { isOneLine } from '@hearthline/rules/fields/characters.ts';
import { ECOA_AGENCY_KINDS } from '@hearthline/rules/regulation/adverse-action.ts';
import { isValidLei, leiProblem } from '@hearthline/rules/regulation/hmda/uli.ts';
import { ANNOUNCEMENTS, STATES } from '@hearthline/rules/enums.ts';
import { CHOSEN_PORTS, type ChosenPort, VENDOR_CHOICES } from '@hearthline/rules/vendors.ts';
import { trusteeOf } from '@hearthline/rules/regulation/states.ts';
import { MENU_ENTRIES, OURS } from './menus.ts';
import { QUESTION_FAMILIES, TEXT_FAMILIES } from './theme/families.ts';

/**
 * The only settings a lender may vary. Nothing else differs between lenders: rules, routing and wording belong to the product. `version` is
 * pinned into an application when it is created, so a change here never affects an application in progress.
 */

const state = z.enum(STATES);
const zip = z.string().regex(/^\d{5}$/, 'a zip is five digits');
const ORG_CODE = /^[A-Z][A-Z_]{2,40}$/;
const A_CODE = 'a code is written like PLUMFIELD, in capitals';
const PHONE = 'a telephone number is written like 602-555-0109';
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is HH:mm, 24 hours');
const line = z.string().trim().min(1).max(200).refine(isOneLine, 'one line of text, without control characters');
/** A page of ours, or an https address: nothing that a browser would run. */
const link = z.union(
  [z.string().regex(/^\/(?![/\\])[\w/?&=.-]*$/), z.url({ protocol: /^https$/ })],
  'a path of this site, or an https address',
);

/** Shapes that are drawn in one color, in browsers and in PDFs alike. */
const NUMBER = String.raw`-?[\d.]+`;
const MARK = new RegExp(
  String.raw`^(?:<path d="[MmZzLlHhVvCcSsQqTtAa\d\s.,-]+"(?: fill-rule="evenodd")?/>|<rect(?: (?:x|y|width|height|rx)="${NUMBER}")+/>|<circle(?: (?:cx|cy|r)="${NUMBER}")+/>)+$`,
);

/**
 * Color as #rrggbb, corner radius in CSS pixels (0–16), two of the type families that ship with the product (design §2: no other part of the
 * design varies).
 */
export const BrandSchema = z.strictObject({
  color: z.string().regex(/^#[0-9a-f]{6}$/, 'a brand color is #rrggbb in lower case'),
  radius: z.number().min(0).max(16),
  fontText: z.enum(TEXT_FAMILIES).nullable(),
  fontQuestion: z.enum(QUESTION_FAMILIES).nullable(),
  /** The shapes of the logo in a 32 × 32 box, without colors of their own: paths, rectangles and circles of SVG. */
  mark: z.string().max(20_000).regex(MARK, 'a mark has only path, rect and circle, with the attributes of their shape'),
  /** A lender with its own loader shows its logo and name there (A §1.8). */
  ownLoader: z.boolean(),
});

/** Whether the clocks of a zone are known here. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** TEST: served at test hosts only, its live host is as unknown. OPEN. CLOSED: takes no new applications; those that exist continue to their end. */
export const SERVINGS = ['TEST', 'OPEN', 'CLOSED'] as const;

/** One weekday's opening hours in the lender's time zone; null on a closed day. */
const DayHours = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from < to, { error: 'it closes after it opens', path: ['to'] })
  .nullable();

export const HoursSchema = z.strictObject({
  timeZone: z.string().refine(isTimeZone, 'a time zone is written like America/Phoenix'),
  /** Monday first. */
  week: z.tuple([DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]),
});

const address = z.strictObject({ street1: line, street2: line.nullable(), city: line, state, zip });

export const LenderSchema = z
  .strictObject({
    version: z.number().int().positive(),
    orgCode: z.string().regex(ORG_CODE, A_CODE),
    /** The code this one is a variant of; its own code when it is not a variant. */
    canonicalOrgCode: z.string().regex(ORG_CODE, A_CODE),
    /** First label of the host it is served at: `<prefix>.<domain>`, with test and ephemeral variants (hosts.ts); `www` for the primary brand. */
    hostPrefix: z
      .string()
      .regex(/^[a-z0-9]{2,30}$/, 'a host prefix has letters and digits only, in lower case')
      .refine((prefix) => prefix !== 'test' && !prefix.startsWith('eph'), 'this prefix names the test hosts'),
    /** Names the folder of the logo and the `data-brand` of the page. */
    orgBrand: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'a folder is written like hearthline, in lower case'),
    /** Texts the borrower reads. */
    name: line,
    legalName: line,
    address,
    /** Companies of its group, by legal name: the privacy notice says that there are none, or that nothing is shared with them (12 CFR 1016.6). */
    affiliates: z.array(line),
    nmls: z.string().regex(/^\d{6,8}$/, 'an NMLS number has six to eight digits'),
    /** Of the licensed individual who originates applications that no loan officer or broker brought (12 CFR 1003.4(a)(34), 1008.23). */
    originatorNmls: z.string().regex(/^\d{6,8}$/, 'an NMLS number has six to eight digits'),
    /** Legal entity identifier, by which the loan application register names the lender (12 CFR 1003.4(a)(1)(i)). */
    lei: z.string().refine(isValidLei, { error: ({ input }) => leiProblem(String(input)) }),
    /** The agency named by notices of adverse action and of incompleteness (12 CFR 1002.9(b)(1), app. A). */
    ecoaAgency: z.enum(ECOA_AGENCY_KINDS),
    brand: BrandSchema,
    /** After how many days a password has to be replaced at the next sign-in; null for never, as NIST SP 800-63B-4, 3.1.1.2, asks. */
    passwordDays: z.number().int().min(1).max(3650).nullable(),
    /**
     * Hours that a change of email address, phone, Social Security number or birth date by staff waits after the second person agreed, in which its owner
     * may stop it (decision record 122). 48 unless the lender says otherwise.
     */
    identityChangeHours: z.number().int().min(24).max(72).default(48),
    /** Domains of the lender's own email addresses, in lower case: nobody is invited to the desk at another (decision record 124). */
    staffDomains: z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain is written like lender.example, in lower case')).min(1),
    supportPhone: z.string(PHONE).regex(/^\d{3}-\d{3}-\d{4}$/, PHONE),
    supportEmail: z.email('an email address is written like help@lender.example'),
    phoneHours: HoursSchema,
    chatHours: HoursSchema,
    chat: z.strictObject({
      /** How its chats are named to those who route them (B 251). */
      skill: z.enum(['FHEL', 'White Label']),
      /** The survey after a chat, which gets the interaction's id and nothing of the person (decision 0152); null for none. */
      surveyUrl: z.url({ protocol: /^https$/ }).nullable(),
      /** The chat vendors whose desks its people answer at; chats run over one where a page, a flag or the installation asks for it (decision 0154). */
      vendors: z.array(z.enum(['twilio', 'nice', 'stream', 'talkjs'])),
      /** Hosts beside the lender's own whose addresses are links in a chat, in lower case; others stay text (B 177). */
      linkDomains: z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain is written like lender.example, in lower case')),
    }),
    licensedStates: z.array(state).min(1),
    excludedZips: z.array(zip),
    /** Who holds the power of sale of a deed of trust, by state: a trustee the state's law qualifies, never the lender (lending §1.4.5). */
    trustees: z.array(z.strictObject({ states: z.array(state).min(1), name: line, address })),
    heloc: HelocSettingsSchema,
    /** 'NOW': is the home for sale? 'NOW_OR_SOON': is it, or will it be listed within 6 months? (A §2.8) */
    listedForSaleWording: z.enum(['NOW', 'NOW_OR_SOON']),
    /** The New York site: lends in New York only (AMB-25). */
    newYorkSite: z.boolean(),
    /** Blocks Hawaii with a modal that points to `hawaiiPartnerUrl` (AMB-26). */
    hawaiiModal: z.strictObject({ partnerName: line, partnerUrl: link }).nullable(),
    /** New York is refused in the address form (B §5.12). */
    regulatorReview: z.boolean(),
    /** Accepts visitors only with a referring loan officer (A §2.21). */
    loRequired: z.boolean(),
    /** Accepts visitors only with a valid referral (AMB-75). */
    wholesale: z.boolean(),
    /** NMLS numbers of brokers whose borrowers need not contact their loan officer on an inquiry (A §9.7). */
    exemptBrokerNmls: z.array(z.string()),
    /** What visitors with utm_source=cloc find: the waitlist of the crypto-backed line, or that it is coming (AMB-27). */
    cryptoLine: z.enum(ANNOUNCEMENTS),
    /** The debt-service-coverage-ratio loan, which has no application here; null where the lender has none. */
    dscrLoan: z.enum(ANNOUNCEMENTS).nullable(),
    termsLabel: z.enum(['Terms of Service', 'Terms of Use']),
    /** Where the entries of the menus lead: a page of ours, or an address of the lender; an entry that is left out is in no menu. */
    menus: z.partialRecord(
      z.enum(MENU_ENTRIES),
      z.union([z.literal(OURS), z.url({ protocol: /^https$/, error: `an entry of a menu is '${OURS}' or an https address` })]),
    ),
    /** Borrowers who log out in the middle of four steps are asked why they leave (A §4.9). */
    leaveSurvey: z.boolean(),
    /**
     * Whether the flag of the redesigned registration is asked; a lender that switches this check off has that registration whatever the flag says (B §1.5,
     * decision record 162).
     */
    redesignCheck: z.boolean(),
    /** Who reaches the lender, and whether they may apply (record 167). */
    serving: z.enum(SERVINGS).default('OPEN'),
    /** Who serves it by port; a port that is left out is served by the vendor of the installation (decision record 166). */
    vendors: z
      .partialRecord(z.enum(CHOSEN_PORTS), z.string())
      .default({})
      .superRefine((vendors, context) => {
        for (const [port, vendor] of Object.entries(vendors)) {
          const known: readonly string[] = VENDOR_CHOICES[port as ChosenPort];
          if (!known.includes(vendor))
            context.addIssue({ code: 'custom', path: [port], message: `a vendor is one of ${known.join(', ')}` });
        }
      }),
    /** Lender-specific legal sentences, shown after the numbered disclosures. */
    disclaimers: z.array(z.string().trim().min(1).max(600).refine(isOneLine, 'one sentence or more on one line')),
  })
  .superRefine(({ licensedStates, legalName, trustees, heloc }, context) => {
    // After the draw period the installments of a Texas homestead are substantially equal: a balloon is not (Tex. Const. art. XVI s.50(t)(8)(B)).
    if (heloc.ageRestricted && licensedStates.includes('TX'))
      context.addIssue({ code: 'custom', path: ['licensedStates'], message: 'interest-only payments are not lawful on a homestead in TX' });
    const without = licensedStates.filter(
      (one) => trusteeOf(one) === 'QUALIFIED' && !trustees.some(({ states, name }) => states.includes(one) && name !== legalName),
    );
    if (without.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['trustees'],
        message: `a deed of trust needs a trustee who is not the lender: none is named for ${without.join(', ')}`,
      });
  });

export type Lender = z.infer<typeof LenderSchema>;
/** Whether an application may be begun at a lender. */
export const takesApplications = ({ serving }: Pick<Lender, 'serving'>): boolean => serving !== 'CLOSED';
/** A lender's settings as its file writes them. */
export type LenderSettings = z.input<typeof LenderSchema>;

/** Who a lender is by law: said by each for itself. No default has any of them, and none is taken from another lender. */
export const LEGAL_IDENTITY = [
  'orgCode',
  'canonicalOrgCode',
  'name',
  'legalName',
  'address',
  'affiliates',
  'nmls',
  'originatorNmls',
  'lei',
  'ecoaAgency',
  'staffDomains',
  'supportPhone',
  'supportEmail',
  'licensedStates',
  'trustees',
  'disclaimers',
] as const satisfies readonly (keyof LenderSettings)[];
export type LegalMember = (typeof LEGAL_IDENTITY)[number];

export type Hours = z.infer<typeof HoursSchema>;
export type Brand = z.infer<typeof BrandSchema>;

/** What is wrong with settings: where, as names and positions joined by dots, and a sentence. */
export type SettingProblem = { readonly path: string; readonly message: string };

/** Settings as a lender, or everything that is wrong with them. */
export function readLender(settings: unknown): { readonly lender: Lender } | { readonly problems: readonly SettingProblem[] } {
  const parsed = LenderSchema.safeParse(settings);
  if (parsed.success) return { lender: parsed.data };
  return { problems: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: saidOf(issue) })) };
}

/** Settings that are written as code or kept, as a lender; throws with every error. */
export function lender(settings: LenderSettings): Lender {
  const read = readLender(settings);
  if ('lender' in read) return read.lender;
  const sentences = read.problems.map(({ path, message }) => `✖ ${message}\n  → at ${path}`);
  throw new Error(`Lender ${settings.orgCode} is wrong:\n${sentences.join('\n')}`);
}
