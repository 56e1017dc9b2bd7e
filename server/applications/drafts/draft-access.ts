import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A draft lives for thirty days after it was last saved (AMB-20). */
export const DRAFT_LIFE_MS = 30 * 86_400_000;

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** An opaque id: 128 random bits. */
export function newDraftId(): string {
  return randomBytes(16).toString('base64url');
}

function isHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

function cookieName(request: FastifyRequest): string {
  return isHttps(request) ? '__Host-draft' : 'draft';
}

function secretOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[cookieName(request)];
  return value !== undefined && SECRET.test(value) ? value : undefined;
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Gives this browser the cookie that opens its drafts, the one it holds when it holds one; answers the hash to keep. */
export function grantAccess(request: FastifyRequest, reply: FastifyReply): Buffer {
  const secret = secretOf(request) ?? randomBytes(32).toString('base64url');
  void reply.setCookie(cookieName(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge: DRAFT_LIFE_MS / 1000,
  });
  return digest(secret);
}

/** Whether this browser may open a draft. */
export function mayOpen(request: FastifyRequest, accessHash: Buffer): boolean {
  const secret = secretOf(request);
  return secret !== undefined && timingSafeEqual(digest(secret), accessHash);
}

/** The hash under which this browser's drafts are kept, or undefined when it has none. */
export function accessHashOf(request: FastifyRequest): Buffer | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : digest(secret);
}
