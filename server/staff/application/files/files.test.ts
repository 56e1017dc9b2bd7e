import { TEMPLATES } from '@hearthline/documents/templates.ts';
import type { IdentityResult } from '@hearthline/providers/identity-documents/port.ts';
import type { UploadRow } from '@hearthline/database/generated/rows.ts';
import { DOCUMENT_TYPES } from '@hearthline/rules/conditions/document-types.ts';
import { expect, test } from 'vitest';
import { signedKind } from '../../../steps/documents/executed-copies.ts';
import { FILE_NAMES, fileName } from './names.ts';
import { identityRows, picturesRead } from './readings.ts';

test('every document and every type of file has a name of its own, without a code in it', () => {
  const kinds = [...Object.keys(TEMPLATES), ...DOCUMENT_TYPES];
  const names = kinds.map((kind) => fileName(kind));
  expect(names).not.toContain(null);
  expect(new Set(names).size).toBe(kinds.length);
  for (const name of Object.values(FILE_NAMES)) expect(name).toMatch(/^[A-Z][\w’,-]*(?: [\w’,-]+)*$/);
  for (const name of Object.values(FILE_NAMES)) expect(name).not.toMatch(/_|[A-Z]{6}/);
  expect(fileName('DRIVERSLICENSEBACK')).toBe('Driver’s license, back');
  expect(fileName('USER_UPLOADED_PAYSTUB')).toBe('Paystub');
  expect(fileName(signedKind('DEED_OF_TRUST'))).toBe('Security instrument, signed copy');
  expect(fileName('NO_SUCH_KIND')).toBeNull();
});

const RESULT: IdentityResult = {
  status: 'PENDING_REVIEW',
  documentType: 'DRIVERS_LICENSE',
  documentNumberMasked: 'D12344821',
  expiry: '2029-04-30',
  extracted: { first: 'Paul', last: 'Joint', dob: '1980-05-17' },
  checks: { notExpired: true, notTampered: null, legible: true, faceMatch: false, liveness: null, nameMatch: false, dobMatch: true },
};

test('what a vendor read from a license is masked as on every page, with what differs', () => {
  const rows = identityRows(RESULT, false, 'processor');
  expect(rows.map(({ label, value, finding }) => [label, value, finding?.ok ?? null])).toEqual([
    ['Document', "US Driver's License", null],
    ['Name', 'Paul Joint', false],
    ['Birth date', '••/••/1980', true],
    ['Number', '•••4821', null],
    ['Expires', '2029-04-30', true],
    ['Picture', null, true],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/05-17|D1234/);
  expect(identityRows(RESULT, true, 'processor')).toEqual([
    { label: 'Face', value: null, finding: { ok: false, text: 'Not the face on the document' } },
  ]);
});

test('an answer belongs to the newest pictures that were there when it came, of the document that it names', () => {
  const picture = (id: string, type: string, minute: number, key: string | null = 'stored'): UploadRow =>
    ({ id, document_type: type, sent_at: new Date(minute * 60_000), storage_key: key }) as UploadRow;
  const sent = [
    picture('later front', 'DRIVERSLICENSEFRONT', 9),
    picture('refused back', 'DRIVERSLICENSEBACK', 5, null),
    picture('back', 'DRIVERSLICENSEBACK', 4),
    picture('front', 'DRIVERSLICENSEFRONT', 3),
    picture('passport', 'PASSPORTFRONT', 2),
    picture('selfie', 'SELFIE', 1),
    picture('first front', 'DRIVERSLICENSEFRONT', 0),
  ];
  const read = (type: IdentityResult['documentType'], minute: number) =>
    picturesRead(sent, type, new Date(minute * 60_000)).map(({ id }) => id);
  expect(read('DRIVERS_LICENSE', 6)).toEqual(['front', 'back', 'selfie']);
  expect(read('PASSPORT', 6)).toEqual(['passport', 'selfie']);
  expect(read(null, 2)).toEqual(['passport', 'selfie']);
  expect(read('STATE_ID', 6)).toEqual(['selfie']);
});
