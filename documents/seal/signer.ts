import { constants, createPrivateKey, generateKeyPairSync, privateEncrypt, randomBytes, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

/** The signer of documents: a certificate with its key as PKCS#12, as certificate authorities deliver it. */
export type DocumentSigner = {
  readonly p12: Buffer;
  readonly passphrase: string;
  /** The certificate's common name. */ readonly name: string;
};

/** The same, opened: the certificate chain, and the key that belongs to `certificate`. */
export type OpenedSigner = {
  readonly certificate: forge.pki.Certificate;
  readonly chain: readonly forge.pki.Certificate[];
  readonly key: KeyObject;
};

const KEY_BITS = 2048;
const YEARS = 10;
const CERTIFICATES = '1.2.840.113549.1.12.10.1.3';
const SHROUDED_KEY = '1.2.840.113549.1.12.10.1.2';

type RsaKey = forge.pki.rsa.PrivateKey;
const belongs = (certificate: forge.pki.Certificate, key: RsaKey): boolean =>
  (certificate.publicKey as forge.pki.rsa.PublicKey).n.compareTo(key.n) === 0;

function open({ p12, passphrase }: Pick<DocumentSigner, 'p12' | 'passphrase'>): OpenedSigner {
  const parsed = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), passphrase);
  const bags = (bagType: string) => parsed.getBags({ bagType })[bagType] ?? [];
  const key = bags(SHROUDED_KEY)[0]?.key;
  const chain = bags(CERTIFICATES).flatMap(({ cert }) => (cert ? [cert] : []));
  const certificate = key && chain.find((one) => belongs(one, key));
  if (!key || !certificate) throw new Error('The sealing file holds no key with its certificate');
  return { certificate, chain, key: createPrivateKey(forge.pki.privateKeyToPem(key)) };
}

/** Opening PKCS#12 is slow by design: each signer is opened once. */
const opened = new WeakMap<DocumentSigner, OpenedSigner>();
export function openSigner(signer: DocumentSigner): OpenedSigner {
  const known = opened.get(signer) ?? open(signer);
  opened.set(signer, known);
  return known;
}

/** A signer from a PKCS#12 file and its passphrase; throws Error when it cannot be opened, or has no key for its certificate. */
export function signerFromP12(p12: Buffer, passphrase: string): DocumentSigner {
  const { certificate } = open({ p12, passphrase });
  return { p12, passphrase, name: String(certificate.subject.getField('CN')?.value ?? 'unnamed') };
}

/** DER prefix of a SHA-256 digest of 32 bytes (RFC 8017 §9.2). */
const SHA256_PREFIX = Buffer.from('3031300d060960864801650304020105000420', 'hex');
/** Signs a SHA-256 digest as RSASSA-PKCS1-v1_5, natively. */
export const signDigest = (key: KeyObject, digest: Buffer): Buffer =>
  privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([SHA256_PREFIX, digest]));

/**
 * A signer for the sandbox with a certificate it signed itself: a PDF reader finds the seal intact and the signer untrusted. Create it once
 * and store `p12` and `passphrase`: a new signer would change every document's bytes.
 */
export function sandboxSigner(organization: string, now: Date): DocumentSigner {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: KEY_BITS,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(pair.privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  // A serial number is positive: its first bit must be 0.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now.getTime());
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const name = `${organization} documents (sandbox)`;
  const subject = [
    { name: 'commonName', value: name },
    { name: 'organizationName', value: organization },
    { name: 'countryName', value: 'US' },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  const passphrase = randomBytes(16).toString('hex');
  const p12 = forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: '3des' })).getBytes();
  return { p12: Buffer.from(p12, 'binary'), passphrase, name };
}
