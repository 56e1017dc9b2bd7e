/** The device of a passkey in software: makes and signs what a browser would (W3C Web Authentication Level 3, §6), for tests without one. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Bits of the authenticator data (§6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** `isVerified` false: the device did not check who holds it. */
export type Device = {
  readonly create: (options: unknown, isVerified?: boolean) => RegistrationResponseJSON;
  readonly sign: (options: unknown, isVerified?: boolean) => AuthenticationResponseJSON;
};

/** A device with one passkey for the pages of an origin. */
export function softDevice(origin = 'http://localhost:4000'): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let count = 0;
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataFor = (host: string, isVerified: boolean, flags: number, more = Buffer.alloc(0)): Buffer => {
    count += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0));
    head.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(host).digest(), head, more]);
  };
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  return {
    create(options, isVerified = true) {
      const { challenge, rp } = options as PublicKeyCredentialCreationOptionsJSON;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE key of ES256 on P-256 (RFC 9053)
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)]);
      const authData = new Uint8Array(dataFor(rp.id ?? '', isVerified, ATTESTED, attested));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign(options, isVerified = true) {
      const { challenge, rpId = '' } = options as PublicKeyCredentialRequestOptionsJSON;
      const data = dataFor(rpId, isVerified, 0);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
