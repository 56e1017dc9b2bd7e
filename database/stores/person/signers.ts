import { hashOfSecret } from '../../secrets/one-time.ts';
import type { Connection } from '../application/application.ts';
import type { Party } from './parties.ts';

/** A signer's row, with what their account needs. */
export type SignerRow = Party & {
  readonly applicationUuid: string;
  readonly identityUuid: string | null;
  readonly invitationExpiresAt: Date | null;
  readonly removedAt: Date | null;
};
const COLUMNS = `id, role, first_name as first, last_name as last, email, phone, application_uuid as "applicationUuid", identity_uuid as "identityUuid",
  invitation_expires_at as "invitationExpiresAt", removed_at as "removedAt"`;

/** The signer of an invitation; null when it is unknown, or a later one was sent. */
export async function signerByInvitation(on: Connection, invitation: string): Promise<SignerRow | null> {
  const { rows } = await on.query<SignerRow>({
    name: 'signer-by-invitation',
    text: `select ${COLUMNS} from signer where invitation_hash = $1`,
    values: [hashOfSecret(invitation)],
  });
  return rows[0] ?? null;
}

export async function signerById(on: Connection, id: string): Promise<SignerRow | null> {
  const { rows } = await on.query<SignerRow>({ name: 'signer-by-id', text: `select ${COLUMNS} from signer where id = $1`, values: [id] });
  return rows[0] ?? null;
}

/** The other signers of an application, in the order they were added. */
export async function signersOfApplication(on: Connection, applicationUuid: string): Promise<SignerRow[]> {
  const { rows } = await on.query<SignerRow>({
    name: 'signers-of-application',
    text: `select ${COLUMNS} from signer where application_uuid = $1 and removed_at is null order by id`,
    values: [applicationUuid],
  });
  return rows;
}

export type JoinedSigner = { readonly applicationUuid: string; readonly identityUuid: string };

/** The signers of some applications who have an account, in the order they were added. */
export async function joinedSigners(on: Connection, applicationUuids: readonly string[]): Promise<JoinedSigner[]> {
  const { rows } = await on.query<JoinedSigner>({
    name: 'signers-joined',
    text: `select application_uuid as "applicationUuid", identity_uuid as "identityUuid" from signer
      where application_uuid = any($1) and identity_uuid is not null and removed_at is null order by id`,
    values: [applicationUuids],
  });
  return rows;
}

/** Applications that this identity signs, the newest first. */
export async function signersOfIdentity(on: Connection, identityUuid: string): Promise<SignerRow[]> {
  const { rows } = await on.query<SignerRow>({
    name: 'signers-of-identity',
    text: `select ${COLUMNS} from signer where identity_uuid = $1 and removed_at is null order by application_uuid desc`,
    values: [identityUuid],
  });
  return rows;
}

/** Makes an invitation the only valid one of a signer. */
export async function saveInvitation(on: Connection, id: string, invitation: string, expiresAt: Date): Promise<void> {
  await on.query({
    name: 'signer-invite',
    text: 'update signer set invitation_hash = $2, invitation_expires_at = $3, invited_count = invited_count + 1 where id = $1',
    values: [id, hashOfSecret(invitation), expiresAt],
  });
}

/** Links a signer to an account, once; false when another account is linked. */
export async function joinAsSigner(on: Connection, id: string, identityUuid: string): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'signer-take-part',
    text: 'update signer set identity_uuid = $2 where id = $1 and (identity_uuid is null or identity_uuid = $2) and removed_at is null',
    values: [id, identityUuid],
  });
  return rowCount === 1;
}

/** Corrects an address; an account that accepted the old invitation is unlinked. */
export async function correctEmail(on: Connection, id: string, email: string): Promise<void> {
  await on.query({
    name: 'signer-correct-email',
    text: 'update signer set email = $2, identity_uuid = null where id = $1 and lower(email) <> lower($2)',
    values: [id, email],
  });
}

/** Corrects the name of a signer who has no account yet. */
export async function correctName(
  on: Connection,
  id: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<void> {
  await on.query({
    name: 'signer-correct-name',
    text: 'update signer set first_name = $2, last_name = $3 where id = $1 and identity_uuid is null',
    values: [id, first, last],
  });
}

/** Corrects the telephone number that the borrower gave of a signer. */
export async function correctPhone(on: Connection, id: string, phone: string): Promise<void> {
  await on.query({ name: 'signer-correct-phone', text: 'update signer set phone = $2 where id = $1', values: [id, phone] });
}

/** Removes a signer from the application: their invitation and account no longer give access. */
export async function removeSigner(on: Connection, id: string, at: Date): Promise<void> {
  await on.query({
    name: 'signer-remove',
    text: 'update signer set removed_at = $2, invitation_hash = null where id = $1 and removed_at is null',
    values: [id, at],
  });
}
