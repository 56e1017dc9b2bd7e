import multipart from '@fastify/multipart';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { WebContext } from '../context.ts';
import { type Incoming, receive, RECEIVE_LIMITS } from '../../uploads/receive.ts';
import { fieldErrors } from './failures.ts';
import { refuseUnstorable } from './refused-text.ts';
import { Problem } from '@hearthline/contract/problem.ts';

/** Files received with a request, until its reply is sent. */
const FILES = new WeakMap<FastifyRequest, Incoming>();

/** The file received with a request of an upload endpoint. */
export function fileOf(request: FastifyRequest): Incoming {
  const file = FILES.get(request);
  if (!file) throw new Error('This endpoint receives no file');
  return file;
}

/** Receives the body of an upload after its caller was checked, and validates its fields. */
export async function receiveUpload(ctx: WebContext, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const limits = { ...RECEIVE_LIMITS, fileBytes: endpoint.bodyLimit ?? RECEIVE_LIMITS.fileBytes };
  const { fields, incoming } = await receive(request, reply, join(ctx.config.dataFolder, 'incoming'), limits);
  FILES.set(request, incoming);
  request.body = fields;
  refuseUnstorable(request);
  const checked = endpoint.body?.safeParse(fields);
  if (checked && !checked.success) throw new Problem('invalid_request', { errors: fieldErrors(checked.error.issues) });
  request.body = checked ? checked.data : fields;
}

/** A scope that accepts multipart bodies and nothing else; received files are released with the reply. */
export async function acceptsUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  // A file that is too long ends at the limit; the receiver refuses it at once.
  await scope.register(multipart, { throwFileSizeLimit: false });
  const releaseHold = async (request: FastifyRequest) => {
    const file = FILES.get(request);
    FILES.delete(request);
    await file?.close();
  };
  scope.addHook('onResponse', releaseHold);
  scope.addHook('onRequestAbort', releaseHold);
}

/** Sends bytes to be downloaded, never opened in place, so that anything the checks missed has no page to run in (ASVS 3.2.1, 5.4.2). */
export const sendAsDownload = (
  reply: FastifyReply,
  { contentType, name, bytes }: { readonly contentType: string; readonly name: string; readonly bytes: Buffer },
): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
