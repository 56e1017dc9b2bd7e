import type { SigningKind } from '@hearthline/contract/application/signing.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsBySha256, documentsOfKind } from '@hearthline/database/stores/application/documents.ts';
import { SIGNED_APPLICATION } from '@hearthline/journey/steps/copies.ts';
import type { SIGNER_ROLES } from '@hearthline/journey/facts/verification.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { deliver, type ToDeliver } from './deliver.ts';

type Role = (typeof SIGNER_ROLES)[number];
type Shown = { readonly kind: string; readonly sha256: string };

/**
 * The closing documents each role signs: every owner the deed, a co-signer the agreement and note too (lending §1.4.5). CLOSING_PACKAGE was disclosures
 * and agreement in one file, as older applications have it.
 */
export const SIGNED_BY: Readonly<Record<Role, readonly string[]>> = {
  CO_DEEDER: ['DEED_OF_TRUST', 'TEXAS_FAIR_MARKET_VALUE'],
  SPOUSE: ['DEED_OF_TRUST', 'TEXAS_FAIR_MARKET_VALUE'],
  CO_SIGNER: ['ACCOUNT_OPENING_DISCLOSURES', 'LINE_AGREEMENT', 'CLOSING_PACKAGE', 'DEED_OF_TRUST', 'TEXAS_FAIR_MARKET_VALUE'],
};

/** The closing documents a person signs. @param role null for the borrower */
export const documentsSignedBy = ({ facts }: Pick<Application, 'facts'>, { role }: { readonly role: Role | null }): readonly Shown[] =>
  (facts.verification.packages.NOTE?.documents ?? []).filter(({ kind }) => role === null || SIGNED_BY[role].includes(kind));

type Delivered = Shown & { readonly owner: string | null };
type Signs = (
  application: Pick<Application, 'facts'>,
  who: { readonly key: string; readonly role: Role | null },
  delivered: readonly Delivered[],
) => readonly Shown[];

/** A person's own document of a kind, the newest. */
const own =
  (kind: string): Signs =>
  (_, { key }, delivered) =>
    delivered.filter((one) => one.kind === kind && one.owner === key).slice(-1);

/** What a person signs with each signing: the one place where that is said. A new kind of signing does not compile without its row. */
const SIGNED_WITH: Readonly<Record<SigningKind, Signs>> = {
  SUMMARY: ({ facts }, { role }) => (role === null ? (facts.verification.packages.APPLICATION?.documents ?? []) : []),
  CLOSING: documentsSignedBy,
  RESCISSION: own('NOTICE_OF_RIGHT_TO_CANCEL'),
  NON_RESCISSION: own('NON_RESCISSION_CONFIRMATION'),
  AUTOPAY: own('AUTOPAY_AUTHORIZATION'),
};

/**
 * The documents that a person signs with a signing, as they are now; empty while there is nothing to sign.
 * @param who `key`: 'borrower' or the signer's id
 * @param delivered every document of the application, in the order of their delivery
 */
export const documentsToSign = (signing: SigningKind, ...of: Parameters<Signs>): Shown[] =>
  SIGNED_WITH[signing](...of).map(({ kind, sha256 }) => ({ kind, sha256 }));

/** An executed copy is a document of its own beside the one that was shown, whose hash the evidence names. */
const SIGNED = 'SIGNED_';
export const signedKind = (kind: string): string => `${SIGNED}${kind}`;
/** The kind of the document an executed copy is of; its own for any other. */
export const sourceKind = (kind: string): string => (kind.startsWith(SIGNED) ? kind.slice(SIGNED.length) : kind);
/** Names the document that was shown in the version of its executed copies. */
export const versionOf = (sha256: string): string => `of ${sha256.slice(0, 16)}`;

/** The executed copy of a document that was shown, with every signature so far; null while there is none. */
export async function executedCopy(
  on: Parameters<typeof documentsOfKind>[0],
  uuid: string,
  shown: { readonly kind: string; readonly sha256: string },
): Promise<string | null> {
  return (await copiesOf(on, uuid, shown))[0]?.storageKey ?? null;
}

/** Every executed copy of a document that was shown, the newest first. */
export const copiesOf = async (
  on: Parameters<typeof documentsOfKind>[0],
  uuid: string,
  shown: { readonly kind: string; readonly sha256: string },
) => (await documentsOfKind(on, uuid, signedKind(shown.kind))).filter(({ version }) => version.startsWith(versionOf(shown.sha256)));

/** The newest executed copy of each document, instead of the document itself and of copies with fewer signatures. @param documents in the order of their delivery */
export function withoutSuperseded<D extends { readonly kind: string; readonly version: string; readonly sha256: string }>(
  documents: readonly D[],
): D[] {
  const isOf = (copy: D, { kind, sha256 }: D): boolean => copy.kind === signedKind(kind) && copy.version.startsWith(versionOf(sha256));
  const source = ({ version }: D): string => version.slice(0, versionOf('').length + 16);
  return documents.filter(
    (one, at) =>
      !documents.some((other) => isOf(other, one)) &&
      !(
        one.kind.startsWith(SIGNED) &&
        documents.some((other, later) => later > at && other.kind === one.kind && source(other) === source(one))
      ),
  );
}

/** Delivers to a person the executed copies of documents that were shown to them, one delivery for all. */
export async function deliverCopiesOf(
  { ctx, client, application }: { readonly ctx: Context; readonly client: PoolClient; readonly application: Application },
  signed: readonly { readonly to: string; readonly shown: readonly Shown[] }[],
  others: readonly ToDeliver[] = [],
): Promise<FactOf<'documentsSent'>[]> {
  const { uuid } = application;
  const documents: ToDeliver[] = [];
  for (const { to, shown } of signed)
    for (const one of shown) {
      const sha256 = await executedCopy(client, uuid, one);
      const [document] = sha256 === null ? [] : await documentsBySha256(client, uuid, [sha256]);
      if (document) documents.push({ to, kind: signedKind(one.kind), title: document.title, sha256: document.sha256 });
    }
  return deliver(ctx, client, application, [...documents, ...others]);
}

/**
 * Delivers to each person what they signed at the closing, as it was executed, with the notarized deed, once the last signature is on it (12 CFR
 * 1005.10(b); in Texas the application as it was signed last too, Tex. Const. art. XVI s.50(a)(6)(Q)(v)). In the transaction of that signature; returns the
 * facts of the deliveries. @param deed the hash of the deed as the notary returned it
 */
export async function deliverExecuted(
  change: { readonly ctx: Context; readonly client: PoolClient; readonly application: Application },
  deed: string,
): Promise<FactOf<'documentsSent'>[]> {
  const { client, application } = change;
  const { uuid, facts } = application;
  const people: readonly { readonly to: string; readonly role: Role | null }[] = [
    { to: BORROWER_PARTY, role: null },
    ...facts.verification.signers.map(({ id, role }) => ({ to: id, role })),
  ];
  const [notarized] = await documentsBySha256(client, uuid, [deed]);
  const [final] = isTexas(facts) ? await documentsOfKind(client, uuid, SIGNED_APPLICATION) : [];
  const everyone = [
    ...(notarized ? [{ ...notarized, kind: 'NOTARIZED_DEED' }] : []),
    ...(final ? [{ ...final, kind: SIGNED_APPLICATION }] : []),
  ];
  return deliverCopiesOf(
    change,
    people.map(({ to, role }) => ({ to, shown: documentsSignedBy(application, { role }).filter(({ kind }) => kind !== 'DEED_OF_TRUST') })),
    people.flatMap(({ to }) => everyone.map(({ kind, title, sha256 }) => ({ to, kind, title, sha256 }))),
  );
}
