import { connect } from 'node:net';
import { knownSignature } from './signatures.ts';

/** Scans for viruses: the name of the virus found, or null. Throws when it cannot scan: then the upload is refused. */
export type FileScanner = (bytes: Buffer) => Promise<string | null>;

const PIECE = 65_536;
/** Milliseconds in which the daemon has to reply. */
const PATIENCE = 20_000;

/** Each piece with its length in front; a length of zero ends them. */
function* framed(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** Calls ClamAV's daemon with its INSTREAM command. Throws Error when it does not reply, or replies with an error. */
export function clamdScanner({ host, port }: { readonly host: string; readonly port: number }): FileScanner {
  return async (bytes) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const received: Buffer[] = [];
      const socket = connect({ host, port }, () => {
        for (const piece of framed(bytes)) socket.write(piece);
      });
      socket.setTimeout(PATIENCE, () => socket.destroy(new Error('The virus scanner does not respond')));
      socket.on('data', (piece) => received.push(piece));
      socket.on('error', reject);
      socket.on('close', () => resolve(Buffer.concat(received).toString('latin1').replaceAll('\0', '').trim()));
    });
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found) return found;
    if (answer === 'stream: OK') return null;
    throw new Error('The virus scanner could not scan the file');
  };
}

/** The scanner at a URL such as tcp://clamd:3310. Without one (sandbox) only the antivirus test signature is recognized. */
export function openScanner(url: string | null): FileScanner {
  if (url === null) return async (bytes) => knownSignature(bytes);
  const { hostname, port } = new URL(url);
  const ask = clamdScanner({ host: hostname, port: Number(port) });
  return async (bytes) => knownSignature(bytes) ?? ask(bytes);
}
