/**
 * Recognizes what messages ask, in a thread of its own (recognition-thread.ts) that is begun when a first chat with the bot is. What is asked while it
 * loads waits for it, and nothing else does.
 */
import { Worker } from 'node:worker_threads';
import type { Found } from './recognizer.ts';

export type Asked = { readonly id: number; readonly texts: readonly string[] };
export type Recognized = { readonly id: number; readonly found: readonly (readonly Found[])[] };
/** For each text what speaks for each target, most first. */
export type Recognize = (texts: readonly string[]) => Promise<Recognized['found']>;

type Waiting = { readonly resolve: (found: Recognized['found']) => void; readonly reject: (error: Error) => void };
const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let asked = 0;

function begun(): Worker {
  if (thread) return thread;
  const worker = new Worker(new URL('recognition-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 2 },
  });
  const ended = (error: Error): void => {
    if (thread !== worker) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, found }: Recognized) => {
    waiting.get(id)?.resolve(found);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', ended);
  worker.on('exit', () => ended(new Error('The thread that recognizes questions ended')));
  worker.unref();
  thread = worker;
  return worker;
}

/** Has the model loaded before it is asked. */
export const prepareToRecognize = (): void => void begun();

export const recognize: Recognize = async (texts) => {
  const worker = begun();
  const id = (asked += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, texts } satisfies Asked);
  });
};
