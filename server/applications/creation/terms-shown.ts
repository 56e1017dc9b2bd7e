import { documentsWithApplication } from '@hearthline/documents/pre-soft-package.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { addDays, dateInZone } from '@hearthline/rules/dates.ts';
import type { OccupancyType, StateCode } from '@hearthline/rules/enums.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';
import { createHash } from 'node:crypto';
import type { Context } from '../../config/context.ts';
import { indexOf } from '../../steps/prequalification/market-rates.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { productOf } from '@hearthline/orgs/product.ts';

type Home = { readonly state: StateCode; readonly occupancy: OccupancyType; readonly lender: Lender };
const sha256Of = (shown: unknown): string => createHash('sha256').update(JSON.stringify(shown)).digest('hex');

/** The important terms, the booklet and New York's disclosures as they are shown on a day, with the hash of the words of each. */
export const termsOn = async (ctx: Context, { state, occupancy, lender }: Home, day: string) =>
  documentsWithApplication({
    lender,
    state,
    occupancy,
    day,
    product: productOf(lender.heloc),
    ...(await indexOf(ctx, day)),
  }).map((one) => ({ ...one, sha256: sha256Of(one.parts) }));

/** The day at a home in a state. */
export const dayIn = (state: StateCode, at: Date): string => dateInZone(at, timeZoneOf(state));

/**
 * The fact of what was shown before the application was sent (12 CFR 1026.40(b), (e)): the texts of today, or of yesterday when they were opened before
 * midnight. Throws document_changed for others: they have to be read in their current version.
 */
export async function termsShownFact(
  ctx: Context,
  home: Home,
  shown: readonly { readonly kind: string; readonly sha256: string }[],
  at: Date,
): Promise<FactOf<'termsShown'>> {
  const today = dayIn(home.state, at);
  const [ofToday, ofYesterday] = await Promise.all([termsOn(ctx, home, today), termsOn(ctx, home, addDays(today, -1))]);
  const current = [...ofToday, ...ofYesterday];
  const found = shown.map((one) => current.find(({ kind, sha256 }) => kind === one.kind && sha256 === one.sha256));
  const missing = ofToday.filter(({ kind }) => !found.some((one) => one?.kind === kind));
  if (missing.length > 0)
    throw new Problem('document_changed', {
      message: 'The terms have changed since you opened them. Read them again, then send your application.',
      errors: missing.map(({ kind }) => ({ field: `termsShown.${kind}`, message: 'Read this document again' })),
    });
  return {
    type: 'termsShown',
    documents: found.flatMap((one) => (one ? [{ kind: one.kind, version: one.version, sha256: one.sha256 }] : [])),
  };
}
