import { createHash, createHmac, createPublicKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';

/** How vendors sign callbacks; `sentAt` is real time. Each returns the headers of one callback. */
export type Signer = (raw: string, secret: string, sentAt: Date) => Readonly<Record<string, string>>;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** "t=<seconds>,v1=<hex of HMAC-SHA256 of t.raw>" in the header of this name. */
export function stamped(header: string): Signer {
  return (raw, secret, sentAt) => {
    const seconds = Math.trunc(sentAt.getTime() / 1000);
    return { [header]: `t=${seconds},v1=${hmac(secret, `${seconds}.${raw}`)}` };
  };
}

/** The bare digest of the body, with a prefix ("v1=") or none. */
export function digested(header: string, prefix = ''): Signer {
  return (raw, secret) => ({ [header]: prefix + hmac(secret, raw) });
}

export interface TokenSigner {
  readonly sign: Signer;
  /** The public key by its id; null for an unknown one. */
  readonly publicKey: (kid: string) => (JsonWebKey & { readonly kid: string; readonly alg: string; readonly use: string }) | null;
}

/** A token signed with ES256 that holds the body's digest and the time of sending; the verifier fetches the key by its id. */
export function tokenSigner(header: string): TokenSigner {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('hex').slice(0, 32);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    sign: (raw, _secret, sentAt) => {
      const claims = { iat: Math.trunc(sentAt.getTime() / 1000), request_body_sha256: createHash('sha256').update(raw).digest('hex') };
      const head = `${part({ alg: 'ES256', kid, typ: 'JWT' })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(head), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return { [header]: `${head}.${signature.toString('base64url')}` };
    },
    publicKey: (input) => (input === kid ? { ...jwk, kid, alg: 'ES256', use: 'sig' } : null),
  };
}
