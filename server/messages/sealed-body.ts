import type { Context } from '../config/context.ts';
import type { OutboxRow } from '@hearthline/database/generated/rows.ts';

const contextOf = (id: string) => `outbox:${id}`;

/** The body of a message with a secret link, encrypted for the outbox. */
export const sealBody = async ({ secrets }: Pick<Context, 'secrets'>, id: string, body: string): Promise<Buffer> =>
  secrets.seal('answer', contextOf(id), Buffer.from(body, 'utf8'));

/** The body of a message, decrypted if needed. */
export const bodyOf = async ({ secrets }: Pick<Context, 'secrets'>, { id, body, sealed_body: sealed }: OutboxRow): Promise<string> =>
  sealed === null ? body : (await secrets.open('answer', contextOf(id), sealed)).toString('utf8');
