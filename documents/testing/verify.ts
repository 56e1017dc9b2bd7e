import { createHash, verify } from 'node:crypto';
import forge from 'node-forge';

/** The result of checking a seal. Whether to trust its certificate is up to the reader. */
export type SealCheck = {
  readonly sealed: boolean;
  /** The signed bytes are unchanged, and the signature is the certificate's. */
  readonly intact: boolean;
  /** Nothing was appended after the seal. */
  readonly coversAll: boolean;
  readonly signer: string | null;
  /** ISO instant. */
  readonly signedAt: string | null;
};

const UNSEALED: SealCheck = { sealed: false, intact: false, coversAll: false, signer: null, signedAt: null };
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';

type Captured = { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
const inner = (node: forge.asn1.Asn1 | undefined, ...path: readonly number[]): forge.asn1.Asn1 | undefined =>
  path.reduce<forge.asn1.Asn1 | undefined>((at, i) => (Array.isArray(at?.value) ? at.value[i] : undefined), node);
const bytesOf = (node: forge.asn1.Asn1 | undefined): Buffer => Buffer.from(typeof node?.value === 'string' ? node.value : '', 'binary');

/** The DER value of a signature field; bytes after its encoded length are padding. */
function derOf(hex: string): Buffer {
  const bytes = Buffer.from(hex, 'hex');
  const lengthBytes = (bytes[1] ?? 0) & 0x7f;
  return (bytes[1] ?? 0) < 0x80
    ? bytes.subarray(0, 2 + (bytes[1] ?? 0))
    : bytes.subarray(0, 2 + lengthBytes + bytes.readUIntBE(2, lengthBytes));
}

function checkMessage(der: Buffer, content: Buffer): Pick<SealCheck, 'intact' | 'signer' | 'signedAt'> {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der.toString('binary'))) as forge.pkcs7.PkcsSignedData & {
    rawCapture: Captured;
  };
  const { authenticatedAttributes: attributes, signature } = message.rawCapture;
  const valueOf = (oid: string): forge.asn1.Asn1 | undefined =>
    inner(
      attributes.find((one) => forge.asn1.derToOid(bytesOf(inner(one, 0)).toString('binary')) === oid),
      1,
      0,
    );
  const signed = forge.asn1.toDer(forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes)).getBytes();
  const digestFits = createHash('sha256')
    .update(content)
    .digest()
    .equals(bytesOf(valueOf(MESSAGE_DIGEST)));
  const certificate = message.certificates.find((one) =>
    verify('sha256', Buffer.from(signed, 'binary'), forge.pki.publicKeyToPem(one.publicKey), Buffer.from(signature, 'binary')),
  );
  const time = bytesOf(valueOf(SIGNING_TIME)).toString('latin1');
  return {
    intact: digestFits && certificate !== undefined,
    signer: certificate ? String(certificate.subject.getField('CN')?.value ?? '') : null,
    signedAt:
      time === '' ? null : (time.length > 13 ? forge.asn1.generalizedTimeToDate(time) : forge.asn1.utcTimeToDate(time)).toISOString(),
  };
}

/** Checks the last seal of a PDF: its digest, its signature, and that it covers the whole file. Never throws. */
export function verifySeal(pdf: Buffer): SealCheck {
  const range = [...pdf.toString('latin1').matchAll(/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/g)].at(-1)?.slice(1).map(Number);
  if (!range) return UNSEALED;
  const [start = 0, length = 0, from = 0, rest = 0] = range;
  const content = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(from, from + rest)]);
  const coversAll = start === 0 && from + rest === pdf.length && pdf[length] === 0x3c && pdf[from - 1] === 0x3e;
  try {
    const der = derOf(pdf.subarray(length + 1, from - 1).toString('latin1'));
    return { sealed: true, coversAll, ...checkMessage(der, content) };
  } catch {
    return { sealed: true, intact: false, coversAll, signer: null, signedAt: null };
  }
}
