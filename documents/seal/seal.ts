import { createHash } from 'node:crypto';
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { Signer, SignPdf } from '@signpdf/signpdf';
import forge from 'node-forge';
import { openSigner, signDigest, type DocumentSigner, type OpenedSigner } from './signer.ts';

/** Bytes reserved for the signature; a chain of three certificates needs about half. */
const SIGNATURE_BYTES = 12_000;
/** Attributes signed with the digest (RFC 5652 §11). */
const ATTRIBUTES = {
  contentType: '1.2.840.113549.1.9.3',
  data: '1.2.840.113549.1.7.1',
  digest: '1.2.840.113549.1.9.4',
  time: '1.2.840.113549.1.9.5',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

/**
 * The attribute with the digest of the sealed bytes, computed natively. forge computes it from a content given as text, which takes most of a seal's time:
 * what it would write into the attribute is not taken.
 */
function digestOf(pdf: Buffer): { readonly type: string; value: string } {
  const digest = createHash('sha256').update(pdf).digest('binary');
  return Object.defineProperty({ type: ATTRIBUTES.digest, value: '' }, 'value', {
    // the library's types allow strings only; at run time it asks a digest for a buffer
    get: () => forge.util.createBuffer(digest) as unknown as string,
    set: (_unused: unknown) => {},
  });
}

/** Detached PKCS#7 with the native key: forge builds the message, Node signs it. */
class NativeSigner extends Signer {
  readonly #signer: OpenedSigner;

  constructor(signer: OpenedSigner) {
    super();
    this.#signer = signer;
  }

  override async sign(pdf: Buffer, at?: Date): Promise<Buffer> {
    if (!at) throw new Error('A seal has a time');
    const { certificate, chain, key } = this.#signer;
    const message = forge.pkcs7.createSignedData();
    message.content = forge.util.createBuffer('');
    for (const one of chain) message.addCertificate(one);
    const native = {
      sign: (digest: forge.md.MessageDigest) => signDigest(key, Buffer.from(digest.digest().getBytes(), 'binary')).toString('binary'),
    };
    message.addSigner({
      key: native as unknown as forge.pki.rsa.PrivateKey,
      certificate,
      digestAlgorithm: ATTRIBUTES.sha256,
      authenticatedAttributes: [
        { type: ATTRIBUTES.contentType, value: ATTRIBUTES.data },
        // The library's types allow strings only; at run time it encodes a Date as RFC 5652 requires.
        { type: ATTRIBUTES.time, value: at as unknown as string },
        digestOf(pdf),
      ],
    });
    message.sign({ detached: true });
    return Buffer.from(forge.asn1.toDer(message.toAsn1()).getBytes(), 'binary');
  }
}

/**
 * Seals a PDF with the lender's signature (PKCS#7, detached, SHA-256) in an invisible field: a PDF reader then reports any later change.
 * The same bytes, signer and time give the same seal.
 */
export async function sealPdf(
  pdf: Buffer,
  signer: DocumentSigner,
  { at, reason, contact = '', place = '' }: { at: Date; reason: string; contact?: string; place?: string },
): Promise<Buffer> {
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason,
    contactInfo: contact,
    name: signer.name,
    location: place,
    signingTime: at,
    signatureLength: SIGNATURE_BYTES,
    appName: 'Hearthline',
  });
  return new SignPdf().sign(prepared, new NativeSigner(openSigner(signer)), at);
}
