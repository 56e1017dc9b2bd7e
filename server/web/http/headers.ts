import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** What a reply needs that is sent before any hook runs. */
export const headersWithoutHooks = ({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains` }),
});

/**
 * Protective headers on every reply (quality S5). `upgrade-insecure-requests` is sent over https only: on plain http it would
 * break the sandbox. Vendor origins come from configuration, so none is allowed unless its vendor has a key.
 */
export async function protectReplies(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'vendorOrigins'>): Promise<void> {
  const secure = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      // The plugin adds this reply's nonces to script-src and style-src.
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...config.vendorOrigins],
        frameSrc: ["'self'", 'blob:', ...config.vendorOrigins],
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
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()');
  });
  // A reply without a cache policy must not be cached: replies contain personal data.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    return payload;
  });
}
