/** The thread that recognizes questions for recognition.ts: its model is loaded, and its sums are done, beside what answers requests. */
import { parentPort } from 'node:worker_threads';
import type { Asked, Recognized } from './recognition.ts';
import { loadRecognizer } from './recognizer.ts';

const loaded = loadRecognizer();
parentPort?.on('message', ({ id, texts }: Asked) => {
  void (async () => {
    const recognize = await loaded;
    const found: Recognized['found'][number][] = [];
    for (const text of texts) found.push(await recognize(text));
    parentPort?.postMessage({ id, found } satisfies Recognized);
  })();
});
