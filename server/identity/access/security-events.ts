import type { FastifyRequest } from 'fastify';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import type { Context } from '../../config/context.ts';
import type { SecurityDetails, SecurityEvent } from '../../config/security-log.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Operations that check a password: a wrong one is noted there. */
const SIGN_INS = new Set(['identity-login', 'desk-session-post']);
/** Operations that give a member of staff a document of an application. */
const DOCUMENTS = new Set(['document-get', 'document-file', 'upload-get']);

/** An email address as the security log names it: a hash with a key of the database. */
export async function accountOf({ secrets }: Pick<Context, 'secrets'>, email: string): Promise<string> {
  return (await secrets.blindIndex('provider-token', `account of the security log ${emailKey(email)}`)).toString('base64url').slice(0, 22);
}

/** Where a request came from, and who sent it; the pattern of its path and never the path. */
export function detailsOf(request: FastifyRequest): SecurityDetails {
  const { caller, routeOptions, params } = request;
  const { uuid } = (params ?? {}) as { readonly uuid?: unknown };
  const { operationId: operation } = (routeOptions.schema ?? {}) as { readonly operationId?: string };
  return {
    ip: request.ip,
    reqId: request.id,
    method: request.method,
    ...(request.organization !== '' && { organization: request.organization }),
    ...(routeOptions.url !== undefined && { route: routeOptions.url }),
    ...(operation !== undefined && { operation }),
    ...(caller.kind === 'identity' && { identityUuid: caller.identityUuid, sessionId: caller.sessionId }),
    ...(caller.kind === 'staff' && { staffUuid: caller.staffUuid, sessionId: caller.sessionId }),
    ...(typeof uuid === 'string' && UUID.test(uuid) && { applicationUuid: uuid }),
  };
}

/** The event that a reply is by its status and caller; null for most. A wrong password is noted where it is checked. */
function eventOf(request: FastifyRequest, status: number): SecurityEvent | null {
  const { operation } = detailsOf(request);
  if (status === 429) return 'throttled';
  if ((status === 401 && !SIGN_INS.has(operation ?? '')) || status === 403) return 'access-refused';
  return status === 200 && request.caller.kind === 'staff' && DOCUMENTS.has(operation ?? '') ? 'staff-read-document' : null;
}

/** Notes what a reply says about security: a refusal, a limit, a document that staff read. */
export function noteReply({ securityLog }: Pick<Context, 'securityLog'>, request: FastifyRequest, status: number): void {
  const event = eventOf(request, status);
  if (event !== null) securityLog(event, { ...detailsOf(request), status });
}
