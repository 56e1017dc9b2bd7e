import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { CHAT_SOCKET } from '@hearthline/rules/chat/sockets.ts';
import { hostName } from '@hearthline/orgs/hosts.ts';
import { randomFillSync } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { policyOf } from '../pages/chat-policy.ts';
import { type CardField, cardFieldOrigins } from '../../config/widgets.ts';

const CSP = 'content-security-policy';
/** The chat's socket: the scheme of a page's own origin does not cover those of sockets (CSP 3, 6.7.2.8). */
const SOCKET = CHAT_SOCKET.slice(0, CHAT_SOCKET.indexOf('{'));
/** Pages that may call every operation: the desk, whose policy is its own, and those that only the sandbox has. */
const EVERY_OPERATION = /^\/(?:desk|docs|sandbox)(?:[/?]|$)/;
/** A host as a browser sends it: nothing else gets into a policy. */
const HOST = /^[\w.-]+(?::\d+)?$/;

/**
 * Where a borrower's page may connect to: the first segments of the operations that it calls. Those of the desk are not among them: a script that got
 * into a borrower's page, opened by a member of staff, calls none of them from that page. A window of the desk that it opens is of the same origin and
 * not stopped by this: that needs a host of the desk's own.
 */
function connections({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, segments: readonly string[]): string {
  if (!HOST.test(host)) return "'none'";
  const operations = segments.map((segment) => `${protocol}://${host}/${segment}/`);
  return [...operations, `${protocol === 'https' ? 'wss' : 'ws'}://${host}${SOCKET}`].join(' ');
}

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** What a reply needs that is sent before any hook runs. */
export const headersWithoutHooks = ({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}` }),
});
/** Bytes of a nonce, and nonces made at once: one call for many is cheaper. */
const NONCE = 16;
const pool = Buffer.alloc(NONCE * 256);
let used = pool.length;

/** 128 random bits in hexadecimal, which no other reply gets. */
function nonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE;
  return pool.toString('hex', used - NONCE, used);
}

/** The headers that helmet sets, and the nonces that are in them. */
async function helmetHeaders(options: Parameters<typeof helmet>[1]): Promise<{ headers: Record<string, string>; nonces: string[] }> {
  const app = Fastify();
  await app.register(helmet, options);
  const nonces: string[] = [];
  app.get('/', async (_request, reply: FastifyReply) => {
    nonces.push(reply.cspNonce.script, reply.cspNonce.style);
    return '';
  });
  const { headers } = await app.inject({ url: '/' });
  await app.close();
  const NOT_HELMETS = new Set(['content-length', 'content-type', 'date', 'connection']);
  return {
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_HELMETS.has(name))) as Record<string, string>,
    nonces,
  };
}

/**
 * Protective headers on every reply (quality S5), computed once by helmet; only the nonces differ from reply to reply. `upgrade-insecure-requests` is sent over https only: on plain http it would
 * break the sandbox. Vendor origins come from configuration, so none is allowed unless its vendor has a key.
 * @param segments the first segments of the paths that a borrower's page may call
 */
export async function protectReplies(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'vendorOrigins' | 'vendorScripts'>,
  cardField: CardField | null = null,
  segments: readonly string[] = [],
): Promise<void> {
  const card = cardFieldOrigins(cardField);
  const secure = config.publicUrl.startsWith('https:');
  const { headers, nonces } = await helmetHeaders({
    global: true,
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      // The plugin adds this reply's nonces to script-src and style-src.
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...config.vendorScripts, ...card.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...config.vendorOrigins, ...card.connect],
        frameSrc: ["'self'", 'blob:', ...config.vendorOrigins, ...card.frame],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: secure ? { maxAge: TWO_YEARS_IN_SECONDS, includeSubDomains: true } : false,
    xPoweredBy: true,
  });
  const { 'content-security-policy': policy = '', ...fixed } = {
    ...headers,
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
  };
  // The policy without its nonces: before the script's, between the two, after the style's.
  const [before = '', between = '', after = ''] = nonces.reduce<string[]>(
    (parts, made) => parts.flatMap((part) => part.split(made)),
    [policy],
  );
  app.decorateReply('cspNonce', null as never);
  app.decorateReply('further', null);
  // What is below a lender's own domain is the lender's: only the host that is served is bound to https.
  const home = new URL(config.publicUrl).hostname;
  const isBelow = (host: string): boolean => hostName(host) === home || hostName(host).endsWith(`.${home}`);
  app.addHook('onRequest', (request, reply, done) => {
    const [script, style] = [nonce(), nonce()];
    reply.cspNonce = { script, style };
    reply.headers(fixed);
    if (secure && !isBelow(request.hostname)) reply.header('strict-transport-security', `max-age=${TWO_YEARS_IN_SECONDS}`);
    reply.header('content-security-policy', `${before}${script}${between}${style}${after}`);
    done();
  });
  // A reply without a cache policy must not be cached: replies contain personal data.
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html') && !EVERY_OPERATION.test(request.url);
    if (isPage) reply.header(CSP, policyOf(String(reply.getHeader(CSP)), connections(request, segments), reply.further));
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
