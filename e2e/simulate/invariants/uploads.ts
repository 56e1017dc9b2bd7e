/** What must be true of files: each is checked before it is kept, counted, of the request it answers, and asked for again when it is rejected. */
import { INFECTED } from '../memory/statements-of-uploads.ts';
import type { World } from '../world.ts';
import type { Application } from './log.ts';

/** The limits that the pages tell (AMB-123), written again. */
const OF_CONDITION = 20;
const OF_APPLICATION = 200;

type File = { condition: string | null; accepted: boolean };

export function wrongWithUploads({ db }: World, { row, log }: Application): string[] {
  const uuid = row['uuid'];
  const rows = [...(db.tables.get('upload')?.values() ?? [])].filter((r) => r['application_uuid'] === uuid);
  const kept = rows.filter((r) => r['storage_key'] !== null);
  const inLog = new Map(log.flatMap(({ fact }) => (fact.type === 'documentUploaded' ? [[fact.documentId, fact] as const] : [])));
  const perCondition = Map.groupBy(
    kept.filter((r) => r['condition_uuid'] !== null),
    (r) => r['condition_uuid'],
  );
  return [
    ...[...perCondition.values()]
      .filter((files) => files.length > OF_CONDITION)
      .map((files) => `${files.length} files of one request are kept`),
    ...(kept.length > OF_APPLICATION ? [`${kept.length} files are kept`] : []),
    ...kept.filter((r) => (r['label'] as string).startsWith(INFECTED)).map(() => 'an infected file is kept'),
    ...kept.filter((r) => !inLog.has(r['id'] as string)).map((r) => `the file ${r['id'] as string} is kept, and not in the log`),
    ...[...inLog.values()].flatMap((fact) => {
      const file = kept.find((r) => r['id'] === fact.documentId);
      if (!file) return [`the file ${fact.documentId} is in the log, and not kept`];
      const isSame = file['document_type'] === fact.documentType && file['condition_uuid'] === fact.conditionId;
      return isSame ? [] : [`the file ${fact.documentId} is another one in the log`];
    }),
    ...wrongWithReviews(db, log),
  ];
}

/** A request of staff ends with as many accepted files as it asks for, and is open while one that it counted was rejected. */
function wrongWithReviews(db: World['db'], log: Application['log']): string[] {
  const wrong: string[] = [];
  const files = new Map<string, File>();
  const open = new Set<string>();
  const ofStaff = new Set<string>();
  let rejected: string | null = null;
  for (const [at, { seq, fact, source, at: when }] of log.entries()) {
    const before = log[at - 1];
    if (before && rejected !== null && (before.source !== source || before.at !== when)) {
      if (!open.has(rejected)) wrong.push(`before fact ${seq}: a file was rejected, and its request is not open`);
      rejected = null;
    }
    if (fact.type === 'conditionAdded' || fact.type === 'conditionReopened') open.add(fact.conditionId);
    if (fact.type === 'conditionAdded' && fact.openedBy !== undefined) ofStaff.add(fact.conditionId);
    if (fact.type === 'documentUploaded') files.set(fact.documentId, { condition: fact.conditionId, accepted: false });
    const file = 'documentId' in fact && typeof fact.documentId === 'string' ? files.get(fact.documentId) : undefined;
    if (file && fact.type === 'documentAccepted') file.accepted = true;
    if (file && fact.type === 'documentRejected') {
      file.accepted = false;
      if (file.condition !== null && ofStaff.has(file.condition)) rejected = file.condition;
    }
    if (fact.type === 'conditionCleared') {
      open.delete(fact.conditionId);
      const asked = (db.tables.get('condition')?.get(fact.conditionId)?.['documents_required'] as number | undefined) ?? 0;
      const accepted = [...files.values()].filter((one) => one.condition === fact.conditionId && one.accepted).length;
      if (before?.fact.type === 'documentAccepted' && before.source === source && accepted < asked)
        wrong.push(`fact ${seq}: ${accepted} of ${asked} files are accepted, and the request is over`);
    }
  }
  return wrong;
}
