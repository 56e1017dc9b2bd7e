/** The sandbox's name server: DNS over UDP (RFC 1035) that answers with the TXT records that were placed in it, so that a domain is proved without owning one. */
import { type DecodedPacket, decode, encode, RECURSION_AVAILABLE } from 'dns-packet';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** The TXT records of this process by name, in lower case. An empty list: the name has no such record. Null: its name servers do not answer. */
const records = new Map<string, readonly string[] | null>();

/** Places the TXT records of a name, in place of those it had. */
export function placeRecords(name: string, texts: readonly string[] | null): void {
  records.set(name.toLowerCase(), texts);
}

/** The bits of a reply's flags that say that there is no such name. */
const NO_SUCH_NAME = 3;

function answerTo({ id, questions = [] }: DecodedPacket): Buffer | null {
  const [question] = questions;
  if (question === undefined) return null;
  const texts = records.get(question.name.toLowerCase());
  if (texts === null) return null;
  const isKnown = texts !== undefined;
  const answers = question.type === 'TXT' ? (texts ?? []) : [];
  return encode({
    type: 'response',
    ...(id !== undefined && { id }),
    flags: RECURSION_AVAILABLE + (isKnown ? 0 : NO_SUCH_NAME),
    questions: [question],
    answers: answers.map((data) => ({ type: 'TXT', name: question.name, ttl: 0, data })),
  });
}

/** Starts the name server on a free port of this machine; its address, and how it ends. */
export async function startNameServer(): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    let reply: Buffer | null = null;
    try {
      reply = answerTo(decode(message));
    } catch {
      // What is no question of DNS gets no answer.
    }
    if (reply) socket.send(reply, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { address, port }: AddressInfo = socket.address();
  return {
    address: `${address}:${port}`,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
