import type { Parcel, ParcelDetails } from '@hearthline/providers/property/port.ts';
import type { TitleOrder, TitleSnapshot } from '@hearthline/providers/title/port.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { DocumentData, Signer } from '@hearthline/documents/templates/document-data.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { countyPlace, trusteeOf } from '@hearthline/rules/regulation/states.ts';
import type { Context } from '../../config/context.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { loadDocumentContext, trustOf } from '../documents/document-context.ts';
import { documentsMadeFact, makeDocuments } from '../documents/make-documents.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';
import { agreement, openingDocuments } from './closing-package.ts';
import { texasValue } from './texas-documents.ts';

/** The home as the county records it, for the deed. */
export type DeededHome = {
  readonly county: string;
  readonly countyFips: string;
  readonly parcelId: string;
  readonly legalDescription: string;
  /** How the owners hold title, as recorded. */
  readonly vesting: string | null;
};

/** Who holds the power of sale: the public trustee of the county, or the lender's trustee for the state; null where the instrument has none. */
export function trusteeFor(lender: Lender, state: StateCode, county: string): DocumentData['DEED_OF_TRUST']['trustee'] {
  const by = trusteeOf(state);
  if (by === null) return null;
  if (by === 'PUBLIC_TRUSTEE')
    return { name: `the Public Trustee of the ${countyPlace(state, county)}, State of ${STATE_NAMES[state]}`, address: null };
  const trustee = lender.trustees.find(({ states }) => states.includes(state));
  if (!trustee) throw new GiveUp('NO_TRUSTEE');
  return { name: trustee.name, address: trustee.address };
}

/** Letters only, for names that the county and people write differently. */
const plain = (name: string): string => name.normalize('NFD').replaceAll(/\P{L}/gu, '').toUpperCase();

/** Gives up when the trust that holds title cannot be named with its date, or has a trustee who does not sign: the deed would pledge nothing. */
async function requireTrust(ctx: Context, application: Application, signers: readonly Signer[]): Promise<void> {
  if (application.facts.ownership !== 'TRUST') return;
  const trust = await trustOf(ctx, application);
  if (!trust?.dated) throw new GiveUp('TRUST_NOT_ON_TITLE');
  const signing = signers.map(({ name }) => plain(name));
  if (
    (trust.trustees ?? []).some(({ first, last }) => !signing.some((name) => name.startsWith(plain(first)) && name.includes(plain(last))))
  )
    throw new GiveUp('TRUSTEE_DOES_NOT_SIGN');
}

/** From the full title search if there was one, otherwise from the snapshot. */
export async function deededHome(ctx: Context, { uuid, facts }: Application): Promise<DeededHome> {
  const [details, parcels, verification, snapshot] = await Promise.all([
    latestAnswer<ParcelDetails>(ctx, uuid, 'parcel'),
    latestAnswer<Parcel[]>(ctx, uuid, 'parcels'),
    latestAnswer<TitleOrder>(ctx, uuid, 'full-title'),
    latestAnswer<TitleSnapshot>(ctx, uuid, 'title'),
  ]);
  const parcel = parcels?.find((p) => p.id === facts.propertyId);
  if (!details || !parcel) throw new GiveUp('NO_PARCEL_DETAILS');
  const vesting = verification?.report?.vestingText ?? snapshot?.vestingText ?? null;
  const legalDescription =
    verification?.report?.legalDescription ??
    snapshot?.legalDescription ??
    `The land known as parcel ${parcel.apn} of ${details.county}, as described in the last deed of record.`;
  return { county: details.county, countyFips: details.countyFips, parcelId: parcel.apn, legalDescription, vesting };
}

/** The closing documents: the agreement and note, and the deed for the notary (lending §1.2, row 27). Generated on the day they can be signed. */
export const notePackageStep: StepRun = async (ctx, application, attempt) => {
  const context = await loadDocumentContext(ctx, application);
  const { base, signers, lender } = context;
  await requireTrust(ctx, application, signers);
  const [closing, home] = await Promise.all([agreement(ctx, application, context), deededHome(ctx, application)]);
  const { kept, write } = await makeDocuments(ctx, application.uuid, lender, [
    ...openingDocuments({ ...closing, use: 'TO_SIGN' }),
    ...(await texasValue(ctx, application, context)),
    {
      kind: 'DEED_OF_TRUST',
      data: {
        ...base,
        dated: base.on,
        line: closing.terms.line,
        maturity: closing.dates.maturity,
        county: home.county,
        parcelId: home.parcelId,
        legalDescription: home.legalDescription,
        grantors: signers,
        vesting: home.vesting,
        trustee: trusteeFor(lender, base.state, home.county),
        isTexasHomestead: isTexas(application.facts),
      },
    },
  ]);
  return { facts: [documentsMadeFact('NOTE', attempt, kept), { type: 'lineDated', by: 'AGREEMENT', ...closing.dates }], write };
};
