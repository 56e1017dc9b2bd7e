/** Files that people send, and the conditions they answer. */
import { createHash } from 'node:crypto';
import { answer, changedRows, type Statement } from './answers.ts';
import type { Row, Transaction } from './tables.ts';

/** What the virus check finds in a file, and the name of such a file. */
export const INFECTED = 'infected';
/** Content of the one picture that shows everyone's identity document. */
export const PICTURE = 'picture';
const PICTURE_SHA256 = createHash('sha256').update(PICTURE).digest('hex');

const change = (on: Transaction, table: string, id: unknown, by: Row, when: (row: Row) => boolean = () => true) => {
  const row = on.get(table, id as string);
  const is = row !== undefined && when(row);
  if (is) on.put(table, id as string, { ...row, ...by });
  return changedRows(is ? 1 : 0);
};
const isScanned = (row: Row) => row['state'] === 'SCANNING';

export const OF_UPLOADS: Readonly<Record<string, Statement>> = {
  'upload-open': (on, [id, application_uuid, condition_uuid, document_type, label, sent_sha256, sent_bytes, sent_by, sent_at]) => {
    if (on.get('upload', id as string)) return changedRows(0);
    const sent = { id, application_uuid, condition_uuid, document_type, label, sent_sha256, sent_bytes, sent_by, sent_at };
    on.put('upload', id as string, { ...sent, state: 'SCANNING', storage_key: null, reason: null });
    return changedRows(1);
  },
  'upload-release': (on, [id, content_type, sha256, bytes, pages, storage_key]) =>
    change(on, 'upload', id, { state: 'RECEIVED', content_type, sha256, bytes, pages, storage_key }, isScanned),
  'upload-refuse': (on, [id, reason]) => change(on, 'upload', id, { state: 'REFUSED', reason }, isScanned),
  'upload-judge': (on, [uuid, id, state, reason, judged_at]) =>
    change(
      on,
      'upload',
      id,
      { state, reason, judged_at },
      (row) => row['application_uuid'] === uuid && row['storage_key'] !== null && row['state'] !== state,
    ),
  'uploads-sent': (on, [uuid, condition]) => {
    const sent = on.where('upload', (r) => r['application_uuid'] === uuid && r['state'] !== 'REFUSED');
    const bytes = sent.reduce((sum, r) => sum + (r['sent_bytes'] as number), 0);
    return answer([{ files: sent.length, bytes, ofCondition: sent.filter((r) => r['condition_uuid'] === condition).length }]);
  },
  'uploads-of': (on, [uuids]) =>
    answer(on.where('upload', (r) => (uuids as string[]).includes(r['application_uuid'] as string) && r['storage_key'] !== null)),
  // The pictures of both sides were sent before: each is named by the side it shows, and by who sent it unless the borrower did.
  'upload-of': (on, [uuid, id]) => {
    const sent = on.get('upload', id as string);
    if (sent) return answer(sent['storage_key'] === null ? [] : [sent]);
    const [type, sender] = (id as string).split(' ');
    return answer([
      {
        id,
        sent_by: sender ?? on.get('application', uuid as string)?.['identityUuid'],
        document_type: type,
        content_type: 'image/png',
        label: id,
        storage_key: PICTURE,
        sha256: PICTURE_SHA256,
      },
    ]);
  },
  'condition-insert': (on, [uuid, application_uuid, category, notes, requested, documents_required, created, signer_id]) => {
    if (!on.get('condition', uuid as string))
      on.put('condition', uuid as string, {
        uuid,
        application_uuid,
        category,
        notes,
        request_documents: JSON.parse(requested as string) as unknown,
        documents_required,
        created,
        signer_id,
        comments_to_borrower: null,
      });
    return changedRows(1);
  },
  'condition-of': (on, [, uuid]) => {
    const row = on.get('condition', uuid as string);
    return answer(row ? [row] : []);
  },
};
