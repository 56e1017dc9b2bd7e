import { mutated } from '@hearthline/server/uploads/testing/mutations.ts';
import { OUTCOMES } from '@hearthline/server/uploads/testing/outcomes.ts';
import { formOf } from '@hearthline/sandbox/actor.ts';
import { setTimeout as pause } from 'node:timers/promises';

import { seededRandom } from '@hearthline/sandbox/testing/seeded-random.ts';
import { byStatus, type FuzzPart } from './part.ts';

const FILES = 1000;
/** Files sent to one application, and at once. */
const PER_APPLICATION = 100;
const AT_ONCE = 4;
/** The largest file that is changed: a large one costs time and has no more places to be wrong. */
const LARGEST = 300_000;
/** Milliseconds in which an upload has to be answered, waiting for its turn included. */
const PATIENCE_MS = 60_000;

type Sender = { readonly uuid: string; readonly jwt: string };

async function sender(url: string): Promise<Sender> {
  const reply = await fetch(`${url}/sandbox/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'happy', until: 'OFFER_SELECTION' }),
  });
  if (reply.status !== 201) throw new Error(`Playing an application answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Sender;
}

/** Planted files, and PDFs and pictures that are mutated ones of them, sent as uploads: each is stored or refused, never an error of the server. */
export const fuzzFiles: FuzzPart = {
  env: { THROTTLE_UPLOADS: '1000000' },
  prepare: async (url, { seed, count }) => {
    const files = count ?? FILES;
    const senders = await Promise.all(Array.from({ length: Math.ceil(files / PER_APPLICATION) }, () => sender(url)));
    const warmUp = await sender(url);
    const planters = [await sender(url), await sender(url)] as const;
    const originals = OUTCOMES.filter(
      ([, bytes]) => bytes.length > 20 && bytes.length < LARGEST && /^(%PDF|\u00ff\u00d8|\u0089P)/.test(bytes.toString('latin1', 0, 4)),
    );
    const bytesOf = originals.map(([, bytes]) => bytes);
    const send = async ({ uuid, jwt }: Sender, bytes: Buffer) => {
      const { payload, contentType } = formOf({ type: 'SUPPORT' }, 'file', bytes);
      const reply = await fetch(`${url}/service-application/api/v1/application/heloc/${uuid}/documents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${jwt}`, 'content-type': contentType },
        body: new Uint8Array(payload),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body = (await reply.json()) as { reason?: string; code?: string; uuid?: string };
      return { status: reply.status, reason: body.reason ?? body.code ?? '', document: body.uuid };
    };
    return {
      warm: async () => {
        for (let n = 0; n < 40; n += 1) await send(warmUp, bytesOf[n % bytesOf.length] ?? Buffer.alloc(0));
        await pause(2000);
      },
      run: async () => {
        const problems: string[] = [];
        const replies = new Map<string, number>();
        let longest = 0;
        const sendTimed = async (to: Sender, bytes: Buffer) => {
          const began = performance.now();
          const reply = await send(to, bytes).catch((error: unknown) => ({ status: 0, reason: String(error) }));
          longest = Math.max(longest, performance.now() - began);
          return reply;
        };
        // Each planted file as it is, also those that are too large to be changed a thousand times.
        const planted = OUTCOMES.entries();
        const sendPlanted = async (to: Sender): Promise<void> => {
          for (const [, [name, bytes, outcome]] of planted) {
            const { status, reason } = await sendTimed(to, bytes);
            if ((status === 201 ? 'KEPT' : reason) !== outcome) problems.push(`"${name}": ${status} ${reason} instead of ${outcome}`);
          }
        };
        await Promise.all([sendPlanted(planters[0]), sendPlanted(planters[1])]);
        const numbers = Array.from({ length: files }, (_, number) => number).values();
        const sendMutated = async (): Promise<void> => {
          for (const number of numbers) {
            const random = seededRandom(seed * 1_000_003 + number);
            const [name, original] = originals[Math.floor(random() * originals.length)] ?? ['', Buffer.alloc(0)];
            const to = senders[number % senders.length] ?? warmUp;
            const { status, reason } = await sendTimed(to, mutated(random, original, bytesOf));
            const key = `${status} ${reason}`.trim();
            replies.set(key, (replies.get(key) ?? 0) + 1);
            if (status === 0 || status >= 500) problems.push(`file ${number}, from "${name}": ${key}`);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, sendMutated));
        return {
          figures: [
            `${OUTCOMES.length} planted files, ${files} mutated ones: ${byStatus(replies)}; slowest reply ${longest.toFixed(0)} ms`,
          ],
          problems,
        };
      },
    };
  },
};
