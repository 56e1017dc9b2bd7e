import type { Connection } from './application.ts';

/** How far a person is with signing the closing documents. Documents are named by their sha256: what was done to an earlier one does not count. */
export type SigningProgress = {
  /** Hashes of the documents that were read to the end. */
  readonly read: readonly string[];
  /** Where the person signed. */
  readonly signed: readonly { readonly sha256: string; readonly field: string }[];
  /** The signature adopted: typed, or drawn and stored as a picture under its sha256. */
  readonly signature:
    | { readonly style: 'TYPED'; readonly name: string }
    | { readonly style: 'DRAWN'; readonly name: string; readonly sha256: string }
    | null;
  /** What the person answered when asked for their place. */
  readonly location: 'SHARED' | 'REFUSED' | 'UNAVAILABLE' | null;
};

export const NO_PROGRESS: SigningProgress = { read: [], signed: [], signature: null, location: null };

/** @param party 'borrower' or a signer's id */
export async function signingProgressOf(on: Connection, applicationUuid: string, party: string): Promise<SigningProgress> {
  const { rows } = await on.query<{ progress: SigningProgress }>({
    name: 'signing-progress',
    text: 'select progress from signing_progress where application_uuid = $1 and party = $2',
    values: [applicationUuid, party],
  });
  return rows[0]?.progress ?? NO_PROGRESS;
}

export async function saveSigningProgress(
  on: Connection,
  applicationUuid: string,
  party: string,
  progress: SigningProgress,
  at: Date,
): Promise<void> {
  await on.query({
    name: 'signing-progress-save',
    text: `insert into signing_progress (application_uuid, party, progress, updated_at) values ($1, $2, $3, $4)
      on conflict (application_uuid, party) do update set progress = excluded.progress, updated_at = excluded.updated_at`,
    values: [applicationUuid, party, JSON.stringify(progress), at],
  });
}
