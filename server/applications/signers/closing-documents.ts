import type { ClosingDocuments, closingDocumentsPut } from '@hearthline/contract/application/closing-documents.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsBySha256 } from '@hearthline/database/stores/application/documents.ts';
import { saveSigningProgress, type SigningProgress, signingProgressOf } from '@hearthline/database/stores/application/signing-progress.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { signerById, type SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { isSignersName } from '@hearthline/documents/esign/evidence.ts';
import { save } from '@hearthline/documents/storage/storage.ts';
import { floodNoticeOf } from '@hearthline/journey/deliveries.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import { consentText } from '../../identity/consents/consent-texts.ts';
import { documentsSignedBy } from '../../steps/documents/executed-copies.ts';
import type { SigningParty } from './sign.ts';

type Changes = z.output<typeof closingDocumentsPut.body>;
type Drawn = Extract<NonNullable<Changes['signature']>, { style: 'DRAWN' }>;

/** The picture of a drawn signature, made of its points only: nothing that was sent is copied into it. */
export const pictureOf = (strokes: Drawn['strokes']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"><path d="${pathOf(strokes)}" fill="none" stroke="#1b1b1b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Lines through the points of each stroke. */
function pathOf(strokes: Drawn['strokes']): string {
  return strokes.map((points) => points.map((at, i) => (i === 0 ? `M${at}` : i % 2 === 1 ? ` ${at}` : `L${at}`)).join('')).join('');
}

async function signatureShown(ctx: Context, signature: SigningProgress['signature']): Promise<ClosingDocuments['signature']> {
  if (signature?.style !== 'DRAWN') return signature;
  const picture = await ctx.documents.storage.get(signature.sha256);
  const path = /d="([^"]+)"/.exec(picture?.toString('utf8') ?? '')?.[1];
  return path === undefined ? null : { style: 'DRAWN', name: signature.name, path };
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
  const named = documentsSignedBy(application, who);
  const [found, progress] = await Promise.all([
    documentsBySha256(
      ctx.pool,
      uuid,
      named.map(({ sha256 }) => sha256),
    ),
    signingProgressOf(ctx.pool, uuid, who.key),
  ]);
  const { version, text } = consentText('COMMUNICATIONS', lenderByCode(orgCode) ?? PRIMARY);
  const { applicationPhase } = facts;
  return {
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
        ? applicationPhase.signed.CLOSING !== undefined
        : applicationPhase.signers.some(({ id, signed }) => id === who.key && signed),
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
        : { style: 'DRAWN', name: signature.name, sha256: await save(ctx.documents.storage, Buffer.from(pictureOf(signature.strokes))) };
  const current = documentsSignedBy(application, who).map(({ sha256 }) => sha256);
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
    await ctx.documents.storage.remove(before.signature.sha256);
}

/**
 * What the evidence says of each document beyond its hash: where it was signed, with which signature. Throws conflict while a field is left.
 * @param placed null for a signature that is typed once for all documents, without fields
 */
export async function placedSignatures(
  client: PoolClient,
  application: Application,
  who: SigningParty,
  placed: readonly { readonly sha256: string; readonly field: string }[],
): Promise<{
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly signature: SigningProgress['signature'];
  readonly read: readonly string[];
}> {
  const named = documentsSignedBy(application, who);
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
  return { fields, signature, read };
}
