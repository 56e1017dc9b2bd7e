import type { ClosingDocuments, closingDocumentsPut } from '@hearthline/contract/application/closing-documents.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsBySha256 } from '@hearthline/database/stores/application/documents.ts';
import { saveSigningProgress, type SigningProgress, signingProgressOf } from '@hearthline/database/stores/application/signing-progress.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import { isNamedByEvidence } from '@hearthline/database/stores/application/evidence.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { signerById, type SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { isSignersName } from '@hearthline/documents/esign/evidence.ts';
import { save } from '@hearthline/documents/storage/storage.ts';
import { floodNoticeOf } from '@hearthline/journey/deliveries.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import { consentText } from '../../identity/consents/consent-texts.ts';
import { documentsToSign } from '../../steps/documents/executed-copies.ts';
import { drawingOf, drawnPath } from './executed.ts';
import type { Placed, SigningParty } from './sign.ts';

type Changes = z.output<typeof closingDocumentsPut.body>;
type Drawn = Extract<NonNullable<Changes['signature']>, { style: 'DRAWN' }>;

/** Whose picture it is: equal strokes of two people are two pictures, as bytes are stored under their hash, and giving one up leaves the other. */
const ownerMark = (applicationUuid: string, party: string): string => `<metadata>${applicationUuid} ${party}</metadata>`;

/** The picture of a drawn signature, made of its points and its owner only: nothing that was sent is copied into it. */
export const pictureOf = (strokes: Drawn['strokes'], applicationUuid: string, party: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200">${ownerMark(applicationUuid, party)}<path d="${pathOf(strokes)}" fill="none" stroke="#1b1b1b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Lines through the points of each stroke. */
function pathOf(strokes: Drawn['strokes']): string {
  return strokes.map((points) => points.map((at, i) => (i === 0 ? `M${at}` : i % 2 === 1 ? ` ${at}` : `L${at}`)).join('')).join('');
}

async function signatureShown(ctx: Context, signature: SigningProgress['signature']): Promise<ClosingDocuments['signature']> {
  if (signature?.style !== 'DRAWN') return signature;
  const path = await drawnPath(ctx, signature.sha256);
  return path === null ? null : { style: 'DRAWN', name: signature.name, path };
}

/** The person who signs, with their name as in the documents; `row` of another signer than the borrower. */
export async function signingPartyOf(
  ctx: Context,
  application: Application,
  party: Party,
): Promise<SigningParty & { row: SignerRow | null }> {
  const row = party.kind === 'signer' ? await signerById(ctx.pool, party.signerId) : null;
  const who = row ?? (await applicantOf(ctx, application));
  const name = [who.first, 'middle' in who && who.middle, who.last, 'suffix' in who && who.suffix].filter(Boolean).join(' ');
  return { key: row?.id ?? 'borrower', name, role: row?.role ?? null, row };
}

/** The fields of a document that a person signs, in the order of its pages. */
const fieldsOf = <F extends { readonly party: string }>(fields: readonly F[], { key }: SigningParty): F[] =>
  fields.filter(({ party }) => party === key);

/** What a person reads and signs, and how far they are. Only what was done to the documents as they are now counts. */
export async function closingDocumentsOf(ctx: Context, application: Application, who: SigningParty): Promise<ClosingDocuments> {
  const { uuid, orgCode, facts } = application;
  const named = documentsToSign('CLOSING', application, who, []);
  const [found, progress] = await Promise.all([
    documentsBySha256(
      ctx.pool,
      uuid,
      named.map(({ sha256 }) => sha256),
    ),
    signingProgressOf(ctx.pool, uuid, who.key),
  ]);
  const { version, text } = consentText('COMMUNICATIONS', lenderOf(ctx, orgCode));
  const { verification } = facts;
  return {
    version: application.version,
    name: who.name,
    consent: { version, text },
    documents: named.flatMap(({ kind, sha256 }) => {
      const document = found.find((one) => one.sha256 === sha256);
      if (!document) return [];
      const fields = fieldsOf(document.fields, who).flatMap(({ party: _, kind: placed, ...field }) =>
        placed === 'NOTARY'
          ? []
          : [{ ...field, kind: placed, isSigned: progress.signed.some((one) => one.sha256 === sha256 && one.field === field.id) }],
      );
      return [{ kind, title: document.title, sha256, pages: document.pages, isRead: progress.read.includes(sha256), fields }];
    }),
    signature: await signatureShown(ctx, progress.signature),
    location: progress.location,
    flood: who.key === 'borrower' ? floodNoticeOf(facts) : 'NONE',
    isSigned:
      who.key === 'borrower'
        ? verification.signed.CLOSING !== undefined
        : verification.signers.some(({ id, signed }) => id === who.key && signed),
  };
}

/**
 * Saves what a person has read and where they signed. A signature that is adopted anew takes back those placed before: each was placed with the one
 * that was shown.
 */
export async function saveClosingDocuments(ctx: Context, application: Application, who: SigningParty, changes: Changes): Promise<void> {
  const before = await signingProgressOf(ctx.pool, application.uuid, who.key);
  const { signature } = changes;
  if (signature && !isSignersName(signature.name, who.name))
    throw new Problem('conflict', {
      message: `Type your name as it appears in the documents: ${who.name}`,
      errors: [{ field: 'name', message: `Type ${who.name}` }],
    });
  const adopted: SigningProgress['signature'] =
    signature === undefined
      ? before.signature
      : signature.style === 'TYPED'
        ? signature
        : {
            style: 'DRAWN',
            name: signature.name,
            sha256: await save(ctx.documents.storage, Buffer.from(pictureOf(signature.strokes, application.uuid, who.key))),
          };
  const current = documentsToSign('CLOSING', application, who, []).map(({ sha256 }) => sha256);
  const signed = changes.signed ?? (signature ? [] : before.signed);
  await saveSigningProgress(
    ctx.pool,
    application.uuid,
    who.key,
    {
      read: (changes.read ?? before.read).filter((sha256) => current.includes(sha256)),
      signed: adopted === null ? [] : signed.filter(({ sha256 }) => current.includes(sha256)),
      signature: adopted,
      location: changes.location ?? before.location,
    },
    ctx.clock.now(application.uuid),
  );
  // nothing is signed with a signature that was given up
  if (
    before.signature?.style === 'DRAWN' &&
    before.signature !== adopted &&
    !(adopted?.style === 'DRAWN' && adopted.sha256 === before.signature.sha256)
  )
    await removePicture(ctx, application.uuid, who.key, before.signature.sha256);
}

/** Deletes a picture that was given up: a person's own, and never one that evidence names, as of a signing whose documents were made anew. */
async function removePicture(ctx: Context, applicationUuid: string, party: string, sha256: string): Promise<void> {
  const { storage } = ctx.documents;
  const picture = await storage.get(sha256).catch(() => null);
  if (!picture?.includes(ownerMark(applicationUuid, party)) || (await isNamedByEvidence(ctx.pool, applicationUuid, sha256))) return;
  await storage.remove(sha256);
}

/**
 * What the evidence says of each document beyond its hash: where it was signed, with which signature. Throws conflict while a field is left, and for a picture that cannot be read.
 */
export async function placedSignatures(
  ctx: Context,
  client: PoolClient,
  application: Application,
  who: SigningParty,
  placed: readonly { readonly sha256: string; readonly field: string }[],
): Promise<Placed> {
  const named = documentsToSign('CLOSING', application, who, []);
  const { signature, read } = await signingProgressOf(client, application.uuid, who.key);
  const found = await documentsBySha256(
    client,
    application.uuid,
    named.map(({ sha256 }) => sha256),
  );
  const fields = Object.fromEntries(found.map((document) => [document.sha256, fieldsOf(document.fields, who).map(({ id }) => id)]));
  const left = found.filter(({ sha256 }) => fields[sha256]?.some((id) => !placed.some((one) => one.sha256 === sha256 && one.field === id)));
  if (signature === null || left.length > 0)
    throw new Problem('conflict', {
      message: signature === null ? 'Choose your signature first' : 'Sign in every place first',
      errors: left.map(({ kind, title }) => ({ field: kind, message: `${title}: sign in every place first` })),
    });
  await drawingOf(ctx, signature);
  return {
    fields,
    shown: read,
    signature: signature.style === 'DRAWN' ? { style: 'DRAWN', sha256: signature.sha256 } : { style: 'TYPED' },
  };
}
