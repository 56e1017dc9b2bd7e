import { conditionCard } from '@hearthline/journey/conditions.ts';
import type { FastifyInstance } from 'fastify';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Actor, path, type SendFile } from './actor.ts';

/** The smallest PNG there is: what a vendor's stand-in takes for a good picture. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const BOUNDARY = 'hearthline-sandbox';

/** A multipart body as a browser makes it of a form with one file. */
export function formOf(fields: Readonly<Record<string, string>>, name: string, bytes: Buffer): { payload: Buffer; contentType: string } {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return { payload, contentType: `multipart/form-data; boundary=${BOUNDARY}` };
}

/** The form that sends the picture as a file of a type. */
export const pictureForm: (...sent: Parameters<SendFile>) => ReturnType<typeof formOf> = (type, conditionUuid) =>
  formOf({ type, ...(conditionUuid && { conditionUuid }) }, 'picture.png', Buffer.from(PICTURE, 'base64'));

export function senderOf(app: FastifyInstance, jwt: string, orgCode: string, uuid: string): SendFile {
  return async (type, conditionUuid) => {
    const { payload, contentType } = pictureForm(type, conditionUuid);
    const answer = await app.inject({
      method: 'POST',
      url: path(uuid, 'documents'),
      headers: {
        authorization: jwt.startsWith('Bearer ') ? jwt : `Bearer ${jwt}`,
        'x-org': orgCode,
        host: 'localhost',
        'content-type': contentType,
      },
      payload,
    });
    if (answer.statusCode !== 201) throw new Problem('conflict', { message: `A file was not taken: ${answer.body.slice(0, 200)}` });
    return answer.json<{ uuid: string }>().uuid;
  };
}

type Condition = {
  uuid: string;
  categoryEnum: string;
  notes: string | null;
  commentsToBorrower: string | null;
  requestDocuments: string[];
  xtraData: { numDocsRequired: number };
  actionNeeded: boolean;
  documents: { state: string }[];
};

/** Sends what the open conditions ask for; false when nothing is asked for that is a file. */
export async function answerConditions({ call, uuid, sendFile }: Actor): Promise<boolean> {
  const conditions = await call<Condition[]>(
    'GET',
    `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`,
  );
  let sent = false;
  for (const c of conditions.filter(({ actionNeeded }) => actionNeeded)) {
    const { action } = conditionCard({ ...c, category: c.categoryEnum, numDocsRequired: c.xtraData.numDocsRequired, accountMask: null });
    if (action.kind !== 'UPLOAD') continue;
    const missing = Math.max(1, c.xtraData.numDocsRequired) - c.documents.filter(({ state }) => state !== 'REJECTED').length;
    for (let n = 0; n < missing; n += 1) await sendFile(action.documentType, c.uuid);
    sent = true;
  }
  return sent;
}
