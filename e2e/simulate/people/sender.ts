/** Files that people send: one for a request, none that was asked for, far too many at once, and now and then an infected one. */
import { createHash } from 'node:crypto';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { acceptUpload } from '@hearthline/server/uploads/accept-upload.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { INFECTED } from '../memory/statements-of-uploads.ts';
import { draw } from '../vendors/random.ts';
import type { World } from '../world.ts';
import type { Api } from './api.ts';
import type { Applicant } from './applicant.ts';

const TYPES: readonly DocumentType[] = ['SUPPORT', 'USER_UPLOADED_PAYSTUB', 'HAZARD_INSURANCE'];
/** More files than a request takes. */
const TOO_MANY = 23;

type People = { readonly world: World; readonly api: Api; readonly who: Applicant };

export async function sendsFiles({ world, api, who }: People, as: string, application: Application): Promise<void> {
  const { random } = world.time;
  const { uuid, facts } = application;
  const open = facts.openConditions.map(({ id }) => id);
  const answered = facts.documents.flatMap(({ conditionId }) => conditionId ?? []);
  const conditionUuid = draw<string | null>(random, [
    [8, open[Math.floor(random() * open.length)] ?? null],
    [2, answered[Math.floor(random() * answered.length)] ?? null],
    [1, null],
  ]);
  const type = TYPES[Math.floor(random() * TYPES.length)] as DocumentType;
  const name = random() < 0.15 ? INFECTED : 'file';
  const count =
    random() < 0.08
      ? TOO_MANY
      : draw(random, [
          [6, 1],
          [3, 2],
        ]);
  const send = async (number: number) => {
    const bytes = Buffer.from(`%PDF-1.7 ${name} ${number} ${random()}`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await api.act(as, `sends a ${name}`, uuid, async (ctx) =>
      acceptUpload(ctx, application, {
        type,
        conditionUuid,
        field: { name: `${name}.pdf`, sha256, bytes: bytes.length },
        file: { read: async () => bytes, close: async () => undefined },
        by: { actor: 'borrower', ref: who.identityUuid, source: 'upload-post', identityUuid: who.identityUuid },
      }),
    );
  };
  await Promise.all(Array.from({ length: count }, async (_, number) => send(number)));
}
