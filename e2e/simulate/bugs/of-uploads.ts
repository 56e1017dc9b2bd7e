/** Planted in files: their check, their number, what they answer, and their review. */
import type { Bug } from './bug.ts';

export const OF_UPLOADS: readonly Bug[] = [
  {
    name: 'one-file-too-many-is-kept',
    file: 'server/uploads/accept-upload.ts',
    healthy: 'ofCondition >= MAX_FILES_OF_CONDITION',
    sick: 'ofCondition > MAX_FILES_OF_CONDITION',
  },
  {
    name: 'files-are-counted-without-the-lock',
    file: 'server/uploads/accept-upload.ts',
    healthy: '    await lockApplication(client, uuid);\n',
    sick: '',
  },
  {
    name: 'an-infected-file-is-kept',
    file: 'server/uploads/check-file.ts',
    healthy: 'if ((await scan(bytes)) !== null)',
    sick: 'if ((await scan(bytes)) === undefined)',
  },
  {
    name: 'a-file-answers-a-request-that-was-closed-meanwhile',
    file: 'server/uploads/accept-upload.ts',
    healthy: 'if (!active || !isOpen || ',
    sick: 'if (!active || ',
  },
  {
    name: 'a-file-is-not-of-the-kind-it-was-sent-as',
    file: 'server/uploads/accept-upload.ts',
    healthy: 'documentId: id, documentType: type, conditionId',
    sick: "documentId: id, documentType: 'SUPPORT', conditionId",
  },
  {
    name: 'a-file-is-kept-after-the-end',
    file: 'server/uploads/accept-upload.ts',
    healthy: 'if (!active || !isOpen || !(await',
    sick: 'if (!isOpen || !(await',
    walk: 'ended',
  },
];
