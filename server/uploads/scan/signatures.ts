/** The mark every virus scanner knows (eicar.org). Written in pieces, so that no scanner takes this file for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');
const SIGNATURES: readonly (readonly [name: string, bytes: Buffer])[] = [['Eicar-Test-Signature', Buffer.from(EICAR, 'latin1')]];

/** The name of what is found, or null. */
export function knownSignature(bytes: Buffer): string | null {
  return SIGNATURES.find(([, mark]) => bytes.includes(mark))?.[0] ?? null;
}
