import type { FileScanner } from './file-scanner.ts';
import { knownSignature } from './signatures.ts';
import { clamdScanner } from './clamd.ts';

/** The scanner at a URL such as tcp://clamd:3310. Without one only the test signature is known: for the sandbox. */
export function openScanner(url: string | null): FileScanner {
  if (url === null) return async (bytes) => knownSignature(bytes);
  const { hostname, port } = new URL(url);
  const ask = clamdScanner({ host: hostname, port: Number(port) });
  return async (bytes) => knownSignature(bytes) ?? ask(bytes);
}
