import { expect, test } from 'vitest';
import { DOCUMENTS, fileId, LICENSE, PAYSTUB, upload } from '../../../testing/files.ts';
import { filesOf, nextWaiting } from './files.ts';

test('what waits for a decision comes first, the oldest before; earlier versions come last', () => {
  const files = filesOf(DOCUMENTS);
  expect(files.map(({ name }) => name).slice(0, 3)).toEqual([PAYSTUB.name, 'Hazard insurance policy', LICENSE.name]);
  expect(files.at(-1)).toMatchObject({ name: 'Credit score notice', state: 'EARLIER' });
});

test('a file that answers no condition waits for no decision, and one that is not stored cannot be opened', () => {
  const of = (one: typeof PAYSTUB) => filesOf({ documents: [], uploads: [one] })[0];
  expect(of(LICENSE)).toMatchObject({ state: 'RECEIVED', group: 'received', isStored: true });
  expect(of(PAYSTUB)).toMatchObject({ state: 'WAITING', group: 'review' });
  expect(of(upload(1, 'REFUSED'))?.isStored).toBe(false);
  expect(of(upload(1, 'SCANNING'))?.isStored).toBe(false);
});

test('after a decision the next one that waits is opened, then the first again, then none', () => {
  const files = filesOf({ documents: [], uploads: [3, 2, 1].map((n) => upload(n, 'RECEIVED')) });
  expect(nextWaiting(files)?.id).toBe(fileId(1));
  expect(nextWaiting(files, fileId(1))?.id).toBe(fileId(2));
  expect(nextWaiting(files, fileId(3))?.id).toBe(fileId(1));
  expect(nextWaiting(filesOf({ documents: [], uploads: [upload(1, 'RECEIVED')] }), fileId(1))).toBeUndefined();
});
