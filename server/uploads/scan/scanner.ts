import { connect } from 'node:net';
import { knownSignature } from './signatures.ts';

/** Looks for viruses: the name of what is found, or null. Throws when it cannot look: then nothing is taken. */
export type FileScanner = (bytes: Buffer) => Promise<string | null>;

const PIECE = 65_536;
/** Milliseconds in which the answer has to be there. */
const PATIENCE = 20_000;

/** Each piece with its length in front; a length of nothing ends them. */
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

/** Asks ClamAV's daemon over its INSTREAM command. Throws Error when it does not answer, or answers an error. */
export function clamdScanner({ host, port }: { readonly host: string; readonly port: number }): FileScanner {
  return async (bytes) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const heard: Buffer[] = [];
      const socket = connect({ host, port }, () => {
        for (const piece of framed(bytes)) socket.write(piece);
      });
      socket.setTimeout(PATIENCE, () => socket.destroy(new Error('The virus scanner does not answer')));
      socket.on('data', (piece) => heard.push(piece));
      socket.on('error', reject);
      socket.on('close', () => resolve(Buffer.concat(heard).toString('latin1').replaceAll('\0', '').trim()));
    });
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found) return found;
    if (answer === 'stream: OK') return null;
    throw new Error('The virus scanner could not look at the file');
  };
}

/** The scanner at a URL such as tcp://clamd:3310. Without one only the test signature is known: for the sandbox. */
export function openScanner(url: string | null): FileScanner {
  if (url === null) return async (bytes) => knownSignature(bytes);
  const { hostname, port } = new URL(url);
  const ask = clamdScanner({ host: hostname, port: Number(port) });
  return async (bytes) => knownSignature(bytes) ?? ask(bytes);
}
