import { versionOf } from '@hearthline/database/stores/settings/lender-versions.ts';
import { outlineOf } from '@hearthline/documents/pdf/fonts.ts';
import { logoInOneColorSvg, logoOnDarkSvg, logoSvg, type Picture, pictureVersion, shareSvg, tileSvg } from '@hearthline/orgs/logos.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { Context } from '../config/context.ts';
import { readVersion } from '../config/lenders.ts';
import { drawPng } from './content/inspector.ts';

const SVGS: Readonly<Partial<Record<Picture, (lender: Lender) => string>>> = {
  'logo.svg': logoSvg,
  'logo-on-dark.svg': logoOnDarkSvg,
  'logo-in-one-color.svg': logoInOneColorSvg,
  'favicon.svg': (lender) => tileSvg(lender, 32),
};
/** Drawn from these; the one of mails at twice the size at which it is shown. */
const PNGS: Readonly<Partial<Record<Picture, (lender: Lender) => string>>> = {
  'favicon.png': (lender) => tileSvg(lender, 32),
  'mail.png': (lender) => tileSvg(lender, 80),
  'share.png': (lender) => shareSvg(lender, outlineOf(lender.name, 'sans-bold')),
};

/** Pictures that were drawn in this process, about 10 kB each; the oldest goes first. */
const drawn = new Map<string, Promise<Buffer>>();
const MOST_KEPT = 300;

function pngOf(lender: Lender, picture: Picture, draw: (lender: Lender) => string): Promise<Buffer> {
  const key = `${pictureVersion(lender)} ${picture}`;
  const known = drawn.get(key);
  if (known) return known;
  const png = drawPng(draw(lender));
  drawn.set(key, png);
  png.catch(() => drawn.delete(key));
  for (const [oldest] of drawn) if (drawn.size > MOST_KEPT) drawn.delete(oldest);
  return png;
}

/** The lender of an address: of the version that it names, in effect or not any more; without one, what is served now under the brand. */
async function lenderAt(
  { lenders, pool, clock }: Pick<Context, 'lenders' | 'pool' | 'clock'>,
  orgBrand: string,
  version: string | undefined,
): Promise<Lender | undefined> {
  if (version === undefined) return lenders.now().byBrand(orgBrand);
  const [orgCode = '', number = ''] = version.split('.');
  const served = lenders.now().byCode(orgCode);
  if (served?.orgBrand !== orgBrand) return undefined;
  if (pictureVersion(served) === version) return served;
  const kept = await versionOf(pool, orgCode, Number(number));
  // one that was called off, or is to come, is nobody's yet
  if (kept === null || kept.called_off_at !== null || kept.effective_at > clock.now()) return undefined;
  const read = readVersion(kept);
  return 'lender' in read ? read.lender : undefined;
}

/** A picture of a brand, or null where there is none. */
export async function pictureOf(
  ctx: Pick<Context, 'lenders' | 'pool' | 'clock'>,
  { orgBrand, picture, version }: { readonly orgBrand: string; readonly picture: Picture; readonly version: string | undefined },
): Promise<Buffer | null> {
  const lender = await lenderAt(ctx, orgBrand, version);
  if (lender === undefined) return null;
  const svg = SVGS[picture];
  if (svg) return Buffer.from(svg(lender), 'utf8');
  const png = PNGS[picture];
  return png ? pngOf(lender, picture, png) : null;
}
