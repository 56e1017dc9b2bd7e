import { registration } from '@hearthline/journey/paths.ts';
import { originOfHost, otherSideOf, resolveHost, siteOf } from '@hearthline/orgs/hosts.ts';
import { picturePath } from '@hearthline/orgs/logos.ts';
import { organizationForPage } from '@hearthline/orgs/page.ts';
import { type Brand, takesApplications } from '@hearthline/orgs/schema.ts';
import { familiesOf, type FamilyName } from '@hearthline/orgs/theme/families.ts';
import { deriveTokens } from '@hearthline/orgs/theme/derive-tokens.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../config/context.ts';
import { publicFlags } from './flags.ts';
import { hostQuestion } from './organizations.ts';

/** What the HTML handler puts into the page. */
export type PageData = {
  /** 200 unless the page should be served with another status (neutral page of an unknown host: 404). */
  readonly status?: number;
  readonly title: string;
  readonly language?: string;
  /** Public organization data; null shows the neutral page. */
  readonly organization: unknown;
  /** The page before its code arrives is empty: what is shown at this address is not what it usually shows. */
  readonly withoutShell?: boolean;
  /** Public flags of this organization. */
  readonly flags: unknown;
  /** CSS custom properties of the brand, as declarations: `--brand-ink: #123; …`. */
  readonly brandCss: string;
  /** The type families of the brand; without them the product's own. */
  readonly families?: readonly FamilyName[];
  /** Addresses of the lender's pictures: of the browser's tab, and, with the origin, of links to the page. */
  readonly pictures?: { readonly icon: string; readonly iconPng: string; readonly share: string };
  /** The sandbox's own; none in production. */
  readonly script?: string;
};

/** Supplies the data of a page. */
export type PageDataFor = (request: FastifyRequest) => Promise<PageData>;

const NEUTRAL_COLOR = '#44484c';

/** A brand's colors, corners and typefaces as CSS custom properties. */
export function brandCss(brand: Pick<Brand, 'color' | 'radius' | 'fontText' | 'fontQuestion'>): string {
  return Object.entries(deriveTokens(brand))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** The page of an unknown host: without any organization's data (B §1.4). */
const NEUTRAL: PageData = {
  status: 404,
  title: 'There is nothing here',
  organization: null,
  flags: [],
  brandCss: brandCss({ color: NEUTRAL_COLOR, radius: 8, fontText: null, fontQuestion: null }),
};

function orgParameter(request: FastifyRequest): string | undefined {
  const { org } = request.query as { org?: unknown };
  return typeof org === 'string' ? org : undefined;
}

/** What is injected into a page: the organization the server resolved (AMB-73), its public flags, its colors. */
export function pageDataFor(ctx: Pick<Context, 'config' | 'lenders' | 'pool' | 'clock'>): PageDataFor {
  return async (request) => {
    const question = hostQuestion(ctx, request.hostname, orgParameter(request));
    const found = resolveHost(question);
    if (found.kind === 'neutral') return NEUTRAL;
    const { lender } = found;
    const baseUrl = originOfHost(question.lenders, request.hostname, ctx.config.publicUrl);
    const other = otherSideOf(question.lenders, lender);
    const otherSite = other ? siteOf(question.lenders, other.orgCode, ctx.config.publicUrl) + registration.legacy() : null;
    return {
      title: `Home equity line of credit | ${lender.name}`,
      organization: organizationForPage(lender, { baseUrl, otherSite, variant: found.variant, servesAny: found.anyOrganization }),
      withoutShell: !takesApplications(lender),
      flags: await publicFlags(ctx, lender.orgCode),
      brandCss: brandCss(lender.brand),
      families: familiesOf(lender.brand),
      pictures: {
        icon: picturePath(lender, 'favicon.svg'),
        iconPng: picturePath(lender, 'favicon.png'),
        share: baseUrl + picturePath(lender, 'share.png'),
      },
    };
  };
}
