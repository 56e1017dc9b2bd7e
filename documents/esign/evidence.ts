import { createHash } from 'node:crypto';
import { canonical } from '../storage/canonical-json.ts';

/**
 * Evidence of electronic signatures: the consent, the bytes shown, who typed which name, when and from where. Each record contains the hash
 * of the previous one, so that changing or removing one is detected (15 USC 7001(d), lending §4.11).
 */

export type Geolocation = { readonly latitude: number; readonly longitude: number; readonly accuracyMeters: number };

/** A datum that staff changed on request: the member who asked for it, and the one who agreed; ISO instants. */
export type StaffChange = {
  readonly what: string;
  readonly askedAt: string;
  readonly askedBy: { readonly uuid: string; readonly name: string };
  readonly agreedBy: { readonly uuid: string; readonly name: string };
  readonly appliedAt: string;
};

/** Input of one signature. `at` is an ISO instant. */
export type EvidenceInput = {
  readonly applicationUuid: string;
  readonly signer: { readonly identityUuid: string; readonly name: string };
  readonly consentVersion: string;
  readonly documentKind: string;
  readonly documentSha256: string;
  /** The version of the document, as it was delivered. Absent in older records. */
  readonly documentVersion?: string;
  /** The version of the application in which the signer read it. Absent in older records. */
  readonly applicationVersion?: number;
  readonly nameTyped: string;
  readonly at: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Only when the signer shared it. */
  readonly geolocation: Geolocation | null;
  /** Why there is none: the signer said no, or the device had none. Absent where nobody asked. */
  readonly locationNotShared?: 'REFUSED' | 'UNAVAILABLE';
  /** What staff had changed of the signer's identity data before, oldest first: which datum, when and by whom, never a value. Absent where nothing was. */
  readonly staffChanges?: readonly StaffChange[];
  /** How the document was read: shown and scrolled to its end page by page, or as the signer confirmed with a tick. Absent in older records. */
  readonly read?: 'TO_THE_END' | 'CONFIRMED';
  /** Where in the document the signature was placed. Absent for a name typed once for a whole package. */
  readonly fields?: readonly string[];
  /** The signature that was placed: the typed name, or a drawn one, stored under its sha256. */
  readonly signature?: { readonly style: 'TYPED' } | { readonly style: 'DRAWN'; readonly sha256: string };
};

export type EvidenceRecord = EvidenceInput & {
  /** 1, 2, 3 … within an application. */
  readonly sequence: number;
  /** Hash of the previous record, or of the application's identifier for the first. */
  readonly previousHash: string;
  readonly hash: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The root hash of an application's chain, different for every application. */
export const evidenceRoot = (applicationUuid: string): string => sha256(`esign-evidence:${applicationUuid}`);

const hashOf = (record: Omit<EvidenceRecord, 'hash'>): string => sha256(canonical(record));

/** The next record of a chain; `last` is the newest one, or null for the first signature of an application. */
export function appendEvidence(last: EvidenceRecord | null, input: EvidenceInput): EvidenceRecord {
  const record = { ...input, sequence: (last?.sequence ?? 0) + 1, previousHash: last?.hash ?? evidenceRoot(input.applicationUuid) };
  return { ...record, hash: hashOf(record) };
}

export type EvidenceFault = {
  readonly sequence: number;
  readonly fault: 'HASH' | 'LINK' | 'SEQUENCE' | 'APPLICATION' | 'TIME' | 'DOCUMENT';
};
export type EvidenceCheck = { readonly valid: boolean; readonly faults: readonly EvidenceFault[]; readonly head: string };

/**
 * Verifies a whole chain, oldest first: each record's hash, link, number and application, times that never decrease, and, when the stored
 * documents' hashes are given, that the bytes signed are the bytes stored.
 */
export function verifyEvidence(
  applicationUuid: string,
  records: readonly EvidenceRecord[],
  kept: ReadonlySet<string> | null = null,
): EvidenceCheck {
  const faults: EvidenceFault[] = [];
  let previousHash = evidenceRoot(applicationUuid);
  let previousAt = '';
  for (const [index, record] of records.entries()) {
    const { hash, ...rest } = record;
    const found = (fault: EvidenceFault['fault'], is: boolean): void => {
      if (is) faults.push({ sequence: index + 1, fault });
    };
    found('HASH', hashOf(rest) !== hash);
    found('LINK', record.previousHash !== previousHash);
    found('SEQUENCE', record.sequence !== index + 1);
    found('APPLICATION', record.applicationUuid !== applicationUuid);
    found('TIME', record.at < previousAt);
    found('DOCUMENT', kept !== null && !kept.has(record.documentSha256));
    previousHash = hash;
    previousAt = record.at;
  }
  return { valid: faults.length === 0, faults, head: previousHash };
}

/** Whether the typed text is the signer's name, regardless of letter case, spaces, Unicode form of accents, and periods. */
export function isSignersName(typed: string, name: string): boolean {
  const plain = (text: string): string =>
    text
      .normalize('NFC')
      .replaceAll(/[\s.]+/g, ' ')
      .trim()
      .toLocaleUpperCase('en-US');
  return plain(typed) !== '' && plain(typed) === plain(name);
}
