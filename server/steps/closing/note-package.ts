import type { Parcel, ParcelDetails } from '@hearthline/providers/property/port.ts';
import type { TitleOrder, TitleSnapshot } from '@hearthline/providers/title/port.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { loadDocumentContext } from '../documents/document-context.ts';
import { documentsMadeFact, makeDocuments } from '../documents/make-documents.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';
import { agreement, openingDocuments } from './closing-package.ts';

/** The home as the county records it, for the deed. */
export type DeededHome = {
  readonly county: string;
  readonly countyFips: string;
  readonly parcelId: string;
  readonly legalDescription: string;
};

/** From the full title search if there was one, otherwise from the snapshot. */
export async function deededHome(ctx: Context, { uuid, facts }: Application): Promise<DeededHome> {
  const [details, parcels, applicationPhase, snapshot] = await Promise.all([
    latestAnswer<ParcelDetails>(ctx, uuid, 'parcel'),
    latestAnswer<Parcel[]>(ctx, uuid, 'parcels'),
    latestAnswer<TitleOrder>(ctx, uuid, 'full-title'),
    latestAnswer<TitleSnapshot>(ctx, uuid, 'title'),
  ]);
  const parcel = parcels?.find((p) => p.id === facts.propertyId);
  if (!details || !parcel) throw new GiveUp('NO_PARCEL_DETAILS');
  const legalDescription =
    applicationPhase?.report?.legalDescription ??
    snapshot?.legalDescription ??
    `The land known as parcel ${parcel.apn} of ${details.county}, as described in the last deed of record.`;
  return { county: details.county, countyFips: details.countyFips, parcelId: parcel.apn, legalDescription };
}

/** The closing documents: the agreement and note, and the deed for the notary (lending §1.2, row 27). Generated on the day they can be signed. */
export const notePackageStep: StepRun = async (ctx, application, attempt) => {
  const context = await loadDocumentContext(ctx, application);
  const { base, signers, lender } = context;
  const [closing, home] = await Promise.all([agreement(ctx, application, context), deededHome(ctx, application)]);
  const { kept, write } = await makeDocuments(ctx, application.uuid, lender, [
    ...openingDocuments({ ...closing, use: 'TO_SIGN' }),
    {
      kind: 'DEED_OF_TRUST',
      data: {
        ...base,
        dated: base.on,
        line: closing.terms.line,
        maturity: closing.maturity,
        county: home.county,
        parcelId: home.parcelId,
        legalDescription: home.legalDescription,
        grantors: signers,
        trustee: { name: `${lender.legalName}, trustee`, address: lender.address },
      },
    },
  ]);
  return { facts: [documentsMadeFact('NOTE', attempt, kept)], write };
};
