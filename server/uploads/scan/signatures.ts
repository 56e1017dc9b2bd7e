/** The test signature that every virus scanner knows (eicar.org). In pieces, so that no scanner mistakes this source file for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');
const SIGNATURES: readonly (readonly [name: string, bytes: Buffer])[] = [['Eicar-Test-Signature', Buffer.from(EICAR, 'latin1')]];

/** The name of the signature found, or null. */
export function knownSignature(bytes: Buffer): string | null {
  return SIGNATURES.find(([, mark]) => bytes.includes(mark))?.[0] ?? null;
}
