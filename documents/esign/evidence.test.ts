import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificateData } from '../templates/notices/certificate.ts';
import { appendEvidence, type EvidenceInput, type EvidenceRecord, evidenceRoot, isSignersName, verifyEvidence } from './evidence.ts';

const APPLICATION = '01935f6e-7a10-7000-8000-000000001001';
const input = (n: number): EvidenceInput => ({
  applicationUuid: APPLICATION,
  signer: { identityUuid: '01935f6e-7a10-7000-8000-000000002002', name: 'Grace Happy' },
  consentVersion: '2026-01',
  documentKind: 'LINE_AGREEMENT',
  documentSha256: String(n % 10).repeat(64),
  nameTyped: 'Grace Happy',
  at: new Date(Date.UTC(2026, 10, 24, 17, n)).toISOString(),
  ip: '203.0.113.7',
  userAgent: 'Test',
  geolocation: n % 2 === 0 ? { latitude: 33.4, longitude: -112, accuracyMeters: 20 } : null,
});
const chainOf = (length: number): EvidenceRecord[] =>
  Array.from({ length }, (_, n) => n).reduce<EvidenceRecord[]>(
    (chain, n) => [...chain, appendEvidence(chain.at(-1) ?? null, input(n))],
    [],
  );

describe('a chain of signing evidence', () => {
  test('is valid, and begins with the application’s own root', () => {
    const chain = chainOf(4);
    expect(verifyEvidence(APPLICATION, chain)).toEqual({ valid: true, faults: [], head: chain[3]?.hash });
    expect(chain[0]?.previousHash).toBe(evidenceRoot(APPLICATION));
    expect(verifyEvidence(APPLICATION, [])).toEqual({ valid: true, faults: [], head: evidenceRoot(APPLICATION) });
  });

  test('a change of any member of any record is detected', () => {
    const text = fc.string({ minLength: 1 });
    const members: fc.Arbitrary<Partial<EvidenceInput>> = fc.oneof(
      fc.record({ nameTyped: text }),
      fc.record({ ip: text }),
      fc.record({ userAgent: text }),
      fc.record({ consentVersion: text }),
      fc.record({ documentSha256: text }),
      fc.record({
        geolocation: fc.record({ latitude: fc.double({ noNaN: true }), longitude: fc.double({ noNaN: true }), accuracyMeters: fc.nat() }),
      }),
      fc.record({ signer: fc.record({ identityUuid: text, name: text }) }),
    );
    const chain = chainOf(3);
    fc.assert(
      fc.property(fc.nat(2), members, (at, change) => {
        const forged = chain.map((record, i) => (i === at ? { ...record, ...change } : record));
        const same = JSON.stringify(forged) === JSON.stringify(chain);
        expect(verifyEvidence(APPLICATION, forged).valid).toBe(same);
      }),
    );
  });

  test('a record removed, moved, or forged with a correct hash of its own is detected', () => {
    const chain = chainOf(3);
    const [one, two, three] = chain as [EvidenceRecord, EvidenceRecord, EvidenceRecord];
    expect(verifyEvidence(APPLICATION, [one, three]).faults.map(({ fault }) => fault)).toEqual(['LINK', 'SEQUENCE']);
    expect(verifyEvidence(APPLICATION, [two, one, three]).valid).toBe(false);
    const forged = appendEvidence(one, { ...input(1), nameTyped: 'Another Signer' });
    expect(verifyEvidence(APPLICATION, [one, forged, three]).faults).toEqual([{ sequence: 3, fault: 'LINK' }]);
  });

  test('another application’s chain, decreasing times, and missing documents are detected', () => {
    const chain = chainOf(2);
    expect(verifyEvidence('01935f6e-7a10-7000-8000-00000000ffff', chain).faults.map(({ fault }) => fault)).toContain('APPLICATION');
    const back = appendEvidence(chain[1] ?? null, { ...input(3), at: '2026-11-24T16:00:00.000Z' });
    expect(verifyEvidence(APPLICATION, [...chain, back]).faults).toEqual([{ sequence: 3, fault: 'TIME' }]);
    expect(verifyEvidence(APPLICATION, chain, new Set(['0'.repeat(64)])).faults).toEqual([{ sequence: 2, fault: 'DOCUMENT' }]);
    expect(verifyEvidence(APPLICATION, chain, new Set(['0'.repeat(64), '1'.repeat(64)])).valid).toBe(true);
  });

  test('survives the database: the order of members does not matter', () => {
    const chain = chainOf(2).map((record) => Object.fromEntries(Object.entries(record).toReversed()) as unknown as EvidenceRecord);
    expect(verifyEvidence(APPLICATION, chain).valid).toBe(true);
  });
});

test('the certificate lists each signed document once, and the records in order', () => {
  const [one, two] = chainOf(2) as [EvidenceRecord, EvidenceRecord];
  const base = {
    on: '2026-11-24',
    loanNumber: 'HL-1',
    applicants: ['Grace Happy'],
    mailingAddress: null,
    property: null,
    state: 'AZ',
  } as const;
  const kept = [one, one, two].map(({ documentSha256 }) => ({ title: `Document ${documentSha256[0]}`, sha256: documentSha256 }));
  const data = certificateData(base, [...kept, { title: 'Never signed', sha256: 'f'.repeat(64) }], [two, one]);
  expect(data.documents.map(({ title }) => title)).toEqual(['Document 0', 'Document 1']);
  expect(data.records.map(({ sequence }) => sequence)).toEqual([1, 2]);
});

test('a typed name matches regardless of case, spaces and periods', () => {
  expect(isSignersName(' grace   HAPPY ', 'Grace Happy')).toBe(true);
  expect(isSignersName('Jose\u0301 Diaz Jr.', 'José Diaz Jr')).toBe(true);
  expect([isSignersName('Grace', 'Grace Happy'), isSignersName('', ''), isSignersName('Jose Diaz', 'José Diaz')]).toEqual([
    false,
    false,
    false,
  ]);
});
